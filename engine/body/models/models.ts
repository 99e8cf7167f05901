/** A file of weights beside this one, and what its bytes must come to. The card in README.md says what it is. */
export interface ModelFile {
  name: string
  bytes: number
  sha256: string
}

export const BODY_NET: ModelFile = {
  name: 'bodynet.bin',
  bytes: 4_567_718,
  sha256: 'e233f5be7a370cbc2f3b25b9d8191a8a560fd3622f2606135338eee26d00df72',
}
