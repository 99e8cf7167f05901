import { acting } from '#engine/language/acting.ts'
import { isWornAnyway, paintWornAnyway, wornOnHeads } from '#engine/language/worn-on-heads.ts'
import type { Brief, Lettering, NotDrawn } from '#engine/language/brief.ts'
import { listCulturalNotes } from '#engine/language/cultural-notes.ts'
import { REST_IN_BLACK } from '#engine/language/colour-words.ts'
import { nameColours } from '#engine/language/colour-sets.ts'
import { detectLanguage } from '#engine/language/detect-language.ts'
import { isEmptyBrief } from '#engine/language/empty-brief.ts'
import { findLettering, findToldNames, maskNames } from '#engine/language/find-lettering.ts'
import { findPosition } from '#engine/language/find-position.ts'
import { findTime } from '#engine/language/clock-time.ts'
import { findWriting, pairOf } from '#engine/language/find-writing.ts'
import { takeLetterSign, withLetterSign } from '#engine/language/letter-signs.ts'
import { inCase } from '#engine/language/letter-case.ts'
import { sayInOtherWords } from '#engine/language/in-other-words.ts'
import { nameKin, nameParents } from '#engine/language/kin.ts'
import { nameKinds, withoutTheirKin } from '#engine/language/kinds-then-names.ts'
import { maskLook, maskSources } from '#engine/language/look-of-piece.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { maskTold } from '#engine/language/long-message.ts'
import { correctSpelling } from '#engine/language/correct-spelling.ts'
import { findMissingWords } from '#engine/language/missing-words.ts'
import { nearestTo } from '#engine/language/nearest.ts'
import { asTyped, tidy } from '#engine/language/normalise.ts'
import { maskWriter, whereNamesStand } from '#engine/language/own-name.ts'
import { findPersonal } from '#engine/language/personal.ts'
import { namePets } from '#engine/language/pets.ts'
import { inRunes, runeNote } from '#engine/language/runes.ts'
import { putInPlainOrder } from '#engine/language/plain-order.ts'
import { Reader } from '#engine/language/reader.ts'
import { removeChatter, scan, tokenise } from '#engine/language/scan.ts'
import { settleScene, withoutOutline } from '#engine/language/scenes.ts'
import { saidOfEach, withoutBoth } from '#engine/language/said-of-each.ts'
import { settle } from '#engine/language/settle.ts'
import { inForeignOrder, withoutOwnParts } from '#engine/language/foreign-order.ts'
import { frameIn, plainFrames } from '#engine/language/framing.ts'
import { listUnwritten } from '#engine/language/unwritten.ts'
import { maskStory, SAYS_THAT } from '#engine/language/story.ts'
import { withLooks } from '#engine/language/looks.ts'
import { inState, onOwnGround } from '#engine/language/states.ts'
import { maskTurnedDown } from '#engine/language/turned-down.ts'
import { withColoursEach } from '#engine/language/colours-each.ts'
import { withColoursTold } from '#engine/language/colours-told.ts'
import { tellApart } from '#engine/language/told-apart.ts'
import { sharePose } from '#engine/language/shared-pose.ts'
import { findUndrawnDetails } from '#engine/language/undrawn-details.ts'
import { seenFrom } from '#engine/language/views.ts'
import { withoutWriters } from '#engine/language/whose-hand.ts'
import { ALL_ADVICE } from '#engine/language/vocabulary/advice.ts'

/** Reads free text into a Brief. Never throws; an empty text gives an empty brief. The same text gives the same brief. */
export function readPrompt(prompt: string): Brief {
  const text = nameParents(removeAdvice(tidy(prompt)))
  const open = maskSources(maskTurnedDown(maskWriter(text)))
  const wish = maskLook(maskStory(maskTold(open)))
  const brief = readWish(prompt, text, wish)
  // "My nan loved robins": where nothing else is said, the story is the wish. What was turned down never is.
  const isUnsaid = isEmptyBrief(brief) && !brief.notDrawn.some(({ reason }) => reason === 'undrawn')
  return wish !== open && isUnsaid ? readWish(prompt, text, open) : brief
}

/** `wish` is the text without what is only told; names that it asks for may stand in the rest. */
function readWish(prompt: string, text: string, wish: string): Brief {
  const { rest: withoutSign, sign } = takeLetterSign(wish)
  const {
    lettering,
    rest: unlettered,
    about,
  } = findLettering(withoutSign, { hasLetterSign: sign !== null })
  const told = findToldNames(whereNamesStand(text, wish), wish, lettering)
  lettering.push(...told)
  placeAsSaid(lettering, wish)
  const rest = maskNames(unlettered, told)
  const words = tokenise(rest).map((token) => token.plain)
  const lexicon = getLexicon()
  const language = detectLanguage(text, words, lexicon)
  const named = namePets(rest, text)
  const parted = named.replace(REST_IN_BLACK, ' ')
  const tokens = tokenise(
    removeChatter(
      inOrder(
        nameColours(
          nameKin(withoutWriters(nameKinds(withoutTheirKin(plainFrames(withoutBoth(parted)))))),
        ),
      ),
    ),
  )
  correctSpelling(tokens, language)
  const reading = new Reader(tokens, scan(tokens, language), language).read()
  if (parted !== named && !reading.colours.includes('black')) reading.colours.push('black')
  const read = settle(reading, lettering)
  const apart = tellApart(read, wish)
  const coloured = {
    ...apart,
    subjects: withColoursTold(withColoursEach(apart.subjects, wish, language), {
      text,
      wish,
      language,
    }),
  }
  const grounded = onOwnGround(coloured)
  const worn = paintWornAnyway(grounded)
  const scene = settleScene({ ...read, ...worn }, { wish, lettering })
  const frame = scene.subjects.length > 0 ? frameIn(wish) : null
  const inFrame = frame ? withoutOutline(scene.subjects) : scene.subjects
  const settled = saidOfEach({ ...read, ...scene, subjects: acting(inFrame, wish) }, wish)
  const unwritten = listUnwritten(lettering.map(withoutHeart), rest)
  const isUnwritten = (said: string) => unwritten.some((word) => word.text === said)
  const writing = findWriting(
    about,
    lettering.filter(({ kind }) => kind !== 'date' && kind !== 'numerals').map((line) => line.text),
    lettering.filter(({ kind }) => kind === 'date').map((line) => line.text),
  )
  // What ties flowers holds no words.
  const isBannerGone =
    lettering.length === 0 && !scene.subjects.some(({ motif }) => motif === 'banner')
  if (isBannerGone && writing.layout === 'banner') writing.layout = null
  // "… blackletter": how words are written is no thing that could be missing.
  const isWay = (said: string) => lettering.length > 0 && writing.said.includes(said.toLowerCase())
  const drawn = settled.subjects.filter(({ source }) => source !== 'none')
  const spelt = (line: Lettering): Lettering => {
    const cased = inCase(asTyped(line.text, prompt), writing)
    const isOfRunes = writing.isInRunes === true && line.kind !== 'date' && line.kind !== 'numerals'
    return { ...line, text: isOfRunes ? inRunes(cased) : cased }
  }
  const runed = writing.isInRunes === true ? lettering.filter(({ kind }) => kind !== 'date') : []
  const personal = findPersonal(text, drawn)
  const shown = withLooks(sharePose(inState(seenFrom(settled.subjects, wish), rest), wish), wish)
  const onHeads = wornOnHeads({ subjects: shown, relations: settled.relations })
  return {
    prompt,
    lettering: withLetterSign(lettering.map(spelt), sign),
    writing,
    language,
    ...settled,
    subjects: [...shown, ...withLooks(personal.subjects, text)],
    frame,
    time: findTime(about),
    pieces: findPieces(text),
    // A word of another script is told as such, and not as a thing that nobody can draw.
    notDrawn: [
      ...settled.notDrawn
        .filter(
          ({ text: said }) =>
            !isUnwritten(said) &&
            !isWay(said) &&
            !worn.gone.includes(said) &&
            !onHeads.includes(said) &&
            !isWornAnyway(settled, said),
        )
        .map((missing) => withNearest(missing, language === 'en' ? [] : settled.subjects)),
      ...unwritten,
      ...personal.notDrawn,
      ...findUndrawnDetails(shown, wish),
      ...(unwritten.length === 0 ? findMissingWords(wish, lettering) : []),
    ],
    culturalNotes: [
      ...listCulturalNotes(text),
      ...runed.map((line) => runeNote(asTyped(line.text, prompt))),
    ],
  }
}

const inOrder = (text: string): string =>
  withoutOwnParts(putInPlainOrder(inForeignOrder(sayInOtherWords(text))))

/** "… with that sentence underneath": where it stands is told of it when it is spoken of again. */
function placeAsSaid(lettering: Lettering[], wish: string): void {
  const again = SAYS_THAT.exec(wish)
  if (!again) return
  const position = findPosition(wish, again.index, again.index + again[0].length)
  for (const line of lettering) line.position ??= position
}

/** The heart of "Anna ♥ Ben" is drawn and not written. */
const withoutHeart = (line: Lettering): Lettering =>
  pairOf(line.text) ? { ...line, text: line.text.replace(/[♥❤]/u, '&') } : line

/** By what is meant where another language says it: a French burrow is near no terrier. */
function withNearest(missing: NotDrawn, subjects: Brief['subjects']): NotDrawn {
  const { text, reason, suggestion } = missing
  if (reason !== 'unknown' && reason !== 'undrawn') return missing
  const meant = subjects.find((subject) => subject.text === text && subject.source === 'none')
  const nearest = nearestTo(meant?.wanted.replaceAll('-', ' ') ?? text, suggestion)
  return nearest.length > 0 ? { ...missing, nearest } : missing
}

/** Our own advice in an improved prompt is no wish. */
function removeAdvice(text: string): string {
  let rest = text
  for (const sentence of ALL_ADVICE) rest = rest.replaceAll(sentence, ' ')
  return rest
    .replace(/, and let nothing cover it\./g, '.')
    .replace(/\bmake the (.{1,60}) the largest\./gi, '')
}

const SPLIT =
  /\bsplit (?:in|into|between|across)\b|\bone half on (?:me|my|his|her)\b|\b(?:half|halves) on (?:his|her|mine|each|my)\b/i
const MATCHING =
  /\bmatching\b|\bcouples? tattoos?|\bpartner ?tattoos?|\bbest friend tattoos?|\bcoincident(?:e|es)\b|\bassorti(?:e?s)?\b|\ba juego\b|\bcombinando\b/i

const findPieces = (text: string): Brief['pieces'] =>
  SPLIT.test(text) ? 'split' : MATCHING.test(text) ? 'matching' : null
