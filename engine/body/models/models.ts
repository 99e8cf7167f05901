/** A file of weights beside this one, and what its bytes must come to. The card in README.md says what it is. */
export interface ModelFile {
  name: string
  bytes: number
  sha256: string
}

export const BODY_NET: ModelFile = {
  name: 'bodynet.bin',
  bytes: 4_567_472,
  sha256: 'd4c2b9220b4a2ada8d4de734f70d0badcdf571b3c73214aa6c9734feee581958',
}
