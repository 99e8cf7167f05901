import { fromHalves } from '#engine/body/net/half.ts'
import { startKernels, type Kernels } from '#engine/body/net/kernels.ts'
import { LAYERS, MAPS, NET_PX, WEIGHTS } from '#engine/body/net/layers.ts'
import { openRoom, type Room } from '#engine/body/net/room.ts'

/** Takes three planes of 256 x 256, from 0 to 1; answers 27 maps of 128 x 128. */
export type BodyNet = (planes: Float32Array) => Float32Array

/** Channels over a square of points. */
interface Tensor {
  at: number
  channels: number
  size: number
}

interface Convolution {
  out: number
  inner: number
  side: number
  weights: number
  bias: number
}

/** Of 64 KB each: the weights, and the widest stretch of the work on the way through. */
const MEMORY_PAGES = 720
const UNBOUND = [-Infinity, Infinity] as const
const UP_TO_SIX = [0, 6] as const
/** What pixels were centred and scaled by in training. */
const MEAN = 0.45
const SPREAD = 0.25

/** `halves`: all weights and biases in the order of LAYERS, as half floats. */
export function startBodyNet(halves: Uint8Array): BodyNet {
  if (halves.byteLength !== 2 * WEIGHTS) throw new Error('These are no weights of this net')
  const memory = new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES })
  const room = openRoom(memory)
  const layers = laidOut(fromHalves(halves), room)
  const kernels = startKernels(memory)
  return (planes) => room.within(() => passThrough(planes, room, kernels, layers))
}

/** Rows of weights in fours side by side, as the kernel reads them; a last four that is not full is filled with nothing. */
function laidOut(values: Float32Array, room: Room): Convolution[] {
  let from = 0
  return LAYERS.map(([out, inner, side]) => {
    const each = inner * side * side
    const rows = 4 * Math.ceil(out / 4)
    const weights = room.take(rows * each)
    const bias = room.take(rows)
    const target = room.floats(weights, rows * each)
    for (let row = 0; row < out; row++)
      for (let k = 0; k < each; k++) {
        const to = inner === 1 ? row * each + k : ((row >> 2) * each + k) * 4 + (row & 3)
        target[to] = values[from + row * each + k]!
      }
    from += out * each
    room.floats(bias, out).set(values.subarray(from, from + out))
    from += out
    return { out: rows, inner, side, weights, bias }
  })
}

function passThrough(
  planes: Float32Array,
  room: Room,
  kernels: Kernels,
  layers: readonly Convolution[],
): Float32Array {
  let used = 0
  const valuesOf = ({ at, channels, size }: Tensor) => room.floats(at, channels * size * size)
  const tensor = (channels: number, size: number): Tensor => ({
    at: room.take(channels * size * size),
    channels,
    size,
  })

  /** A layer of 1 x 1 or 3 x 3 into its place: the squares are laid out as columns first. */
  function convolve(
    input: Tensor,
    output: Tensor,
    [least, most]: readonly [number, number],
    step: 1 | 2 = 1,
  ): Tensor {
    const { out, inner, side, weights, bias } = layers[used++]!
    room.within(() => {
      const columns = side === 1 ? input.at : columnsOf(input, side, step)
      const depth = inner * side * side
      const points = output.size * output.size
      const panel = room.take(8 * depth)
      kernels.multiply(weights, columns, bias, output.at, out, depth, points, panel, least, most)
    })
    return output
  }

  function columnsOf(input: Tensor, side: number, step: number): number {
    const { channels, size } = input
    const outSize = size / step
    const at = room.take(channels * side * side * outSize * outSize)
    const from = valuesOf(input)
    const columns = room.floats(at, channels * side * side * outSize * outSize)
    const reach = side >> 1
    let o = 0
    for (let channel = 0; channel < channels; channel++)
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++)
          for (let y = 0; y < outSize; y++) {
            const row = step * y + dy
            const isRow = row >= 0 && row < size
            const start = (channel * size + row) * size + dx
            for (let x = 0; x < outSize; x++, o++) {
              const column = step * x + dx
              columns[o] = isRow && column >= 0 && column < size ? from[start + step * x]! : 0
            }
          }
    return at
  }

  /** Each channel by its own square. A step of two is every second point of a step of one. */
  function sweep(input: Tensor, output: Tensor): Tensor {
    const { side, weights, bias } = layers[used++]!
    const { channels, size } = input
    room.within(() => {
      const framed = frame(input, side >> 1)
      const whole = output.size === size ? output : tensor(channels, size)
      kernels.sweep(weights, framed, bias, whole.at, channels, size, side, ...UP_TO_SIX)
      if (whole !== output) pickEverySecond(valuesOf(whole), valuesOf(output), output.size)
    })
    return output
  }

  function frame(input: Tensor, margin: number): number {
    const { channels, size } = input
    const wide = size + 2 * margin
    const at = room.take(channels * wide * wide)
    const from = valuesOf(input)
    const framed = room.floats(at, channels * wide * wide).fill(0)
    for (let channel = 0; channel < channels; channel++)
      for (let y = 0; y < size; y++) {
        const to = (channel * wide + y + margin) * wide + margin
        const row = (channel * size + y) * size
        for (let x = 0; x < size; x++) framed[to + x] = from[row + x]!
      }
    return at
  }

  function block(input: Tensor, out: number, step: 1 | 2, isFused: boolean): Tensor {
    const size = input.size / step
    const output = tensor(out, size)
    room.within(() => {
      const wide = layers[used]!.out
      if (isFused) {
        convolve(convolve(input, tensor(wide, size), UP_TO_SIX, step), output, UNBOUND)
      } else {
        const widened = convolve(input, tensor(wide, input.size), UP_TO_SIX)
        convolve(sweep(widened, tensor(wide, size)), output, UNBOUND)
      }
    })
    if (step === 1 && out === input.channels) addTo(valuesOf(output), valuesOf(input))
    return output
  }

  function blocks(input: Tensor, out: number, count: number): Tensor {
    let last = block(input, out, 2, false)
    for (let k = 0; k < count; k++) last = block(last, out, 1, false)
    return last
  }

  /** What was seen coarsely, at twice the size, with what was seen finely. */
  function up(coarse: Tensor, fine: Tensor, out: number, count: number): Tensor {
    const output = tensor(out, fine.size)
    room.within(() => {
      const small = convolve(coarse, tensor(out, coarse.size), UP_TO_SIX)
      convolve(fine, output, UP_TO_SIX)
      addDoubled(valuesOf(output), valuesOf(small), coarse.size)
    })
    let last = output
    for (let k = 0; k < count; k++) last = block(last, out, 1, false)
    return last
  }

  /** How much each channel counts, by its mean over the picture. */
  function weigh(input: Tensor): void {
    const { out, inner, weights, bias } = layers[used++]!
    const points = input.size * input.size
    const values = valuesOf(input)
    const means = Array.from({ length: inner }, (_, k) => {
      let sum = 0
      for (let i = 0; i < points; i++) sum += values[k * points + i]!
      return sum / points
    })
    const packed = room.floats(weights, out * inner)
    const biases = room.floats(bias, out)
    for (let row = 0; row < out; row++) {
      let sum = biases[row]!
      for (let k = 0; k < inner; k++)
        sum += packed[((row >> 2) * inner + k) * 4 + (row & 3)]! * means[k]!
      const factor = 1 / (1 + Math.exp(-sum))
      for (let i = 0; i < points; i++) values[row * points + i]! *= factor
    }
  }

  const picture = tensor(3, NET_PX)
  const pixels = valuesOf(picture)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (planes[i]! - MEAN) / SPREAD
  const stem = convolve(picture, tensor(24, NET_PX / 2), UP_TO_SIX, 2)
  const s1 = block(stem, 24, 1, true)
  const s2 = block(block(s1, 40, 2, true), 40, 1, true)
  const s3 = blocks(s2, 64, 3)
  const s4 = blocks(s3, 112, 4)
  const s5 = blocks(s4, 184, 4)
  weigh(s5)
  const u4 = up(s5, s4, 112, 2)
  const u3 = up(u4, s3, 80, 2)
  const u2 = up(u3, s2, 56, 2)
  const u1 = up(u2, s1, 40, 1)
  const maps = convolve(u1, tensor(layers.at(-1)!.out, u1.size), UNBOUND)
  return valuesOf(maps).slice(0, MAPS * u1.size * u1.size)
}

function addTo(values: Float32Array, more: Float32Array): void {
  for (let i = 0; i < values.length; i++) values[i]! += more[i]!
}

function pickEverySecond(from: Float32Array, to: Float32Array, size: number): void {
  for (let i = 0, o = 0; o < to.length; i += 2 * size)
    for (let x = 0; x < size; x++, o++, i += 2) to[o] = from[i]!
}

/** Adds the picture of `size` at twice its size, between its points as lines go. */
function addDoubled(values: Float32Array, small: Float32Array, size: number): void {
  const wide = 2 * size
  for (let o = 0, first = 0; o < values.length; first += size * size)
    for (let y = 0; y < wide; y++) {
      const [above, below, down] = around(y, size)
      for (let x = 0; x < wide; x++, o++) {
        const [left, right, across] = around(x, size)
        const top = first + above * size
        const bottom = first + below * size
        const upper = small[top + left]! * (1 - across) + small[top + right]! * across
        const lower = small[bottom + left]! * (1 - across) + small[bottom + right]! * across
        values[o]! += upper * (1 - down) + lower * down
      }
    }
}

/** The two points beside one of twice as many, and how far it is on the way to the second. */
function around(at: number, size: number): [number, number, number] {
  const from = Math.max(0, (at + 0.5) / 2 - 0.5)
  const first = Math.floor(from)
  return [first, Math.min(size - 1, first + 1), from - first]
}
