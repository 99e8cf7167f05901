import type { NotDrawn, Subject } from '#engine/language/brief.ts'

/**
 * What is asked of a thing and cannot be shown, though the thing itself is drawn: a thumb that is up, a skull without its jaw. It is
 * told, so that nobody pays for a hand that does something else.
 */
const UNDRAWN: readonly (readonly [motif: RegExp, said: RegExp])[] = [
  [
    /^(?:hands|skeleton-hand)$/,
    /\bmiddle fingers?\b|\bflip(?:ping|s)? (?:the bird|(?:you|someone|them) off)|\bthumbs?[- ](?:up|down)\b|\bok(?:ay)? sign\b|\bshaka(?: sign)?\b|\bhang loose\b|\b(?:crossed fingers|fingers crossed)\b|\bfinger guns?\b|\bvulcan salute\b|\bsnapping (?:its |his |her )?fingers\b|\bsign language\b|\bstinkefinger\b|\bmittelfinger\b|\bdedo (?:medio|do meio)\b|\bdoigt d['’]honneur\b|\bdito medio\b|\bdaumen hoch\b|\bpulgar arriba\b|\bpouce levé\b/iu,
  ],
  [/^skeleton-hand$/, /\bpeace sign\b|\bheart (?:sign|shape)\b|\bpinky\b/iu],
  [
    /^skull$/,
    /\b(?:lower )?jaw(?:bone)? (?:is |being )?missing\b|\b(?:without|no|missing) (?:(?:its|a|the|any) )?(?:lower )?jaw(?:bone)?\b|\bjawless\b|\bohne unterkiefer\b|\bsin mandíbula\b|\bsans mâchoire\b|\bsem mandíbula\b|\bsenza mandibola\b/iu,
  ],
  [
    /^(?:clock|pocket-watch)$/,
    /\b(?:without|no|missing) (?:(?:its|any|the) )?hands\b|\bohne zeiger\b|\bsin manecillas\b|\bsans aiguilles\b|\bsem ponteiros\b|\bsenza lancette\b/iu,
  ],
]

/** Each once, in the person's own words. */
export function findUndrawnDetails(subjects: readonly Subject[], wish: string): NotDrawn[] {
  const said = UNDRAWN.flatMap(([motif, words]) => {
    const asked = subjects.some((subject) => motif.test(subject.motif)) && words.exec(wish)
    return asked ? [asked[0]] : []
  })
  return [...new Set(said)].map((text) => ({ text, reason: 'undrawn', suggestion: null }))
}
