/** The one case in which somebody else sees a photo. Wherever people are told who sees theirs, it is told in these words. */
export const PHOTO_REVIEW_WORDS =
  'Where the check for nudity is unsure of one, an administrator looks at a small copy, without your name, before it is used.'
