import { along, drawEdge } from '#engine/forms/inks/edges.ts'
import { strands } from '#engine/forms/inks/realism.ts'
import { eased, Spacing } from '#engine/forms/inks/spacing.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { Contour } from '#engine/forms/sculpt/contour.ts'
import { Sheet } from '#engine/forms/sculpt/pen.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Shorter edges within the figure are details. */
const LONG_PX = 32
/** Lines within it, and the room each keeps about itself. */
const [MOST, ROOM_PX] = [12, 10]
/** How far a line is eased: tufts and knuckles are not drawn. */
const EASE_PX = 9

const [HOLE, TOOTH] = [MATERIALS.indexOf('mouth'), MATERIALS.indexOf('tooth')]

/** One contour, the few lines within that stand apart, what is black in a face; nothing else. */
export function contourOnly(s: Sight): Sheet {
  const sheet = new Sheet(s)
  const scale = s.needle
  const spacing = new Spacing(s.w, s.h)
  const draw = (contour: Contour, width: number) => {
    const shown = along(s, contour, (i) => smoothstep(0.6, 0.95, s.fade[i]!), 8 * scale)
    const points = eased(contour.points, EASE_PX * scale)
    spacing.claim(points, ROOM_PX * scale)
    drawEdge(
      sheet,
      { ...contour, points },
      shown.map((v) => v * width * scale),
      { ends: 0.12 },
    )
  }
  const isOuter = ({ far }: Contour) => far.filter((j) => !s.hit[j]).length > far.length / 2
  for (const contour of s.contours.filter(isOuter)) draw(contour, 1.95)
  const inner = s.contours
    .filter((contour) => !isOuter(contour) && contour.points.length >= LONG_PX * scale)
    .toSorted((a, b) => b.points.length - a.points.length)
  let left = MOST
  for (const contour of inner) {
    const run = spacing.freeRun(contour.points, ROOM_PX * scale)
    if (!run || run[1] - run[0] < LONG_PX * scale) continue
    const [from, to] = run
    const { points, near, far } = contour
    draw(
      { points: points.slice(from, to), near: near.slice(from, to), far: far.slice(from, to) },
      1.7,
    )
    if (--left === 0) break
  }
  for (let i = 0; i < s.hit.length; i++) {
    const c = s.part[i]! < 1000 && !s.drawn[i] ? smoothstep(0.4, 0.8, s.crisp[i]!) : 0
    // the gaps between teeth are the line there: taken from deep shade alone they would be crumbs
    if (s.material[i] === TOOTH) sheet.ink[i] = smoothstep(0.52, 0.6, s.dark[i]!)
    else if (c > 0) sheet.ink[i] = mix(sheet.ink[i]!, smoothstep(0.7, 0.84, s.dark[i]!), c)
    // holes are black even in a line drawing
    if (s.hit[i] && s.material[i] === HOLE)
      sheet.ink[i] = Math.max(sheet.ink[i]!, smoothstep(0.85, 0.9, s.dark[i]!))
  }
  strands(s, sheet, { weight: 0.8, tones: [1] })
  return sheet
}
