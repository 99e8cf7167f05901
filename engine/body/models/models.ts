/** A file of weights beside this one, and what its bytes must come to. The card in README.md says what it is. */
export interface ModelFile {
  name: string
  bytes: number
  sha256: string
}

export const BODY_NET: ModelFile = {
  name: 'bodynet.bin',
  bytes: 4_567_390,
  sha256: '1c9903444bacc6970fef7c5cdea84ad8bb2dd909f12489cafbebb95b63eb165b',
}
