import type { PendingRelation } from '#engine/language/pending-relation.ts'

/** Kinds that say nothing without their second subject: "roses in between", "smoking". */
const NEEDS_OBJECT = /^(?:with|holding|between|on)$/
export const needsObject = ({ kind, manner }: PendingRelation): boolean =>
  NEEDS_OBJECT.test(kind) && manner !== 'beside'

/** Verbs of a relation that also say how a subject looks. */
export const STATE_VERB =
  /^(?:nuzzling|fishing|falling|meditating|praying|circling|balancing|crushing|perched|hanging|blooming|growing|swirling|floating|emerging|curled|coiled|kneeling|resting|seated|crouching|hovering|soaring|crashing|reading|drinking|smoking|playing|howling|flying|rising|sleeping|swimming|burning|melting|roaring|screaming|jumping|leaping|running|dancing|walking|standing|sitting|lying|climbing|crawling|stalking)$/

export const COUNTED_PEOPLE =
  /^(?:people|persons?|kids|children|sisters|brothers|siblings|friends|pessoas|personas|personnes|personen|persone|kinder|hij[oa]s|herman[oa]s|filh[oa]s|irm[oa]s|enfants|soeurs|freres|amig[oa]s|amici|figli|sorelle|geschwister|schwestern|bruder)$/

/** What a thing that somebody carries does not do. */
export const LIVING_VERB =
  /^(?:walking|running|dancing|kneeling|sleeping|reading|climbing|crawling|swimming|jumping|leaping|balancing|stalking|drinking|smoking)$/

/** How many things stand together: said of them, besides that they are many. */
const GATHERED =
  /^(?:an? )?(?:swarm|school|pack|herd|row|line|string|pile|stack|shower|ring|circle|bed|colony|bunch|bouquet|cluster|field|flock|garden|garland) of$/
/** The same of flowers, in other languages. */
const BUNCHED =
  /^(?:una? |une |um |ein(?:en|em)? )?(?:ramo|ramillete|manojo|bouquet|gerbe|buque|maco|mazz(?:o|olino)|(?:blumen)?strauss) (?:de|d|di|aus|von)$/
export const gatheredAs = (words: string): string[] =>
  BUNCHED.test(words) ? ['bouquet of'] : GATHERED.test(words) ? [words.replace(/^an? /, '')] : []
export const HALF = /^(?:half|mitad|mitad de|metade|halb|moitie|meta|mezzo|mezza)$/
export const OTHER = /^(?:other|another|otra|otro|anderen|autre|outra|outro|altra|altro)$/
/** "Hanging upside down from a branch". */
export const HUNG = /^(?:hanging|dangling|suspended|swinging)/
export const HANGING = { kind: 'under', isSwapped: false, manner: 'hanging' } as const
export const WHOLE = /^(?:full|whole|entire|complete|half)$/
export const CENTRE = /middle|cent(?:er|re)|medio|centro|mitte|milieu|meio|mezzo/
export const PERSONAL = /^(?:him|her|ihm|ihn|ella|elle|lui|ele|ela|lei)$/
export const WHILE = /^(?:while|and|as|mientras|wahrend|pendant|tout|enquanto|mentre)$/
/** What two do to one another. */
export const MUTUAL = /^(?:fighting|kissing|chasing|facing|back-to-back)$/
export const MUTUAL_VERB =
  /^(?:nuzzling|hugging|cuddling|snuggling|embracing|dancing|abrazando|abrazados|abraçando|abbracciati|umarmen|enlaces|kuscheln)$/
export const EACH_OTHER = /^(?:each|one another|together|einander|sich|mutuamente)$/

/** The same within the words themselves: "um de frente para o outro", "nebeneinander". */
export const SAYS_OTHER =
  /\b(?:outr[oa]|otr[oa]|autre|altr[oa])$|einander$|^(?:die )?sich anschauen$|^(?:schauen|sehen) sich an$|^(?:que |qui |che )?(?:se|si) (?:olhando|olham|miran|regardent|regardant|guardano)$|^mirandose$|^cote a cote$|^lado a lado$|^fianco a fianco$/

/** "With a rope wound": around whatever it came with. */
export const WOUND =
  /^(?:wrapped|coiled|wound|enrollad[oa]s?|enroscad[oa]s?|enroule(?:e|s|es)?|entortille(?:e|s|es)?|enrolad[oa]s?|avvolt[oaie]|arrotolat[oaie]|attorcigliat[oaie]|aufgewickelt|herumgewickelt|umgewickelt|gewickelt)$/

/** Said after two things: each is around the other. */
export const INTERTWINED =
  /^(?:intertwined|entwined|interlocked|interlaced|tangled together|ineinander verschlungen|miteinander verschlungen|verschlungen|entrelazad[oa]s|entrelac(?:e|ee)s|entrelacad[oa]s|intrecciat[ie])$/

/** "A rose on each side" is two. */
export const TWO_SIDES = /^(?:(?:on|at) )?(?:each|either|both) (?:sides?|ends?)$/

/** "With it" joins nothing; "next to it" does. */
export const isLooseWith = ({ kind, manner }: PendingRelation): boolean =>
  kind === 'with' && manner !== 'beside'

/** "Davor ein Zwerg": the dwarf is in front. "Ein Zwerg davor" is the usual order. */
export const BEFORE_IT =
  /^(?:davor|davanti|delante|na frente|in the foreground|im vordergrund|en primer plano|au premier plan)$/

/** "A cup, out of which comes a lizard": said of what stands right before it. */
export const RELATIVE =
  /^(?:del? (?:la |los |las )?que |de donde |d ou |dont |da cui |dal quale |dalla quale |de onde |do qual |da qual |(?:from|out of) which )/
