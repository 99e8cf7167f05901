/** Whom a plan is for, by its number. */
export const PLAN_TAGLINES = [
  'To see what it can do',
  'For the one piece you mean',
  'For a sleeve in the making',
  'For whoever collects',
  'For the whole studio',
] as const
