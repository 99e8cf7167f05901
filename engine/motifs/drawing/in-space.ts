// Things with flat and round sides, set up in space and seen in perspective, so that their proportions hold.
import { polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'

/** Metres: back from the nose, to the left of the middle as the driver sits negative, up from the ground. */
export type Place = readonly [x: number, y: number, z: number]

/** Places, or the same as `x,y,z x,y,z`. */
export type Run = string | readonly Place[]

const placesOf = (run: Run): readonly Place[] =>
  typeof run !== 'string'
    ? run
    : run.split(' ').map((place): Place => {
        const [x = 0, y = 0, z = 0] = place.split(',').map(Number)
        return [x, y, z]
      })

const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** How lines in space are seen. `eye` is where it stands from the middle of the thing, `scale` the drawing units to a metre at that middle. */
export function seenFrom({ eye, middle, scale }: { eye: Place; middle: Place; scale: number }) {
  const far = Math.hypot(...eye)
  const back: Place = [-eye[0] / far, -eye[1] / far, -eye[2] / far]
  const flat = Math.hypot(back[0], back[1])
  const aside: Place = [back[1] / flat, -back[0] / flat, 0]
  const above: Place = [
    aside[1] * back[2] - aside[2] * back[1],
    aside[2] * back[0] - aside[0] * back[2],
    aside[0] * back[1] - aside[1] * back[0],
  ]
  const seen = ([x, y, z]: Place): Point => {
    const from: Place = [x - middle[0], y - middle[1], z - middle[2]]
    const near = (scale * far) / (far + dot(from, back))
    return [near * dot(from, aside), -near * dot(from, above)]
  }
  const shape = (run: Run) => polygon(placesOf(run).map(seen))
  const curve = (run: Run, isClosed = false) => smooth(placesOf(run).map(seen), isClosed, 0.9)
  return {
    at: seen,
    shape,
    curve,
    /** A line with corners. */
    edge: (run: Run) => polygon(placesOf(run).map(seen), false),
    /** A closed outline of smooth runs that meet in corners. */
    outline: (...runs: readonly Run[]) =>
      runs
        .map((run, n) => {
          const d = curve(run)
          return n === 0 ? d : `L${d.slice(1)}`
        })
        .join('') + 'Z',
    /** A circle that stands along the thing, as wheels do. */
    disc: (x: number, y: number, z: number, r: number) =>
      curve(
        Array.from({ length: 16 }, (_, i): Place => {
          const turn = (i * Math.PI) / 8
          return [x + r * Math.cos(turn), y, z + r * Math.sin(turn)]
        }),
        true,
      ),
    /** A circle that faces forward, as lamps do. */
    lamp: (x: number, y: number, z: number, r: number) =>
      curve(
        Array.from({ length: 12 }, (_, i): Place => {
          const turn = (i * Math.PI) / 6
          return [x, y + r * Math.cos(turn), z + r * Math.sin(turn)]
        }),
        true,
      ),
    /** A circle that lies level, as lids do. */
    plate: (x: number, y: number, z: number, r: number) =>
      curve(
        Array.from({ length: 16 }, (_, i): Place => {
          const turn = (i * Math.PI) / 8
          return [x + r * Math.cos(turn), y + r * Math.sin(turn), z]
        }),
        true,
      ),
  }
}
