# Pairings: why there is none, why they are as they are, and what a change makes worse.

pairing-stopped = the pairing was stopped
pairing-no-pairing = no legal pairing exists for this round; the arbiter decides what to relax (C.04.1)
pairing-too-many-scores = players with too many different scores, by bonuses and penalties, fall into one bracket to be weighed
pairing-no-such-round = round { $round } is past the last round, { $last }
pairing-wrong-number = { $found } players cannot be paired; { $needed } are needed
pairing-round-too-late = round { $round } cannot be paired: only { $last } rounds have been played

pairing-round-differs = round { $round }: { $found } should be { $expected }; { $criterion }
pairing-pair = { $white }-{ $black }, bracket { $bracket }; colours: { $rule }
pairing-floater = { $player } moves down from bracket { $bracket }
pairing-bye = { $player } has the pairing-allocated bye
pairing-not-instead = not { $instead }: { $criterion }

pairing-colours-both-granted = both preferences are granted (5.2.1)
pairing-colours-stronger-granted = the stronger preference is granted (5.2.2)
pairing-colours-alternation = alternation from the last round in which they had different colours (5.2.3)
pairing-colours-higher-ranked = the preference of the higher-ranked player is granted (5.2.4)
pairing-colours-pairing-number = by the pairing number of the higher-ranked player (5.2.5)

pairing-criterion-c1 = they have met, or may not meet (C1)
pairing-criterion-c2 = the player may not have the pairing-allocated bye (C2)
pairing-criterion-c3 = both have the same absolute colour preference (C3)
pairing-criterion-c4 = the other players could not all be paired (C4)
pairing-criterion-c5 = the score of the player with the bye (C5)
pairing-criterion-c6 = the number of downfloaters (C6)
pairing-criterion-c7 = the scores of the downfloaters (C7)
pairing-criterion-c8 = the next bracket would do worse (C8)
pairing-criterion-c9 = the unplayed games of the player with the bye (C9)
pairing-criterion-c10 = the colour difference of a topscorer or an opponent (C10)
pairing-criterion-c11 = the same colour three times for a topscorer or an opponent (C11)
pairing-criterion-c12 = the number of colour preferences refused (C12)
pairing-criterion-c13 = the number of strong colour preferences refused (C13)
pairing-criterion-c14 = downfloaters who downfloated in the previous round (C14)
pairing-criterion-c15 = upfloaters who upfloated in the previous round (C15)
pairing-criterion-c16 = downfloaters who downfloated two rounds before (C16)
pairing-criterion-c17 = upfloaters who upfloated two rounds before (C17)
pairing-criterion-c18 = score differences of those who downfloated in the previous round (C18)
pairing-criterion-c19 = score differences of those who upfloated in the previous round (C19)
pairing-criterion-c20 = score differences of those who downfloated two rounds before (C20)
pairing-criterion-c21 = score differences of those who upfloated two rounds before (C21)
pairing-criterion-order = as good, but later in the order of candidates (article 4)
pairing-criterion-colours = the colours (article 5)

# The criteria by the numbers of the edition before 2026.
pairing-criterion-2017-c1 = they have met, or may not meet (C.1)
pairing-criterion-2017-c2 = the player may not have the pairing-allocated bye (C.2)
pairing-criterion-2017-c3 = both have the same absolute colour preference (C.3)
pairing-criterion-2017-c4 = the other players could not all be paired (C.4)
pairing-criterion-2017-c5 = the number of pairs (C.5)
pairing-criterion-2017-c6 = the score differences of the pairs and of the downfloaters (C.6)
pairing-criterion-2017-c7 = the next bracket would do worse (C.7)
pairing-criterion-2017-c8 = the colour difference of a topscorer or an opponent (C.8)
pairing-criterion-2017-c9 = the same colour three times for a topscorer or an opponent (C.9)
pairing-criterion-2017-c10 = the number of colour preferences refused (C.10)
pairing-criterion-2017-c11 = the number of strong colour preferences refused (C.11)
pairing-criterion-2017-c12 = players who downfloat as in the previous round (C.12)
pairing-criterion-2017-c13 = players who upfloat as in the previous round (C.13)
pairing-criterion-2017-c14 = players who downfloat as two rounds before (C.14)
pairing-criterion-2017-c15 = players who upfloat as two rounds before (C.15)
pairing-criterion-2017-c16 = score differences of players who downfloat as in the previous round (C.16)
pairing-criterion-2017-c17 = score differences of players who upfloat as in the previous round (C.17)
pairing-criterion-2017-c18 = score differences of players who downfloat as two rounds before (C.18)
pairing-criterion-2017-c19 = score differences of players who upfloat as two rounds before (C.19)
pairing-criterion-2017-order = as good, but later in the order of candidates (part D)
pairing-criterion-2017-colours = the colours (part E)
pairing-colours-2017-both-granted = both preferences are granted (E.1)
pairing-colours-2017-stronger-granted = the stronger preference is granted (E.2)
pairing-colours-2017-alternation = alternation from the last round in which they had different colours (E.3)
pairing-colours-2017-higher-ranked = the preference of the higher-ranked player is granted (E.4)
pairing-colours-2017-pairing-number = by the pairing number of the higher-ranked player (E.5)

pairing-undecided = the match of { $first } and { $second } is level: say who goes on
pairing-relax-prohibited = a pairing exists if prohibited group { $group } is lifted
pairing-relax-all-prohibited = a pairing exists if all prohibited pairs are lifted
pairing-relax-second-bye = a pairing exists if someone may have a second bye
pairing-relax-colours = a pairing exists if players with the same absolute colour preference may meet
pairing-relax-rematches = a pairing exists if players may meet again

pairing-place-differs =
    place { $rank } is given to { $found } and should be { $expected }’s by points
pairing-place-differs-tiebreaks =
    place { $rank } is given to { $found } and should be { $expected }’s by points and tie-breaks
pairing-places-are-numbers =
    the ranks are the pairing numbers, not the places in the standings: compute them and write them again
pairing-places-by-points = the places are held against the points alone
pairing-places-without =
    the tie-break { $code } is not computed here: players whom points and the tie-breaks before it leave level may be placed in any order
pairing-not-dutch = the pairings are not checked: the tournament was not paired by the Dutch system
pairing-not-by-tables = the pairings are not checked: they do not follow the Berger tables by these pairing numbers
pairing-tables-unknown = the rounds so far do not follow the Berger tables by these pairing numbers, so the next one is not in them
pairing-system-unknown = rounds are paired here by the Dutch system or as a round robin; this tournament names another system
pairing-wishes-dropped =
    { $dropped ->
        [one] no legal pairing exists with all wishes: the last one was dropped
       *[other] no legal pairing exists with all wishes: the last { $dropped } were dropped
    }
pairing-bottleneck =
    { $count ->
        [0] players { $stuck } cannot all be paired among themselves, and may meet nobody else
       *[other] players { $stuck } cannot all be paired: beside each other they may meet only { $opponents }
    }

pairing-finding-missing = { $player } is on no board
pairing-finding-twice = { $player } is on more than one board
pairing-finding-not-to-be-paired = { $player } is not to be paired in this round
pairing-finding-breaks = { $players }: not allowed
pairing-finding-worse = the bracket with the score { $bracket } could do better
pairing-finding-later = the bracket with the score { $bracket }: as good as it can be, but not the first such pairing
pairing-finding-colours = the colours should be { $white } (White) – { $black } (Black)
pairing-relax-prohibited-pair = a pairing exists if { $players } may meet
