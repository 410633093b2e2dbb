-- Made when the players are there: sorting them once is quicker than finding the place of each.
CREATE INDEX listed_number ON listed_player (number);
