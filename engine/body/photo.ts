/** Eight bits a channel, sRGB, rows from the top; alpha is not multiplied in. */
export interface Pixels {
  width: number
  height: number
  rgba: Uint8ClampedArray
}

/** Where bare skin lies around the point of interest, over the whole photo at a smaller size. */
export interface SkinMask {
  width: number
  height: number
  alpha: Uint8ClampedArray
}

/** The same picture with its longer edge at most this long, each pixel the mean of those it stands for. */
export function shrink(photo: Pixels, longEdgePx: number): Pixels {
  const factor = Math.max(photo.width, photo.height) / longEdgePx
  if (factor <= 1) return photo
  const width = Math.max(1, Math.round(photo.width / factor))
  const height = Math.max(1, Math.round(photo.height / factor))
  return resample(photo, width, height)
}

/** Box average downwards, nearest upwards; the shape may change. */
export function resample(photo: Pixels, width: number, height: number): Pixels {
  const { rgba } = photo
  const out = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, o = 0; y < height; y++) {
    const top = Math.floor((y * photo.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * photo.height) / height))
    for (let x = 0; x < width; x++, o += 4) {
      const left = Math.floor((x * photo.width) / width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * photo.width) / width))
      let [r, g, b, a] = [0, 0, 0, 0]
      for (let row = top; row < bottom; row++)
        for (
          let i = (row * photo.width + left) * 4, end = i + (right - left) * 4;
          i < end;
          i += 4
        ) {
          r += rgba[i]!
          g += rgba[i + 1]!
          b += rgba[i + 2]!
          a += rgba[i + 3]!
        }
      const count = (bottom - top) * (right - left)
      out[o] = r / count
      out[o + 1] = g / count
      out[o + 2] = b / count
      out[o + 3] = a / count
    }
  }
  return { width, height, rgba: out }
}
