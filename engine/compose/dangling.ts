import { hoopedChain, type Fall } from '#engine/motifs/drawing/festoon.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { remember, type Build } from '#engine/compose/build.ts'
import { layerOf, inkBoxOf } from '#engine/compose/placing.ts'
import { bottomAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

const DANGLES = /^(?:hanging|dangling|draped|drooping)/

/** Chains and beads that were said to hang, from nobody else than what the picture is about. */
export const dangles = ({ relations }: Build, { cord, modifiers, subject }: Actor): boolean =>
  cord === 'links' &&
  modifiers.some((said) => DANGLES.test(said)) &&
  !relations.some(({ kind, from, to }) => kind === 'around' && (from === subject || to === subject))

/** Where they are fastened, from the middle outward, and how far each hangs: in parts of half the breadth and of the whole height. */
const FALLS: readonly Readonly<Record<'x' | 'long', number>>[] = [
  { x: 0, long: 0.44 },
  { x: 0.34, long: 0.3 },
  { x: 0.68, long: 0.18 },
]
/** How long a link is, in parts of the breadth. */
const LINK = 0.034

/** The same on both sides of the middle: the longest in it, shorter ones outward, each with a drop, and a slack one between two of them. */
export function dangle(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  const [half, high] = [boxWidth(target) / 2, boxHeight(target)]
  // A mandala behind a lotus is fastened to it: chains hang from below both.
  const own = [...build.back, ...build.middle]
  const shape = silhouetteOf(own, unionOf(own.map(inkBoxOf)))
  const falls = FALLS.flatMap(({ x, long }): Fall[] =>
    (x === 0 ? [0] : [-x, x]).map((at) => {
      const foot = cx + at * half
      return { from: [foot, bottomAt(shape, foot) - 0.02 * high], long: long * high }
    }),
  ).toSorted((a, b) => a.from[0] - b.from[0])
  const layer = layerOf(hoopedChain(falls, LINK * 2 * half), {
    role: 'support',
    subject: actor.subject,
    ...actor.colour,
  })
  build.back.push(layer)
  remember(build, actor, inkBoxOf(layer))
}
