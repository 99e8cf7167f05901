import type { PhotoRefusal } from '#shared/body.ts'

export type RetakeWords = {
  title: string
  /** How to take a better one. */
  retake: string
}

/** What is wrong with a photo of skin. */
export const PHOTO_REFUSAL_WORDS: Record<PhotoRefusal, RetakeWords> = {
  'no-person': {
    title: 'There is no bare skin to find here',
    retake:
      'Photograph the arm, leg or back itself, bare, so that it fills about half of the picture.',
  },
  'on-face': {
    title: 'That is a face',
    retake: 'Tap the arm, leg or back that is meant, or the face once more if it is.',
  },
  'too-little-skin': {
    title: 'There is too little bare skin',
    retake: 'Go closer, or roll up the sleeve: the spot should fill about half of the picture.',
  },
  'too-dark': {
    title: 'The photo is too dark',
    retake: 'Stand by a window or under a lamp, with the light coming from beside the camera.',
  },
  'too-bright': {
    title: 'The photo is too bright',
    retake: 'Turn away from the sun or switch the flash off, so that the skin keeps its colour.',
  },
  'too-blurred': {
    title: 'The photo is blurred',
    retake: 'Rest the camera on something, touch the skin on the screen to focus, and try again.',
  },
  'too-small': {
    title: 'The photo is too small',
    retake: 'Choose the original photo instead of a preview: at least 400 pixels on each side.',
  },
  'beside-skin': {
    title: 'The design lies beside the skin',
    retake: 'Tap the limb it belongs on, or drag it there, and save it again.',
  },
}
