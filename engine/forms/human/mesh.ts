/** Numbers a vertex has: where it is, then where it lies on the human at rest, by which skin is painted. */
export const STRIDE = 6

/** Quads; a triangle is a quad whose last corner comes twice. */
export interface Mesh {
  data: Float32Array
  quads: Uint32Array
  /** Numbers a vertex has, where they are more than usual. */
  stride?: number
}

/** One Catmull-Clark step: every number of a vertex is smoothed with its place. */
export function subdivide({ data, quads, stride = STRIDE }: Mesh): Mesh {
  const vertices = data.length / stride
  const faces = quads.length / 4
  const { faceEdges, ends, sides } = edgesOf(quads, vertices)
  const edges = sides.length
  const out = new Float32Array((vertices + edges + faces) * stride)
  const [edgeAt, faceAt] = [vertices * stride, (vertices + edges) * stride]
  const valence = new Float32Array(vertices)
  const rim = new Float32Array(vertices)
  const facesSum = new Float32Array(vertices * stride)
  const edgesSum = new Float32Array(vertices * stride)
  for (let f = 0; f < faces; f++)
    for (let s = 0; s < stride; s++) {
      let sum = 0
      for (let k = 0; k < 4; k++) sum += data[quads[f * 4 + k]! * stride + s]!
      out[faceAt + f * stride + s] = sum / 4
      for (let k = 0; k < 4; k++) {
        facesSum[quads[f * 4 + k]! * stride + s]! += sum / 4
        out[edgeAt + faceEdges[f * 4 + k]! * stride + s]! += sum / 16
      }
    }
  for (let e = 0; e < edges; e++)
    if (sides[e]! < 2) {
      rim[ends[e * 2]!]!++
      rim[ends[e * 2 + 1]!]!++
    }
  for (let e = 0; e < edges; e++) {
    const [a, b] = [ends[e * 2]!, ends[e * 2 + 1]!]
    const isOpen = sides[e]! < 2
    if (!isOpen) {
      valence[a]!++
      valence[b]!++
    }
    for (let s = 0; s < stride; s++) {
      const middle = (data[a * stride + s]! + data[b * stride + s]!) / 2
      const at = edgeAt + e * stride + s
      out[at] = isOpen ? middle : out[at]! + middle / 2
      // Along an open rim only the rim itself counts, or the mesh would shrink from it.
      if (isOpen || !rim[a]) edgesSum[a * stride + s]! += middle
      if (isOpen || !rim[b]) edgesSum[b * stride + s]! += middle
    }
  }
  for (let v = 0; v < vertices; v++)
    for (let s = 0; s < stride; s++) {
      const i = v * stride + s
      const n = valence[v]!
      if (rim[v]) out[i] = rim[v] === 2 ? data[i]! / 2 + edgesSum[i]! / 4 : data[i]!
      else
        out[i] = n ? (facesSum[i]! / n + (2 * edgesSum[i]!) / n + (n - 3) * data[i]!) / n : data[i]!
    }
  const next = new Uint32Array(faces * 16)
  for (let f = 0; f < faces; f++)
    for (let k = 0; k < 4; k++)
      next.set(
        [
          quads[f * 4 + k]!,
          vertices + faceEdges[f * 4 + k]!,
          vertices + edges + f,
          vertices + faceEdges[f * 4 + ((k + 3) & 3)]!,
        ],
        (f * 4 + k) * 4,
      )
  return { data: out, quads: next, stride }
}

function edgesOf(quads: Uint32Array, vertices: number) {
  const edgeOf = new Map<number, number>()
  const faceEdges = new Uint32Array(quads.length)
  const ends: number[] = []
  const sides: number[] = []
  for (let i = 0; i < quads.length; i++) {
    const a = quads[i]!
    const b = quads[(i & ~3) + ((i + 1) & 3)]!
    const key = a < b ? a * vertices + b : b * vertices + a
    let e = edgeOf.get(key)
    if (e === undefined) {
      e = sides.length
      edgeOf.set(key, e)
      ends.push(a, b)
      sides.push(0)
    }
    sides[e]!++
    faceEdges[i] = e
  }
  return { faceEdges, ends, sides }
}

/** Only the faces all of whose corners a test accepts, and the vertices they use. */
export function keepFaces(
  { data, quads, stride = STRIDE }: Mesh,
  isKept: (vertex: number) => boolean,
): Mesh {
  const numbers = new Map<number, number>()
  const corners: number[] = []
  for (let f = 0; f < quads.length; f += 4) {
    const face = quads.subarray(f, f + 4)
    if (!face.every(isKept)) continue
    for (const vertex of face) {
      if (!numbers.has(vertex)) numbers.set(vertex, numbers.size)
      corners.push(numbers.get(vertex)!)
    }
  }
  const kept = new Float32Array(numbers.size * stride)
  for (const [vertex, k] of numbers)
    kept.set(data.subarray(vertex * stride, vertex * stride + stride), k * stride)
  return { data: kept, quads: Uint32Array.from(corners), stride }
}

/** Normals of vertices, larger faces counting more. */
export function normalsOf({ data, quads, stride = STRIDE }: Mesh): Float32Array {
  const out = new Float32Array((data.length / stride) * 3)
  for (let q = 0; q < quads.length; q += 4) {
    const a = quads[q]! * stride
    const b = quads[q + 1]! * stride
    const c = quads[q + 2]! * stride
    const d = quads[q + 3]! * stride
    const [ux, uy, uz] = [
      data[c]! - data[a]!,
      data[c + 1]! - data[a + 1]!,
      data[c + 2]! - data[a + 2]!,
    ]
    const [vx, vy, vz] = [
      data[d]! - data[b]!,
      data[d + 1]! - data[b + 1]!,
      data[d + 2]! - data[b + 2]!,
    ]
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (let k = 0; k < 4; k++) {
      const v = quads[q + k]! * 3
      out[v]! += nx
      out[v + 1]! += ny
      out[v + 2]! += nz
    }
  }
  for (let v = 0; v < out.length; v += 3) {
    const l = Math.hypot(out[v]!, out[v + 1]!, out[v + 2]!) || 1
    out[v]! /= l
    out[v + 1]! /= l
    out[v + 2]! /= l
  }
  return out
}
