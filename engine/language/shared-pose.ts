import type { Subject } from '#engine/language/brief.ts'
import { findVariant } from '#engine/language/settle.ts'

/** What two may do at one time. */
const SHARED =
  /^(?:sleeping|asleep|napping|curled up|curled|lying|laying|resting|sitting|standing|running|walking|swimming|leaping|howling|roaring)$/

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "A pug and a dachshund, sleeping": both of them sleep, though the word stands by the last. */
export function sharePose(subjects: readonly Subject[], text: string): Subject[] {
  return subjects.map((subject, i) => {
    const next = subjects[i + 1]
    const said = next?.modifiers.find((modifier) => SHARED.test(modifier))
    if (!next || !said || subject.variant !== null || subject.source !== 'drawn') return subject
    const both = new RegExp(
      `${escaped(subject.text)},? (?:and|&|y|und|et|e) (?:[\\w']+ ){0,2}?${escaped(next.text)},? (?:are |is |both |all |who are |that are )*${escaped(said)}\\b`,
      'i',
    )
    const variant = both.test(text) ? findVariant(subject.motif, [said]) : null
    return variant ? { ...subject, variant, modifiers: [...subject.modifiers, said] } : subject
  })
}
