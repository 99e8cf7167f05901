import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polar, polygon, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const hexagon = (radius: number, start = -Math.PI / 2) =>
  Array.from({ length: 6 }, (_, i) => polar(radius, start + (i * TAU) / 6))

/** Nineteen overlapping circles; every lens between two neighbours is filled so that the flowers stand out. */
function flowerOfLife(): Part[] {
  const r = 38
  const centres: Point[] = [
    [0, 0],
    ...hexagon(r),
    ...hexagon(r * 2),
    ...hexagon(r * Math.sqrt(3), -Math.PI / 3),
  ]
  const lenses = new Map<string, string>()
  for (const c of centres)
    for (let i = 0; i < 6; i++) {
      // a petal runs from a centre to the neighbouring lattice point
      const [x, y] = polar(r, -Math.PI / 2 + (i * TAU) / 6, c)
      if (Math.hypot(x, y) > r * 2.05) continue
      const [mx, my] = [(c[0] + x) / 2, (c[1] + y) / 2]
      const nx = (-(y - c[1]) / r) * r * 0.134 * 2,
        ny = ((x - c[0]) / r) * r * 0.134 * 2
      const key = `${mx.toFixed(0)} ${my.toFixed(0)}`
      lenses.set(
        key,
        `M${c[0].toFixed(2)} ${c[1].toFixed(2)}Q${(mx + nx).toFixed(2)} ${(my + ny).toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)}Q${(mx - nx).toFixed(2)} ${(my - ny).toFixed(2)} ${c[0].toFixed(2)} ${c[1].toFixed(2)}Z`,
      )
    }
  return [
    ...[...lenses.values()].map((d): Part => ({
      d,
      fill: 'blue',
      stroke: 0.5,
      detail: 1,
      shade: 0.6,
    })),
    line(centres.map((c) => circle(c, r)).join(''), 0.8, 0),
    line(circle([0, 0], r * 3) + circle([0, 0], r * 3 + 5), 1.1, 0),
  ]
}

/** Thirteen circles and every line between their centres. */
function metatron(): Part[] {
  const centres: Point[] = [[0, 0], ...hexagon(46), ...hexagon(92)]
  let web = ''
  centres.forEach((a, i) => {
    for (const b of centres.slice(i + 1)) web += polygon([a, b], false)
  })
  return [
    line(web, 0.45, 1),
    line(polygon(hexagon(92)) + polygon(hexagon(46)), 1, 0),
    line(
      [0, 1].map((first) => polygon(hexagon(92).filter((_, i) => i % 2 === first))).join(''),
      1.2,
      0,
    ),
    ...centres.map((c): Part => ({ d: circle(c, 23), fill: null, stroke: 0.9 })),
    ...centres.map((c): Part => ({ d: circle(c, 3), fill: 'black', stroke: 0 })),
  ]
}

/** A cut crystal of triangles in a ring of dots: light faces above, dark below. */
function icosahedron(): Part[] {
  const outer = hexagon(104),
    inner = [-Math.PI / 2, Math.PI / 6, (5 * Math.PI) / 6].map((a) => polar(52, a))
  const [top, right, left] = [inner[0]!, inner[1]!, inner[2]!]
  const face = (points: Point[], tone: number): Part => ({
    d: polygon(points),
    fill: 'ice',
    stroke: 0.9,
    tone,
    shade: 0.5,
  })
  return [
    face([outer[0]!, outer[1]!, top], 0.05),
    face([outer[5]!, outer[0]!, top], 0.02),
    face([outer[1]!, right, top], 0.14),
    face([outer[5]!, top, left], 0.08),
    face([top, right, left], 0.18),
    face([outer[1]!, outer[2]!, right], 0.26),
    face([outer[4]!, outer[5]!, left], 0.2),
    face([outer[2]!, outer[3]!, right], 0.4),
    face([outer[3]!, outer[4]!, left], 0.34),
    face([right, outer[3]!, left], 0.44),
    ...Array.from({ length: 36 }, (_, i): Part => ({
      d: circle(polar(122, (i * TAU) / 36), i % 3 ? 1.5 : 3),
      fill: 'black',
      stroke: 0,
    })),
  ]
}

export const sacredGeometry: Motif = {
  name: 'sacred-geometry',
  category: 'ornament',
  words: [
    'sacred geometry',
    'flower of life',
    'metatron cube',
    'metatron',
    'seed of life',
    'icosahedron',
    'platonic solid',
    'geometric pattern',
  ],
  variants: ['flower-of-life', 'metatron', 'icosahedron'],
  draw({ variant }) {
    if (variant === 'metatron') return measured(metatron())
    if (variant === 'icosahedron') return measured(icosahedron())
    return measured(flowerOfLife())
  },
}
