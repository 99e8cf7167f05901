import { createRng } from '#shared/random.ts'
import { wrapSnake } from '#engine/motifs/drawing/serpent.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { remember, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerOf } from '#engine/compose/placing.ts'

const ENTWINED =
  /^(?:intertwined|entwined|entangled|tangled|interlocked|intertwining|wrapped around|twisted)\b/

/** Two of a kind that are wound about each other. */
export const isEntwined = ({
  count = 1,
  modifiers,
}: {
  count?: number
  modifiers: readonly string[]
}): boolean => count === 2 && modifiers.some((modifier) => ENTWINED.test(modifier))

/** In parts of their height: how far they swing out, how thick they are, and how often they go round. */
const SWING = 0.19
const GIRTH = 0.052
const TURNS = 2

/** Two long bodies go round one axis, each before the other in turn. False for who has no such body. */
export function entwine(build: Build, actor: Actor, height: number): boolean {
  if (!isEntwined(actor) || !actor.motif.winds) return false
  const seed = Math.floor(build.random() * 1e9)
  const isOpen = build.random() < 0.5
  const halves = wrapSnake({
    height,
    amplitude: () => SWING * height,
    turns: TURNS,
    random: createRng(seed),
    width: GIRTH * height,
    open: isOpen,
  })
  const lay = (slice: 'back' | 'front', parts: readonly Part[]) => {
    for (const isMirrored of [false, true]) {
      const layer = layerOf([...parts], {
        role: 'hero',
        subject: actor.subject,
        halo: 1,
        slice,
        isMirrored,
        ...actor.colour,
      })
      build.middle.push(layer)
      remember(build, actor, inkBoxOf(layer))
    }
  }
  lay('back', halves.back)
  lay('front', halves.front)
  return true
}
