import { measured } from '#engine/motifs/drawing/box.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const BEAT = 'L-46 0L-38 -12L-30 0L-22 6L-10 -62L6 46L16 -8L22 0L30 0C36 -10 46 -10 52 0'

/** An ECG trace; alone, running into a heart outline, or crossing a solid heart. */
export const heartbeat: Motif = {
  name: 'heartbeat',
  category: 'symbol',
  words: ['heartbeat', 'heartbeat line', 'ecg', 'pulse', 'lifeline'],
  variants: ['line', 'heart', 'crossing'],
  draw({ variant }) {
    const trace = (d: string): Part => ({ d, fill: null, stroke: 2.2 })
    if (variant === 'line') return measured([trace(`M-126 0${BEAT}L126 0`)])
    if (variant === 'crossing') {
      const heart =
        'M0 78C-26 44 -84 14 -84 -32C-84 -64 -58 -78 -38 -76C-18 -74 -6 -58 0 -44C6 -58 18 -74 38 -76C58 -78 84 -64 84 -32C84 14 26 44 0 78Z'
      return measured([
        { d: heart, fill: 'red' },
        trace('M-124 0L-46 0L-38 -12L-30 0L-22 6L-10 -46L6 36L16 -8L22 0L124 0'),
      ])
    }
    // the trace itself turns into the heart
    const parts: Part[] = [
      trace(
        `M-130 0L-86 0L-80 -10L-74 0L-68 4L-58 -48L-46 36L-38 -6L-32 0L-18 0C-2 -6 4 -20 4 -34C4 -58 24 -68 40 -64C54 -60 60 -48 62 -40C64 -48 70 -60 84 -64C100 -68 118 -56 118 -32C118 4 78 26 62 52C46 26 14 14 0 6L-8 2`,
      ),
    ]
    return measured(parts)
  },
}
