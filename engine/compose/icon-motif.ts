import { wholeShape } from '#engine/compose/icon-shape.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import { traitsOfIcon } from '#engine/compose/icon-traits.ts'
import type { Motif } from '#engine/motifs/motif.ts'

const r1 = (value: number) => Math.round(value * 10) / 10

/** How many numbers each path command takes. */
const SIZE: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/**
 * Rewrites a path with the absolute commands that the engine's own helpers read (M L C Q Z), centred and scaled. Arcs become
 * straight chords: the icons' arcs are corners of a few units.
 */
export function normalisePath(d: string, place: { scale: number; dx: number; dy: number }): string {
  let out = ''
  let [x, y, startX, startY, lastX, lastY] = [0, 0, 0, 0, 0, 0]
  const at = (px: number, py: number) =>
    `${r1((px + place.dx) * place.scale)} ${r1((py + place.dy) * place.scale)}`
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase()
    const isRelative = letter !== command
    const v = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number)
    const size = SIZE[command] ?? 0
    if (size === 0) {
      out += 'Z'
      ;[x, y] = [startX, startY]
      continue
    }
    for (let i = 0; i + size <= v.length; i += size) {
      const [bx, by] = isRelative ? [x, y] : [0, 0]
      const [fromX, fromY] = [x, y]
      const n = (k: number) => v[i + k]!
      x = command === 'H' ? n(0) + bx : command === 'V' ? x : n(size - 2) + bx
      y = command === 'V' ? n(0) + by : command === 'H' ? y : n(size - 1) + by
      const isFirst = command === 'M' && i === 0
      if (isFirst) {
        ;[startX, startY] = [x, y]
        out += `M${at(x, y)}`
      } else if (command === 'C') {
        ;[lastX, lastY] = [n(2) + bx, n(3) + by]
        out += `C${at(n(0) + bx, n(1) + by)} ${at(lastX, lastY)} ${at(x, y)}`
        continue
      } else if (command === 'S') {
        const first = at(2 * fromX - lastX, 2 * fromY - lastY)
        ;[lastX, lastY] = [n(0) + bx, n(1) + by]
        out += `C${first} ${at(lastX, lastY)} ${at(x, y)}`
        continue
      } else if (command === 'Q') out += `Q${at(n(0) + bx, n(1) + by)} ${at(x, y)}`
      else out += `L${at(x, y)}`
      ;[lastX, lastY] = [x, y]
    }
  }
  return out
}

/** The one variant of every icon. */
export const ICON = 'icon'

/**
 * An icon as a motif, for the long tail nobody has drawn yet. Its black is taken as the body and lit as one, its gaps as lines: solid
 * clip art beside modelled drawings looks pasted, and what falls apart into pieces looks broken.
 */
export function iconMotif(name: string, body: string): Motif | undefined {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]!)
  if (paths.length === 0) return undefined
  const place = { scale: 220 / 512, dx: -256, dy: -256 }
  const parts = wholeShape(paths.map((d) => normalisePath(d, place)))
  return {
    name,
    category: 'object',
    words: [],
    variants: [ICON],
    ...traitsOfIcon(name),
    draw: () => ({ parts, box: tightBox(parts) }),
  }
}
