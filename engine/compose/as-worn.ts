import { isLiving } from '#engine/compose/kinds.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import type { Brief, Relation, Subject } from '#engine/language/brief.ts'

/** What is made of a beast's head and worn over one's own. */
const HIDE = 'headdress|head-dress|head dress|headpiece|pelt|hide|skin|fur|hood|cowl|kopfschmuck'
const HIDE_OF = 'headdress|pelt|hide|hood|coiffe|peau|pelage|tocado|penacho|piel|cocar|pele'
const IS_HIDE = new RegExp(`^(?:a |an |the |her |his )?(?:${HIDE}|${HIDE_OF})$`, 'i')
const COMPOUND = /(?:fell|haube|haut|kopfschmuck)$/i

/** "A wolf headdress", "une coiffe de loup", "a lion as a hood": the words say that the beast is worn. */
function isSaidOf({ prompt }: Brief, { text, modifiers }: Subject): boolean {
  if (COMPOUND.test(text) || modifiers.some((said) => IS_HIDE.test(said))) return true
  const name = text.replace(/[^\p{L} -]/gu, '').replaceAll(/ heads?$/gi, '')
  if (name === '') return false
  return new RegExp(
    `${name}(?:'?s)?(?: head)?(?: as an?| as h(?:er|is)| als)? (?:${HIDE})\\b|(?:${HIDE_OF}) (?:made )?(?:of|from|de|do|da|del|du) (?:an? |une? )?${name}\\b`,
    'iu',
  ).test(prompt)
}

const categoryOf = (subject: Subject | undefined) => findMotif(subject?.motif ?? '')?.category

/** The head of a beast that somebody has on is worn, however the words put it; the hide is the beast, and nothing beside it. */
export function asWorn(brief: Brief): Brief {
  const { subjects, relations } = brief
  const wearer = subjects.findIndex((subject) => categoryOf(subject) === 'human')
  const worn = subjects.findIndex((subject, at) => {
    const motif = findMotif(subject.motif)
    const isBeast = motif !== undefined && motif.category !== 'human' && isLiving({ motif })
    return isBeast && at !== wearer && isSaidOf(brief, subject)
  })
  if (wearer < 0 || worn < 0) return brief
  const isOfTwo = ({ from, to }: Relation) =>
    (from === worn && to === wearer) || (from === wearer && to === worn)
  if (!relations.some(isOfTwo)) return brief
  const hides = new Set(
    subjects.flatMap(({ text }, at) =>
      at !== wearer && at !== worn && IS_HIDE.test(text) ? [at] : [],
    ),
  )
  return {
    ...brief,
    subjects: subjects.map((subject, at) => {
      if (hides.has(at)) return { ...subject, source: 'none' }
      // Its face is what is seen, whichever way a head alone would be turned.
      return at === worn ? { ...subject, variant: null, modifiers: [] } : subject
    }),
    relations: [
      { kind: 'on', from: worn, to: wearer, manner: 'wearing' },
      ...relations.filter((one) => !isOfTwo(one) && !hides.has(one.from) && !hides.has(one.to)),
    ],
  }
}
