import type { PhotoRefusal } from '#shared/body.ts'

/** On these no skin is known to lay a design on. The others only look worse, which is for the person to judge. */
const FINAL: readonly PhotoRefusal[] = ['no-person', 'on-face', 'too-little-skin', 'too-small']

export const isFinal = (refusals: readonly PhotoRefusal[]) =>
  refusals.some((refusal) => FINAL.includes(refusal))
