import type { PhotoRefusal } from '#shared/body.ts'

/** Nothing can be laid on these. The others only look worse, which is for the person to judge. */
const FINAL: readonly PhotoRefusal[] = ['no-person', 'too-little-skin', 'too-small']

export const isFinal = (refusals: readonly PhotoRefusal[]) =>
  refusals.some((refusal) => FINAL.includes(refusal))
