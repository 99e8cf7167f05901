import { strokeEnds, type StrokeEnd } from '#engine/lettering/pen.ts'
import { across, minus, plus, times, type Ring } from '#engine/lettering/plane.ts'
import { difference } from '#engine/lettering/polygons.ts'
import { createRng, type Rng } from '#shared/random.ts'

/** The widest stroke that a brush runs dry in and the thinnest that shows it, as shares of the size. */
const STROKE = { widest: 0.13, least: 0.03 }
/** Streaks at the end of a stroke: how many, and how long and how thick they are in widths of it. */
const STREAKS = { count: 4, short: 0.8, long: 3.2, thick: 0.1 }

/** A brush sets down wet and lifts off dry: to the right and downwards. */
const isLifted = ({ direction: [x, y] }: StrokeEnd) => x + 0.7 * y > 0.3

/** One bare streak between two bristles, from beyond the end of a stroke back into it. */
function streak({ at, direction, width }: StrokeEnd, aside: number, random: Rng): Ring {
  const side = across(direction)
  const middle = plus(at, times(side, aside * width))
  const length = width * (STREAKS.short + (STREAKS.long - STREAKS.short) * random())
  const thick = width * STREAKS.thick * (0.6 + 0.8 * random())
  const far = plus(middle, times(direction, 0.6 * width))
  const waist = minus(middle, times(direction, 0.45 * length))
  return [
    plus(far, times(side, thick * 0.6)),
    plus(waist, times(side, thick * 0.4)),
    minus(middle, times(direction, length)),
    minus(waist, times(side, thick * 0.4)),
    minus(far, times(side, thick * 0.6)),
  ]
}

/** Letters of a brush that ran dry where it lifted off: bare streaks between its bristles. */
export function driedOut(rings: readonly Ring[], size: number): Ring[] {
  const random = createRng(rings.length)
  const streaks = strokeEnds(rings, STROKE.widest * size)
    .filter((end) => end.width > STROKE.least * size && isLifted(end))
    .flatMap((end) =>
      Array.from({ length: STREAKS.count }, (_, i) =>
        streak(end, (i + 0.3 + 0.4 * random()) / STREAKS.count - 0.5, random),
      ),
    )
  return streaks.length > 0 ? difference(rings, streaks) : [...rings]
}
