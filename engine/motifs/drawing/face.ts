// Faces of women and men: a three-quarter and a front construction shared by the human motifs.
import { coords, type Point } from '#engine/motifs/drawing/geometry.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { lens } from '#engine/motifs/drawing/figure.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'

export interface Features {
  eyes?: 'open' | 'closed'
  lips?: Tag
  lashes?: boolean
  iris?: Tag
}

/** Closed lid: one heavy curve, lashes hanging from its outer half. */
export function closedEye(inner: Point, outer: Point, drop: number): Part[] {
  const at = (t: number, h: number): Point => [
    inner[0] + (outer[0] - inner[0]) * t,
    inner[1] + (outer[1] - inner[1]) * t + h,
  ]
  const side = Math.sign(outer[0] - inner[0])
  const lash = (t: number, length: number, lean: number): Point[] => {
    const p = at(t, drop * Math.sin(Math.PI * t))
    return [
      p,
      [p[0] + side * lean * 0.35, p[1] + length * 0.6],
      [p[0] + side * lean, p[1] + length],
    ]
  }
  return [
    {
      d: lens(
        [at(0, 0), at(0.3, -drop * 0.9), at(0.7, -drop), at(1, 0)],
        [at(1, 0), at(0.7, drop * 0.85), at(0.3, drop * 0.85), at(0, 0)],
      ),
      fill: 'skin',
      stroke: 0.45,
      shade: 0.5,
      tone: 0.12,
    },
    brush([at(-0.04, -0.5), at(0.3, drop * 0.85), at(0.7, drop * 0.9), at(1.1, -0.6)], 1.35),
    lines(
      [
        lash(0.42, 4, 1),
        lash(0.58, 4.6, 2),
        lash(0.74, 4.8, 3),
        lash(0.9, 4.4, 4),
        lash(1.04, 3, 4.4),
      ],
      0.75,
      1,
    ),
  ]
}

/** Open eye from inner to outer corner: white, iris under the lid, heavy lid with a wing, crease. */
export function openEye(
  inner: Point,
  outer: Point,
  height: number,
  look: number,
  iris: Tag = 'iris',
): Part[] {
  const at = (t: number, h: number): Point => [
    inner[0] + (outer[0] - inner[0]) * t,
    inner[1] + (outer[1] - inner[1]) * t - h,
  ]
  const [cx, cy] = at(look, height * 0.16),
    r = height * 0.46
  const disc = (radius: number, dx = 0, dy = 0) =>
    `M${(cx + dx - radius).toFixed(2)} ${(cy + dy).toFixed(2)}A${radius} ${radius} 0 1 1 ${(cx + dx + radius).toFixed(2)} ${(cy + dy).toFixed(2)}A${radius} ${radius} 0 1 1 ${(cx + dx - radius).toFixed(2)} ${(cy + dy).toFixed(2)}Z`
  return [
    {
      d: lens(
        [inner, at(0.3, height * 0.52), at(0.68, height * 0.56), outer],
        [outer, at(0.7, -height * 0.3), at(0.3, -height * 0.34), inner],
      ),
      fill: 'paper',
      stroke: 0.4,
      shade: 0.2,
    },
    { d: disc(r), fill: iris, stroke: 0.5, shade: 0.3 },
    { d: disc(r * 0.5), fill: 'black', stroke: 0 },
    { d: disc(r * 0.24, r * 0.36, -r * 0.4), fill: 'paper', stroke: 0, shade: 0 },
    // the lid hides the top of the iris
    {
      d: lens(
        [
          at(-0.06, -height * 0.1),
          at(0.28, height * 0.78),
          at(0.7, height * 0.84),
          at(1.22, height * 0.3),
        ],
        [
          at(1.22, height * 0.3),
          at(0.96, height * 0.02),
          at(0.66, height * 0.44),
          at(0.3, height * 0.4),
          at(-0.06, -height * 0.1),
        ],
      ),
      fill: 'black',
      stroke: 0.3,
    },
    lines([[at(0.1, height * 0.86), at(0.45, height * 1.22), at(0.95, height * 0.9)]], 0.5, 1),
  ]
}

/** Front mouth, soft bow, centred on x = 0. */
export function lips(y: number, half: number, tag: Tag = 'red'): Part[] {
  const h = half
  return [
    {
      d: lens(
        [
          [-h, y],
          [-h * 0.5, y - h * 0.24],
          [-h * 0.2, y - h * 0.36],
          [0, y - h * 0.24],
          [h * 0.2, y - h * 0.36],
          [h * 0.5, y - h * 0.24],
          [h, y],
        ],
        [
          [h, y],
          [h * 0.4, y + h * 0.08],
          [0, y + h * 0.02],
          [-h * 0.4, y + h * 0.08],
          [-h, y],
        ],
      ),
      fill: tag,
      stroke: 0.5,
      shade: 0.6,
    },
    {
      d: lens(
        [
          [-h, y],
          [-h * 0.4, y + h * 0.08],
          [0, y + h * 0.02],
          [h * 0.4, y + h * 0.08],
          [h, y],
        ],
        [
          [h, y],
          [h * 0.55, y + h * 0.42],
          [0, y + h * 0.6],
          [-h * 0.55, y + h * 0.42],
          [-h, y],
        ],
      ),
      fill: tag,
      stroke: 0.5,
      shade: 0.3,
    },
    brush(
      [
        [-h * 1.1, y - 0.4],
        [-h * 0.4, y + h * 0.1],
        [0, y + h * 0.03],
        [h * 0.4, y + h * 0.1],
        [h * 1.1, y - 0.4],
      ],
      0.8,
    ),
  ]
}

/** A calm symmetrical front face about 78 wide; eyes at y 0, mouth at 37, chin at 62. Skin only: hair and neck are the caller's. */
export function frontFace({
  eyes = 'open',
  lips: lipTag = 'red',
  iris = 'iris',
}: Features = {}): Part[] {
  const parts: Part[] = [
    {
      d: 'M0 -58C26 -58 41 -36 40 -6C39 14 34 32 24 46C16 56 8 62 0 62C-8 62 -16 56 -24 46C-34 32 -39 14 -40 -6C-41 -36 -26 -58 0 -58Z',
      fill: 'skin',
      stroke: 0.9,
      shade: 0.35,
    },
  ]
  for (const s of [-1, 1]) {
    parts.push(
      brush(
        [
          [s * 7, -11],
          [s * 16, -17],
          [s * 26, -17.5],
          [s * 34, -11],
        ],
        1.5,
      ),
    )
    parts.push(
      ...(eyes === 'closed'
        ? closedEye([s * 9, 1], [s * 29, 1], 4.4)
        : openEye([s * 8.5, 2], [s * 29, 0], 9, 0.5, iris)),
    )
    parts.push(
      line(`M${s * 5.4} 21C${s * 8.6} 20 ${s * 8.4} 15 ${s * 6.2} 13.5`, 0.6, 0),
      line(`M${s * 1.6} 23.5C${s * 2.6} 21.8 ${s * 4} 21.5 ${s * 5.2} 22.2`, 0.9, 0),
    )
  }
  parts.push(
    line('M-5 -4C-4 4 -4.5 9 -5.5 13', 0.45, 1),
    line('M-1.6 24.5C-0.5 25.2 0.5 25.2 1.6 24.5', 0.5, 1),
    ...lips(37, 12, lipTag),
    line('M-5 48.5C-2 50 2 50 5 48.5', 0.45, 2),
  )
  return parts
}

/** A three-quarter face looking right, chin low right; eyes near y 0. The far cheek is on the right. */
export function threeQuarterFace({
  eyes = 'open',
  lips: lipTag = 'red',
  iris = 'iris',
}: Features = {}): Part[] {
  return [
    // forehead, brow notch, cheekbone, mouth side, chin, jaw back to the ear
    {
      d: 'M-30 -50C-10 -64 22 -62 32 -40C35 -32 35.2 -22 33.6 -13C32.6 -8 35 -3 35.4 4C35.8 13 31 21 28.5 28C26.8 34 27.4 38 24.5 44.5C21 52 14.5 56.5 8 55.5C-4 53.5 -18 43 -27 31C-34 22 -38 7 -38 -8Z',
      fill: 'skin',
      stroke: 0.9,
      shade: 0.35,
    },
    // near eye
    ...(eyes === 'closed'
      ? closedEye([4, 2], [-17, 1], 4.6)
      : openEye([3, 2.5], [-18, 0], 9.4, 0.4, iris)),
    brush(coords('6,-10 -4,-17 -15,-17.5 -25,-9'), 1.6),
    // far eye, foreshortened
    ...(eyes === 'closed'
      ? closedEye([18, 1.5], [32, 0], 4)
      : openEye([18, 2], [31.5, 0], 9, 0.4, iris)),
    brush(coords('17,-11 24,-17 30,-16.5 34.5,-11'), 1.4),
    // nose turned to the right
    line('M14 -6C15.5 1 18.5 9 20 14.5C20.6 18 18 20 15 20', 0.6, 0),
    line('M7.5 19.5C5.2 18.5 5.6 13.8 8.4 13.3M9.6 21.2C11 19.6 13.4 19.8 15 20.6', 0.75, 0),
    // lips
    {
      d: 'M2.5 35C6.5 32.6 10 31 13 32.2C15.3 30.8 19 32.2 22 34.2C18 35.8 15.3 35 13 35.5C9.5 35.8 6 36 2.5 35Z',
      fill: lipTag,
      stroke: 0.5,
      shade: 0.6,
    },
    {
      d: 'M2.5 35C6 36 9.5 35.8 13 35.5C15.3 35 18 35.8 22 34.2C20.3 39.2 17 41.8 13 41.6C8.5 41.4 5 38.6 2.5 35Z',
      fill: lipTag,
      stroke: 0.5,
      shade: 0.3,
    },
    brush(coords('1.3,34.6 7,36 13,35.5 17.5,35.7 23,33.8'), 0.7),
    line('M9 46.5C12 48 15 48 17.5 46.5', 0.45, 2),
  ]
}
