import type { Brief, Subject } from '#engine/language/brief.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { kindOf } from '#engine/compose/kinds.ts'
import { fitsInSign } from '#engine/compose/words-as-design.ts'

/** "In my nan's handwriting", "an old lady's script": whose hand it is, and nobody who is to be seen. */
const OWN_HAND =
  /^(?:['’]s?)? ?(?:own |old |shaky |neat |actual )?(?:hand[- ]?writing|handwritten|script|scrawl|signature|cursive)\b/i

function isWriter(text: string, prompt: string): boolean {
  const at = prompt.toLowerCase().indexOf(text.toLowerCase())
  return at >= 0 && text !== '' && OWN_HAND.test(prompt.slice(at + text.length))
}

/** Names how words are written, and no thing beside them: they bring their own banner, and "in a wave" asks for no water. */
export function isWayOfWriting(
  { text }: Subject,
  motif: Motif,
  brief: Brief,
  hasHearts: boolean,
): boolean {
  const { name } = motif
  const { lettering, writing, subjects, prompt } = brief
  if (lettering.length === 0) return false
  if (name === 'banner' || /^(?:the )?letters$/i.test(text)) return true
  if (/^(?:[a-z]+ )?ornaments?$/i.test(text)) return true
  if (isWriter(text, prompt)) return true
  // "A couple tattoo for two" is one that two people wear.
  if (name === 'couple' && /couples?['’]? tattoo/i.test(prompt)) return true
  const isSaidOf = (asked: string) =>
    writing.said.some((said) => said.includes(asked) || asked.includes(said))
  const isSaid = isSaidOf(text.toLowerCase())
  // A word stands in the line of the sign itself, whatever else there is.
  if (isSaid && name === 'infinity') return fitsInSign(lettering)
  // Words that are the line of a heart are the heart.
  if (isSaid && writing.isOutline && name === 'heart') return true
  // What a letter grows into is drawn by its pen, but for the flower on its stem.
  if (isSaid && writing.layout === 'sprig')
    return writing.plant !== 'leaves' || kindOf(motif) !== 'flower'
  // A name may run on into a heartbeat; beside other things it is one of them.
  if (isSaid && (writing.layout === 'birds' || writing.layout === 'heart-between')) return true
  const isAlone = subjects.every((each) => isSaidOf(each.text.toLowerCase()))
  const isThing = ['heartbeat', 'heart', 'bracelet'].includes(name)
  return isSaid && (!isThing || (isAlone && !(name === 'heart' && hasHearts)))
}
