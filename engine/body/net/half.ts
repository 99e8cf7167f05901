/** Half floats, lowest byte first, as floats. */
export function fromHalves(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const values = new Float32Array(bytes.byteLength / 2)
  for (let i = 0; i < values.length; i++) values[i] = fromHalf(view.getUint16(2 * i, true))
  return values
}

/** One bit of sign, five of exponent, ten of fraction (IEEE 754 binary16); weights are never infinite. */
function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >> 10) & 0x1f
  const fraction = half & 0x3ff
  return exponent === 0
    ? sign * fraction * 2 ** -24
    : sign * (1024 + fraction) * 2 ** (exponent - 25)
}
