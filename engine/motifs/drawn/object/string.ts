import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, lerp, polar, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { frayed, thread, threadBow } from '#engine/motifs/drawing/thread.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'

/** A long line across the skin is seen from afar: it is thicker than one that ties a bunch. */
const THICK = 1.25

/** From one hand to another: it drifts, turns over itself, and is tied on the way. */
const tied = (): Part[] => [
  thread(
    coords('-168,34 -150,-3 -122,-18 -98,5 -106,34 -126,23 -118,-10 -88,-31 -54,-18 -28,3 0,0'),
    THICK,
  ),
  thread(coords('0,0 30,5 58,-8 86,-31 112,-21 112,10 92,18 84,-8 108,-36 140,-26 168,10'), THICK),
  ...frayed(-168, 34, 2.1),
  ...frayed(168, 10, 0.8),
  ...threadBow(THICK),
]

/** One long line that loops three times, as if it had just been let go. */
const flowing = (): Part[] => [
  thread(
    coords(
      '-170,39 -148,-5 -112,-34 -72,-23 -52,18 -70,55 -96,44 -92,3 -56,-36 -8,-44 26,-16 28,29 6,49 -12,29 2,-13 40,-42 82,-31 104,3 96,34 78,29 82,-3 108,-31 142,-26 170,8',
    ),
    THICK,
  ),
  ...frayed(-170, 39, 2.1),
  ...frayed(170, 8, 0.85),
]

/** A snarl with no beginning, and the clear line that comes out of it. */
function tangle(random: Rng): Part[] {
  let turn = random() * TAU
  const snarl = Array.from({ length: 30 }, (): Point => {
    turn += lerp(1.5, 2.7, random()) * (random() < 0.18 ? -1 : 1)
    const [x, y] = polar(lerp(22, 64, Math.sqrt(random())), turn)
    return [x - 78, y * 0.9]
  })
  const out = coords('-30,44 4,26 40,6 84,0 128,0 184,0')
  return [thread([...snarl, [-78, 54], ...out]), ...frayed(184, 0, 0)]
}

export const string: Motif = {
  name: 'string',
  category: 'object',
  cord: 'thread',
  liesLevel: true,
  words: ['string', 'thread', 'red string', 'red thread', 'red string of fate', 'twine'],
  variants: ['tied', 'flowing', 'tangle', 'bow'],
  spare: ['bow', 'tangle'],
  draw({ variant, random }) {
    if (variant === 'bow') return measured(placed(threadBow(0.5), { scale: 1.8 }))
    if (variant === 'tangle') return measured(tangle(random))
    // A little air: it is so thin that its ends are the widest of it.
    return measured(variant === 'flowing' ? flowing() : tied(), 9)
  },
}
