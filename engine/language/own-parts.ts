import type { Context } from '#engine/language/body-parts.ts'
import { isAnd, WINGS } from '#engine/language/grammar.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import type { DraftSubject } from '#engine/language/reading.ts'
import type { Item, Token } from '#engine/language/scan.ts'
import { HALF } from '#engine/language/reader-words.ts'
import { isBeing, isWinged } from '#engine/language/subject-kinds.ts'
import { PART_IN_ENGLISH } from '#engine/language/vocabulary/descriptions.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** What beasts have and people ask about: no thing of its own beside a beast that was named. */
const PARTS: ReadonlySet<string> = new Set(
  `
  ear ears tongue tail tails paw paws leg legs claw claws talon talons wing wings beak fang fangs tooth teeth eye eyes mane horn horns
  antler antlers trunk tusk tusks fin fins snout nose muzzle whiskers jaw jaws hoof hooves tentacle tentacles fur neck hackles
  oreja orejas lengua cola pata patas garra garras ala alas pico colmillo colmillos diente dientes ojo ojos melena cuerno cuernos trompa
  aleta aletas hocico bigotes mandibula pezuña pezuñas tentaculo tentaculos pelaje cuello
  ohr ohren zunge schwanz pfote pfoten bein beine kralle krallen flugel schnabel zahn zahne fangzahne auge augen mahne horner geweih russel
  flosse flossen schnauze maul kiefer huf hufe tentakel fell hals
  oreille oreilles langue queue patte pattes griffe griffes serres aile ailes bec croc crocs dents oeil yeux criniere corne cornes trompe
  nageoire nageoires museau gueule machoire sabot sabots tentacule tentacules pelage
  orelha orelhas lingua rabo cauda asa asas bico presas dentes olho olhos juba chifre chifres tromba barbatana barbatanas focinho
  orecchio orecchie coda zampa zampe artiglio artigli ali becco zanna zanne denti occhio occhi criniera corno corna proboscide pinna pinne muso
  `
    .trim()
    .split(/\s+/)
    .map(plain),
)
/** What beings have and a tattoo may go on as well: only where something is said of them. */
const LIMBS =
  /^(?:arms?|hands|legs|feet|brazos?|manos|piernas|armen?|hande|beine|fusse|bras|mains|jambes|bracos?|maos|pernas|braccia|mani|gambe)$/
const OWNER =
  /^(?:the|its|his|her|their|one|both|each|all|la|el|las|los|su|sus|una|un|ambas|ambos|die|der|das|den|dem|ein|eine|einem|einer|beide|seine|seinen|ihre|le|les|une|sa|son|ses|deux|o|os|as|uma|um|seu|sua|suas|il|lo|gli|le|due|entrambe)$/
/** Only said before what is one of several of its kind: "a claw" may be a thing beside the beast. */
const ANY = /^(?:an?)$/
/** Where a part is or goes, in words that name places of the skin or relations as well. */
const WHERE =
  /^(?:too|so|very|quite|fully|completely|muy|demasiado|zu|viel|sehr|trop|tres|muito|troppo|molto|short|long|tiny|stubby|crossed|up|down|out|back|over|forward|forwards|open|wide|apart|high|low|raus|heraus|hoch|oben|unten|hinten|offen|fuera|afuera|arriba|abajo|atras|dehors|fora|fuori|su|giu|to|the|side|one|zur|seite|al|lado|de|sur|cote|pra|para)$/
/** More is no state of a part. */
const MOST_WORDS = 5

const isBeast = (one: DraftSubject): boolean =>
  /^(?:animal|mythical)$/.test(findMotif(one.motif)?.category ?? one.group ?? '')

/** "German shepherd head, one ear flopped over, tongue out", "lobo con la lengua fuera": of the beast, and nothing beside it. */
export function takesOwnPart({ tokens, reading, sentence }: Context, item: Item): boolean {
  const isLimb = LIMBS.test(item.words) && item.entry?.type !== 'placement'
  if ((!PARTS.has(item.words) && !isLimb) || sentence.isNegated) return false
  const beast = reading.subjects.findLast(isLimb ? isBeing : isBeast)
  if (!beast) return false
  const from = startOfPhrase(tokens, item.start)
  const before = tokens[from - 1]
  const opens = before?.isBoundary === true || isAnd(before?.plain ?? '')
  const isWith = sentence.relation?.kind === 'with' && sentence.relation.at === from - 1
  if (!before || (!opens && !isWith)) return false
  const end = endOfState(tokens, item.end)
  const hasState = end > item.end
  const said = tokens.slice(from, item.start)
  if (said.some(({ plain: word }) => ANY.test(word)) && !hasState) return false
  // A row of names without a word about them is a list of things, and what does something goes on to what it is done to.
  if (!hasState || !endsThere(tokens, end)) return false
  for (const { plain: word } of tokens.slice(from, end)) {
    const colour = coloursOf(word)[0]
    if (colour) sentence.nameColour(colour)
  }
  beast.modifiers.push(sentence.saidBetween(from, end).toLowerCase())
  sentence.lastPartEnd = end
  sentence.skipTo = end
  sentence.reset()
  return true
}

/** Back over what is said of the part before it: "one long". */
function startOfPhrase(tokens: readonly Token[], at: number): number {
  let from = at
  while (from > 0 && at - from < 4) {
    const { plain: word, isBoundary } = tokens[from - 1]!
    if (isBoundary || isAnd(word) || !(OWNER.test(word) || ANY.test(word) || isDescription(word)))
      break
    from--
  }
  return from
}

const isDescription = (word: string): boolean =>
  getLexicon()
    .find(word, 'en')
    .some(({ type }) => /^(?:colour|modifier|size|count)$/.test(type))

const coloursOf = (word: string): string[] =>
  getLexicon()
    .find(word, 'en')
    .flatMap((entry) => (entry.type === 'colour' ? [entry.value] : []))

/** The end of what is said of the part after it: "flopped over". */
function endOfState(tokens: readonly Token[], start: number): number {
  let end = start
  while (end < tokens.length && end - start < MOST_WORDS) {
    const { plain: word, isBoundary } = tokens[end]!
    if (isBoundary || isAnd(word) || HALF.test(word)) break
    if (!WHERE.test(word) && !isState(word)) break
    end++
  }
  return end
}

const STATE =
  /(?:ed|ing|en|ent|ut|id[oa]s?|ad[oa]s?|and[oa]|ante?s?|ees?|ie?s?|ant|end|t|at[oaie]|ut[oaie]|s[oaie])$/

/** No thing by any list, and an ending that words for states have. */
const isState = (word: string): boolean =>
  word.length > 3 &&
  !getLexicon()
    .find(word, 'en')
    .some(({ type }) => /^(?:subject|relation|placement|style|position)$/.test(type)) &&
  (isDescription(word) || STATE.test(word))

const endsThere = (tokens: readonly Token[], end: number): boolean => {
  const next = tokens[end]
  return (
    !next || next.isBoundary || isAnd(next.plain) || /^(?:with|mit|con|avec|com)$/.test(next.plain)
  )
}

/** "A moth, wings like glass", "un colibrí, que las alas parezcan acuarela": those that it has by nature. */
export function takesOwnWings({ tokens, reading, sentence }: Context, item: Item): boolean {
  const { relation, count, isNegated } = sentence
  const before = tokens[item.start - 1]?.plain ?? ''
  const owner = reading.subjects.findLast(({ motif }) => isWinged(motif))
  const isOther =
    /^(?:an?|un[ao]?|une|uma?|eine[nmr]?|ein)$/.test(before) ||
    (relation !== null && relation.kind !== 'with')
  if (!WINGS.test(item.words) || !owner || count || isNegated || isOther) return false
  // "With wings broken": how they are is said of them.
  const end = endOfState(tokens, item.end)
  const state = tokens.slice(item.end, end).map(({ plain: word }) => word)
  const inEnglish = PART_IN_ENGLISH.get(item.words) ?? item.words
  owner.modifiers.push([...sentence.modifiers, ...sentence.colours, ...state, inEnglish].join(' '))
  sentence.lastPartEnd = end
  sentence.skipTo = end
  sentence.reset()
  return true
}
