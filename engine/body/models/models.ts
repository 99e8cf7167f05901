/** A file of weights beside this one, and what its bytes must come to. The card in README.md says what it is. */
export interface ModelFile {
  name: string
  bytes: number
  sha256: string
}

export const BODY_NET: ModelFile = {
  name: 'bodynet.bin',
  bytes: 4_567_472,
  sha256: '14aefe839b071993b8c0992b6769f035acefbf496efc662bcf164b4c9d5f4cb1',
}
