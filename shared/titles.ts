import { cutText } from '#shared/text.ts'

const TITLE_MAX_LENGTH = 56
/** What the alternative text of a design begins with: its style. The rest is what was read in its words. */
const BEFORE_DESCRIPTION = /^.{1,40}? tattoo design: /

/** What a design is called: what is to be seen in it, in a few words, and never the whole of a long request. */
export function shortTitle({
  altText,
  prompt,
}: {
  altText: string | null
  prompt: string
}): string {
  const alt = altText ?? ''
  const read = BEFORE_DESCRIPTION.test(alt) ? alt.replace(BEFORE_DESCRIPTION, '') : prompt
  const text = joinPictures(read.trim().replaceAll(/\s+/g, ' '))
  if (text === '') return 'Tattoo design'
  const title = text.length <= TITLE_MAX_LENGTH ? text : cutAtPart(text)
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** Pictures that stand beside each other are told apart by semicolons. */
const joinPictures = (text: string) => text.replace(/; (?!.*; )/, ' and ').replaceAll('; ', ', ')

/** After a whole thing where one ends in time, else after a word. */
function cutAtPart(text: string): string {
  const cut = cutText(text, TITLE_MAX_LENGTH)
  const part = /^.{12,}(?=[,;.] | and | with | under | above )/.exec(cut)?.[0]
  if (part !== undefined) return part.replace(/[,;.]+$/, '')
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;.]+$/, '')}…`
}
