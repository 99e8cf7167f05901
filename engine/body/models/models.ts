/** A file of weights beside this one, and what its bytes must come to. The card in README.md says what it is. */
export interface ModelFile {
  name: string
  bytes: number
  sha256: string
}

export const BODY_NET: ModelFile = {
  name: 'bodynet.bin',
  bytes: 4_567_718,
  sha256: 'd92ab3156862eec991e756958b81696bd10ba81b74652fdebffd6d7e9beaf696',
}
