import { normalsOf, STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import { turn } from '#engine/forms/sculpt/maths.ts'
import { projection, type Camera, type Surface } from '#engine/forms/sculpt/view.ts'

/** A mesh of one kind. */
export interface Layer {
  mesh: Mesh
  /** Number of its material. */
  material: number
  part: number
  /** Of a layer of many parts, the one each vertex belongs to. */
  parts?: Int32Array
  normals?: Float32Array
  /** Which way hair runs at a vertex. */
  ways?: Float32Array
  /** How open a vertex lies, and how lit; see light.ts. */
  open?: Float32Array
  lit?: Float32Array
  /** Seen from both sides. */
  isThin?: boolean
}

/** What is seen of layers: the surface as the sculpted forms have it, and what only meshes know. */
export interface Scene {
  s: Surface
  part: Int32Array
  /** Which layer, -1 for none. */
  layer: Int16Array
  /** Direction of hair as seen. */
  ways: Float32Array
  /** How much of the skin the hair hides: little along the hairline. */
  cover: Float32Array
}

/** Draws the layers into buffers; places are those on the human at rest, by which skin is painted. */
export function seeLayers(layers: readonly Layer[], camera: Camera, size: number): Scene {
  const n = size * size
  const rotation = turn(camera.yaw, camera.pitch, camera.roll)
  const project = projection(camera, size)
  const s: Surface = {
    size,
    hit: new Uint8Array(n),
    place: new Float32Array(n * 3),
    normal: new Float32Array(n * 3),
    depth: new Float32Array(n).fill(-9),
    open: new Float32Array(n).fill(1),
    lit: new Float32Array(n).fill(1),
    material: new Uint8Array(n),
    rotation,
    pixelsPerUnit: size / 2 / camera.zoom,
    project,
  }
  const scene: Scene = {
    s,
    part: new Int32Array(n),
    layer: new Int16Array(n).fill(-1),
    ways: new Float32Array(n * 3),
    cover: new Float32Array(n).fill(1),
  }
  const hits: Hits = {
    quad: new Int32Array(n).fill(-1),
    wb: new Float32Array(n),
    wc: new Float32Array(n),
  }
  layers.forEach((layer, k) => draw(scene, hits, layer, k))
  resolve(scene, hits, layers)
  return scene
}

/** Which triangle is seen at each pixel (corner of its quad, with its second half marked by the lowest bit) and where in it. */
interface Hits {
  quad: Int32Array
  wb: Float32Array
  wc: Float32Array
}

function draw({ s, layer: ids }: Scene, hits: Hits, layer: Layer, id: number): void {
  const { size, depth } = s
  const { data, quads } = layer.mesh
  const count = data.length / STRIDE
  const screen = new Float32Array(count * 3)
  for (let v = 0; v < count; v++) {
    const [x, y, z] = s.project([data[v * STRIDE]!, data[v * STRIDE + 1]!, data[v * STRIDE + 2]!])
    screen[v * 3] = x
    screen[v * 3 + 1] = y
    screen[v * 3 + 2] = z
  }
  for (let q = 0; q < quads.length; q += 4)
    for (let half = 0; half < 2; half++) {
      const a = quads[q]! * 3
      const b = quads[q + 1 + half]! * 3
      const c = quads[q + 2 + half]! * 3
      const ax = screen[a]!
      const ay = screen[a + 1]!
      const az = screen[a + 2]!
      const ux = screen[b]! - ax
      const uy = screen[b + 1]! - ay
      const wx = screen[c]! - ax
      const wy = screen[c + 1]! - ay
      const area = ux * wy - uy * wx
      if (layer.isThin ? Math.abs(area) < 1e-9 : area >= -1e-9) continue
      const x0 = Math.max(0, Math.ceil(ax + Math.min(0, ux, wx) - 0.5))
      const x1 = Math.min(size - 1, Math.floor(ax + Math.max(0, ux, wx) - 0.5))
      const y0 = Math.max(0, Math.ceil(ay + Math.min(0, uy, wy) - 0.5))
      const y1 = Math.min(size - 1, Math.floor(ay + Math.max(0, uy, wy) - 0.5))
      const bz = screen[b + 2]! - az
      const cz = screen[c + 2]! - az
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) {
          const px = x + 0.5 - ax
          const py = y + 0.5 - ay
          const wb = (px * wy - py * wx) / area
          const wc = (ux * py - uy * px) / area
          if (wb < 0 || wc < 0 || wb + wc > 1) continue
          const i = y * size + x
          const z = az + bz * wb + cz * wc
          if (z <= depth[i]!) continue
          depth[i] = z
          ids[i] = id
          hits.quad[i] = q * 2 + half
          hits.wb[i] = wb
          hits.wc[i] = wc
        }
    }
}

/** What lies at each pixel, once it is known which triangle is seen there. */
function resolve({ s, part, layer: ids, ways }: Scene, hits: Hits, layers: readonly Layer[]): void {
  const normals = layers.map((layer) => layer.normals ?? normalsOf(layer.mesh))
  const m = s.rotation
  const turnInto = (
    out: Float32Array,
    i: number,
    x: number,
    y: number,
    z: number,
    size: number,
  ) => {
    out[i * 3] = (m[0]! * x + m[1]! * y + m[2]! * z) * size
    out[i * 3 + 1] = (m[3]! * x + m[4]! * y + m[5]! * z) * size
    out[i * 3 + 2] = (m[6]! * x + m[7]! * y + m[8]! * z) * size
  }
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i]!
    if (id < 0) continue
    const layer = layers[id]!
    const { data, quads } = layer.mesh
    const q = hits.quad[i]! >> 1
    const half = hits.quad[i]! & 1
    const [va, vb, vc] = [quads[q]!, quads[q + 1 + half]!, quads[q + 2 + half]!]
    const wb = hits.wb[i]!
    const wc = hits.wc[i]!
    const wa = 1 - wb - wc
    const of = (list: Float32Array, stride: number, d: number) =>
      list[va * stride + d]! * wa + list[vb * stride + d]! * wb + list[vc * stride + d]! * wc
    s.hit[i] = 1
    s.material[i] = layer.material
    // Where parts share a surface, what is seen belongs to that of the nearest corner.
    const nearest = wa >= wb && wa >= wc ? va : wb >= wc ? vb : vc
    part[i] = layer.parts ? layer.parts[nearest]! : layer.part
    for (let d = 0; d < 3; d++) s.place[i * 3 + d] = of(data, STRIDE, 3 + d)
    const own = normals[id]!
    const [x, y, z] = [of(own, 3, 0), of(own, 3, 1), of(own, 3, 2)]
    turnInto(s.normal, i, x, y, z, 1 / (Math.hypot(x, y, z) || 1))
    if (layer.isThin && s.normal[i * 3 + 2]! < 0)
      for (let d = 0; d < 3; d++) s.normal[i * 3 + d]! *= -1
    if (layer.open) s.open[i] = of(layer.open, 1, 0)
    if (layer.lit) s.lit[i] = of(layer.lit, 1, 0)
    if (layer.ways)
      turnInto(ways, i, of(layer.ways, 3, 0), of(layer.ways, 3, 1), of(layer.ways, 3, 2), 1)
  }
}
