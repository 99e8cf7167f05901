/** A bone by its place among the joints; parents come before their children. */
export interface BakedBone {
  name: string
  parent: number
  head: number
  tail: number
}

/** A change of shape: the vertices it moves, and by how much. */
export interface BakedMorph {
  name: string
  vertices: Uint16Array
  by: Int16Array
}

/** The human as it is kept: lengths are hundredths of a millimetre times ten, that is a thousandth of a decimetre. */
export interface BakedHuman {
  /** Vertices of body and eyes, then one for each joint. */
  vertices: Int16Array
  /** How many of them carry weights. */
  skinned: number
  /** Quads. */
  body: Uint16Array
  eyes: Uint16Array
  bones: readonly BakedBone[]
  /** Four of each for every skinned vertex. */
  skinBones: Uint8Array
  skinWeights: Uint8Array
  morphs: readonly BakedMorph[]
}

/** Differences to the value `step` places before, low bytes apart from high bytes: what a general compressor likes. */
function split(values: Int16Array | Uint16Array, step: number): Uint8Array {
  const out = new Uint8Array(values.length * 2)
  for (let i = 0; i < values.length; i++) {
    const d = (values[i]! - (i >= step ? values[i - step]! : 0)) & 0xffff
    const z = ((d << 1) ^ (d & 0x8000 ? 0xffff : 0)) & 0xffff
    out[i] = z & 255
    out[values.length + i] = z >> 8
  }
  return out
}

function joined(bytes: Uint8Array, step: number): Int16Array {
  const count = bytes.length / 2
  const out = new Int16Array(count)
  for (let i = 0; i < count; i++) {
    const z = bytes[i]! | (bytes[count + i]! << 8)
    const d = (z >>> 1) ^ (z & 1 ? 0xffff : 0)
    out[i] = d + (i >= step ? out[i - step]! : 0)
  }
  return out
}

/** Names and counts as JSON, its length before it; then the numbers. */
export function bytesOfHuman(human: BakedHuman): Uint8Array {
  const { vertices, skinned, body, eyes, bones, skinBones, skinWeights, morphs } = human
  const head = new TextEncoder().encode(
    JSON.stringify({
      counts: [vertices.length, body.length, eyes.length],
      skinned,
      bones,
      morphs: morphs.map(({ name, vertices: moved }) => [name, moved.length]),
    }),
  )
  const parts = [
    new Uint8Array(new Uint32Array([head.length]).buffer),
    head,
    split(vertices, 3),
    split(body, 4),
    split(eyes, 4),
    skinBones,
    skinWeights,
    ...morphs.flatMap((morph) => [split(morph.vertices, 1), split(morph.by, 3)]),
  ]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export function humanOfBytes(bytes: Uint8Array): BakedHuman {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + size))) as {
    counts: [number, number, number]
    skinned: number
    bones: BakedBone[]
    morphs: [string, number][]
  }
  let at = 4 + size
  const take = (count: number) => bytes.subarray(at, (at += count))
  const [vertices, body, eyes] = head.counts
  return {
    vertices: joined(take(vertices * 2), 3),
    skinned: head.skinned,
    body: Uint16Array.from(joined(take(body * 2), 4)),
    eyes: Uint16Array.from(joined(take(eyes * 2), 4)),
    bones: head.bones,
    skinBones: take(head.skinned * 4),
    skinWeights: take(head.skinned * 4),
    morphs: head.morphs.map(([name, count]) => ({
      name,
      vertices: Uint16Array.from(joined(take(count * 2), 1)),
      by: joined(take(count * 6), 3),
    })),
  }
}
