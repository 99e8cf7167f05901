import type { PhotoRefusal } from '#shared/body.ts'

const IN_WORDS: Record<PhotoRefusal, string> = {
  'no-person': 'there is nobody to be seen on it',
  'on-face': 'only a face was found on it, and nothing is laid on faces unasked',
  'too-little-skin': 'too little skin is to be seen on it',
  'too-dark': 'it is too dark',
  'too-bright': 'it is too bright',
  'too-blurred': 'it is blurred',
  'too-small': 'it is too small',
  'beside-skin': 'most of the design would lie beside the skin',
}

/** Why a design could not be laid on a photo, for the person who took it. */
export function describeRefusals(refusals: readonly PhotoRefusal[]): string {
  if (refusals.length === 0) return 'The design could not be laid on the photo.'
  return `The photo cannot be used: ${refusals.map((refusal) => IN_WORDS[refusal]).join(', and ')}.`
}
