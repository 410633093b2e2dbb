# Casos que se presentan al terminal para resolverlos, y reglas de federaciones que se añaden a las ediciones.

rule-unreadable = { $file }: no se pueden leer los casos: { $reason }
rule-expects-case = se espera un caso: { $reason }
rule-expects-edition = la edición «{ $found }» no se conoce: se espera una de { $known }
rule-expects-known-overlay = las reglas «{ $found }» no se conocen: indíquelas con --overlays o escríbalas enteras en el caso
rule-expects-position = la posición «{ $found }» no se puede leer: { $reason }
rule-expects-uci = la media jugada { $ply } de la partida, «{ $found }», no es una jugada en UCI
rule-overlays-unreadable = { $file }: no se pueden leer las reglas de la federación: { $reason }
rule-overlay-twice = { $file }: hay dos reglas de federación con el nombre «{ $overlay }»; cada una necesita su propio nombre
rule-expects-overlay = se esperan las reglas de una federación: { $reason }
