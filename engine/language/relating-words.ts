/** Words that decide who is meant where two things are joined: parts of a body, and what is done by whom. */
export const MOUTH =
  /^(?:mouth|beak|teeth|jaws?|fangs|snout|muzzle|boca|pico|hocico|fauces|dientes|colmillos|mund|maul|schnabel|zahne|zahnen|bouche|gueule|bec|dents|crocs|bico|dentes|focinho|bocca|becco|denti|muso|fauci)$/
export const GRIP =
  /^(?:pincers?|pinzas?|pincas?|pinces?|chel[ae]|scheren?|claws?|hands?|talons?|paws?|tentacles?|arms?|trunks?|fingers|tail|garras?|manos?|patas?|trompa|cola|tentaculos?|brazos|krallen?|klauen?|hand|hande|handen|pfoten?|russel|tentakeln?|armen?|griffes|serres|mains?|pattes?|trompe|queue|tentacules|bras|maos?|mao|tromba|tentaculos|bracos|artigli|mani|mano|zampe?|proboscide|tentacoli|braccia|coda)$/
export const FACE =
  /^(?:eyes?|mouth|jaws?|teeth|sockets?|eye sockets?|auge|augen|ojos?|cuencas|yeux|oeil|orbites|olhos?|orbitas|occhi|occhio|orbite)$/
export const SURFACE =
  /^(?:hair|head|horns?|antlers?|back|ears?|shoulders?|nose|shell|pelo|cabello|cabeza|cuernos|lomo|espalda|hombros?|nariz|haare?|haaren|kopf|geweih|horner|hornern|rucken|schulter|schultern|nase|panzer|cheveux|tete|cornes|dos|epaules?|nez|cabelo|cabeca|chifres|costas|ombros?|capelli|testa|corna|schiena|spalle|spalla|naso|guscio|mane|dorso|groppa|lombo|lombada|haus|krone|muschel)$/

/** "A scythe over his shoulder": carried. */
export const SHOULDER =
  /^(?:shoulders?|hombros?|schulter|schultern|epaules?|ombros?|spalle|spalla)$/

/** What only a living being does. */
export const POSTURE =
  /^(?:sitting|seated|sat|standing|riding|wearing|wears|sleeping|kneeling|perched|perching|lying|laying|looking|swimming|flying|surfing|rowing|paddling|sailing|steering|driving|sentado|sentada|assis|assise|sitzt|sitzend|pousada|pousado|posado|posada)$/

/** What holds several together. */
export const TIED =
  /^(?:tied|bound|held|wrapped|joined|zusammengebunden|zusammengehalten|attaches?|attachees?|lies|liees|atados|atadas|amarrados|amarradas|legati|legate)$/

/** What is done to another stays true wherever the two stand. */
export const KEPT = /^(?:drinking|biting|fighting|towards|becoming)$/

/** What holds in one direction only. */
export const ONE_WAY = /^(?:on|inside|under|above|behind)$/

/** What two beings do together. */
export const DONE_BY_BOTH = /^(?:holding|on|inside|under)$/
/** What whoever was named last does to another. */
export const ACTIVE = /^(?:biting|fighting|chasing|kissing|drinking|guarding)$/
/** What is done to a thing, and hardly to whoever has it. */
export const DONE_TO_THING =
  /^(?:sealed|stamped|decorated|adorned|engraved|marked|filled|topped|made|stuffed|packed|tied)$/
