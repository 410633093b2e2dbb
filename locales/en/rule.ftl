# Cases put to the terminal for a ruling, and the overlays of federations laid over the editions.

rule-unreadable = { $file }: the cases cannot be read: { $reason }
rule-expects-case = a case is expected: { $reason }
rule-expects-edition = edition “{ $found }” is not known: one of { $known } is expected
rule-expects-known-overlay = the overlay “{ $found }” is not known: hand it in with --overlays, or give it whole in the case
rule-expects-position = the position “{ $found }” is not readable: { $reason }
rule-expects-uci = half-move { $ply } of the record, “{ $found }”, is not a move in UCI
rule-overlays-unreadable = { $file }: the overlays cannot be read: { $reason }
rule-overlay-twice = { $file }: there are two overlays called “{ $overlay }”; each needs a name of its own
rule-expects-overlay = an overlay is expected: { $reason }
