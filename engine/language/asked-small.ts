import type { Brief, Subject } from '#engine/language/brief.ts'

const TINY =
  'tiny|teeny|mini|minúscul[oa]s?|diminut[oa]s?|winzig\\w*|minuscules?|minúscul[oa]s?|piccolissim[oa]'
const SMALL = `${TINY}|small|little|pequeñ[oa]s?|pequeñit[oa]s?|klein\\w*|petite?s?|pequen[oa]s?|piccol[oaie]`

type Sized = Pick<Subject, 'text' | 'modifiers'>

function isSaid(words: string, { text, modifiers }: Sized, { prompt }: Pick<Brief, 'prompt'>) {
  const said = `${modifiers.join(' ')} ${text}`
  if (new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(said)) return true
  // Some readings keep the size apart from the thing: it stands right before it in the wish, or after it where adjectives do.
  const thing = text.replaceAll(/[^\p{L}\p{N} ]/gu, '.')
  const near = new RegExp(
    `(?<!\\p{L})(?:(?:${words}) (?:[\\p{L}-]+ ){0,3}?${thing}|${thing} (?:muy |bien |très |bem )?(?:${words}))(?!\\p{L})`,
    'iu',
  )
  return thing.trim() !== '' && near.test(prompt)
}

/** Asked small: beside words it is a sign, and they outweigh it. */
export const isAskedSmall = (subject: Sized, brief: Pick<Brief, 'prompt'>): boolean =>
  isSaid(SMALL, subject, brief)

export const isAskedTiny = (subject: Sized, brief: Pick<Brief, 'prompt'>): boolean =>
  isSaid(TINY, subject, brief)
