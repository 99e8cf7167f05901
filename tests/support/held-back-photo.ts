import sharp from 'sharp'

const DISCS = [
  [44, 241, 220, 220, '#e09e77'],
  [97, 370, 69, 220, '#d16f61'],
  [317, 160, 146, 89, '#f3b4aa'],
  [405, 267, 32, 218, '#f7c0bb'],
  [147, 187, 189, 66, '#e6858f'],
  [480, 176, 139, 145, '#d16174'],
] as const

/** Blurred discs in the colours of skin. The model that looks at photos takes them for something explicit, and nobody else would. */
export const heldBackPhoto = (): Promise<Buffer> => {
  const discs = DISCS.map(
    ([x, y, across, down, colour]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${colour}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="#434a51"/>${discs.join('')}</svg>`
  return sharp(Buffer.from(svg)).blur(3).jpeg().toBuffer()
}
