# Rating lists: what is odd in their lines, and why one could not be imported.

list-no-number = no identity number, or one that is not made of letters and digits: “{ $found }”
list-no-name = the player { $found } has no name
list-long-name = the name is longer than any and was cut: “{ $found }”
list-long-line = the line is longer than any list has: “{ $found }”
list-not-a-federation = a federation has three letters, not “{ $found }”
list-not-a-sex = “{ $found }” is not a sex
list-not-a-title = “{ $found }” is not a title
list-not-a-rating = “{ $found }” is not a rating
list-not-a-number = a number is expected, not “{ $found }”
list-not-a-year = “{ $found }” is not a year of birth
list-number-twice = another player has the number { $found } already

change-list-imported = The rating list { $name } was imported: { $players } players.

error-list-import-runs = A rating list is being imported already. Wait until it is done, or cancel it.
error-list-cancelled = The import was cancelled. The list is as it was before.
error-list-not-there = There is no rating list { $name }. Import it first.
error-list-unreadable = The rating list { $name } cannot be read ({ $detail }). Import it again.
error-list-no-player = There is no player with the number { $number } in the list { $name }.
error-list-name = “{ $name }” cannot be the name of a list: up to 40 letters, digits, blanks, - and _.
error-list-empty = There is no player in { $name }. The list is as it was before.
error-list-packed = { $name } cannot be unpacked ({ $detail }). Download it again.
error-list-none = { $name } is not a rating list: neither FIDE’s text or XML nor a table with a row of headers.
error-list-no-columns = No column of identity numbers or of names was found in { $name }. Its columns: { $columns }.
error-list-damaged = { $name } is damaged at line { $line } ({ $detail }). Download it again; the list is as it was before.
error-list-no-such-field = No column can hold “{ $field }”.

# In the terminal.
list-imported = { $name }: { $players } players imported, { $odd } odd lines
list-odd-line = line { $line }: { $what }
list-nobody = nobody was found
