/** How two living things stand to each other: nose to nose, one behind the other, or turned away. */
export type Meeting =
  | 'fighting'
  | 'kissing'
  | 'embracing'
  | 'facing'
  | 'chasing'
  | 'back-to-back'
  | 'towards'

/** Said of two of a kind, what they do to each other. */
const MUTUAL: readonly (readonly [RegExp, Meeting])[] = [
  [/^(?:fighting|battling|wrestling|attacking)/, 'fighting'],
  [/^kissing/, 'kissing'],
  [/^(?:embrac|hugg|cuddl|snuggl|nuzzl)ing/, 'embracing'],
  [/^facing/, 'facing'],
  [/^back[- ]to[- ]back/, 'back-to-back'],
]

export const meetingIn = (modifiers: readonly string[]): Meeting | undefined =>
  MUTUAL.find(([words]) => modifiers.some((modifier) => words.test(modifier)))?.[1]
