import { smoothstep } from '#engine/pixels/maths.ts'
import { hash } from '#engine/present/body/grain.ts'
import { UNIT_MM, type Lens } from '#engine/present/body/lens.ts'

type Colour = readonly [r: number, g: number, b: number]

/** A kind of mark: how many lie on a square decimetre, how large they are, and how much of each light they take. */
interface Mark {
  perSquareDm: number
  /** Millimetres across, from the smallest to the largest; small ones are the commonest. */
  wide: readonly [number, number]
  takes: Colour
  /** Share of its radius over which its edge fades. */
  soft: number
  /** On the design itself, too: nobody can draw around all of them. */
  isEverywhere?: boolean
}

const MARKS: readonly Mark[] = [
  // Moles: a tattooist works around them.
  { perSquareDm: 3.2, wide: [0.9, 3.1], takes: [0.5, 0.68, 0.74], soft: 0.5 },
  // Freckles.
  { perSquareDm: 26, wide: [0.7, 2], takes: [0.1, 0.2, 0.26], soft: 0.9, isEverywhere: true },
  // Small red spots, where a hair was plucked or something has bitten.
  { perSquareDm: 5, wide: [1.2, 3], takes: [0.02, 0.2, 0.17], soft: 1, isEverywhere: true },
]

interface Marking {
  lens: Lens
  depth: Float32Array
  normal: Float32Array
  isSkin: (pixel: number) => boolean
  /** Millimetres from the middle of the design. */
  fromDesign: (pixel: number) => number
  designMm: number
  seed: number
}

/** Marks that every skin has, each body its own: they lie where a lot throws them, foreshortened as the skin is turned away. */
export function addMarks(tint: Float32Array, marking: Marking): void {
  const { lens, depth, isSkin, fromDesign, designMm, seed } = marking
  const { size } = lens
  const nearest = depth.find((d) => d < Infinity)
  if (nearest === undefined) return
  const pixelMm = (nearest / lens.focal) * UNIT_MM
  const squareDm = (size * pixelMm * 0.01) ** 2
  MARKS.forEach(({ perSquareDm, wide, takes, soft, isEverywhere }, kind) => {
    // Some people have many of a kind, some hardly any.
    const many = 0.35 + 1.5 * hash(seed, kind, 401) ** 2
    const tries = Math.round(squareDm * perSquareDm * many)
    for (let i = 0; i < tries; i++) {
      const lot = (k: number) => hash(i * 3 + kind, seed, k)
      const [x, y] = [lot(21) * size, lot(22) * size]
      const p = Math.floor(y) * size + Math.floor(x)
      if (!isSkin(p)) continue
      if (!isEverywhere && fromDesign(p) < 0.55 * designMm) continue
      const mm = wide[0] + (wide[1] - wide[0]) * lot(23) ** 3
      const strength = 0.45 + 0.55 * lot(24)
      stamp({ x, y, p, radius: mm / pixelMm / 2, soft, takes, strength, lot: lot(25) })
    }
  })

  function stamp(mark: {
    x: number
    y: number
    p: number
    radius: number
    soft: number
    takes: Colour
    strength: number
    lot: number
  }): void {
    const { x, y, p, soft, takes, strength } = mark
    const { normal } = marking
    const turned = (way: readonly number[]) =>
      normal[p * 3]! * way[0]! + normal[p * 3 + 1]! * way[1]! + normal[p * 3 + 2]! * way[2]!
    const [nx, ny] = [turned(lens.right), -turned(lens.up)]
    const away = Math.hypot(nx, ny)
    const long = Math.hypot(away, turned(lens.forward)) || 1
    const facing = Math.max(0.2, Math.sqrt(Math.max(0, 1 - (away / long) ** 2)))
    const [ux, uy] = away > 0 ? [nx / away, ny / away] : [1, 0]
    // No mark is quite round.
    const oval = 0.78 + 0.4 * mark.lot
    // One that is smaller than a pixel darkens that pixel less.
    const radius = Math.max(0.8, mark.radius)
    const share = strength * Math.min(1, (mark.radius / radius) ** 2)
    const reach = Math.ceil(radius * 1.4)
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [px, py] = [Math.floor(x) + dx, Math.floor(y) + dy]
        if (px < 0 || py < 0 || px >= size || py >= size) continue
        const q = py * size + px
        if (!isSkin(q)) continue
        const across = (dx * ux + dy * uy) / facing
        const along = (dy * ux - dx * uy) * oval
        const much =
          share * smoothstep(1 + 0.4 * soft, 1 - soft, Math.hypot(across, along) / radius)
        for (let c = 0; c < 3; c++) tint[q * 3 + c]! *= 1 - much * takes[c]!
      }
  }
}
