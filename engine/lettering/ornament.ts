import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { createRng, type Rng } from '#shared/random.ts'
import { clearanceOf, type Block } from '#engine/lettering/block.ts'
import type { Clearance } from '#engine/lettering/clearance.ts'
import { filigree, raise, type Spray } from '#engine/lettering/filigree.ts'
import type { HandName } from '#engine/lettering/hands.ts'
import { swash } from '#engine/lettering/offers.ts'
import { penPlay } from '#engine/lettering/pen-play.ts'
import { resampled, type Line, type Ring } from '#engine/lettering/plane.ts'
import { union } from '#engine/lettering/polygons.ts'
import { flankDate, laurel, rules } from '#engine/lettering/rules.ts'
import { swashes, tails } from '#engine/lettering/swash.ts'
import { tagPlay } from '#engine/lettering/tag/tag-play.ts'
import { thorns, vines, whiplash } from '#engine/lettering/vine.ts'

const WAYS = {
  none: () => {},
  swash,
  sweep: (plot: Plot) => swashes(plot, 'under'),
  knot: (plot: Plot) => swashes(plot, 'knot'),
  tail: (plot: Plot) => tails(plot, 'tail'),
  'tail-lifted': (plot: Plot) => tails(plot, 'lifted'),
  strokes: (plot: Plot) => tails(plot, 'strokes'),
  thorns,
  vine: (plot: Plot) => {
    vines(plot)
    thorns(plot)
  },
  filigree: (plot: Plot) => filigree(plot, 'below'),
  'filigree-both': (plot: Plot) => filigree(plot, 'both'),
  'pen-filigree': (plot: Plot) => {
    filigree(plot, 'both')
    penPlay(plot)
  },
  'pen-play': penPlay,
  'tag-arrow': (plot: Plot) => tagPlay(plot, 'arrow'),
  'tag-drips': (plot: Plot) => tagPlay(plot, 'drips'),
  whiplash,
  laurel,
  rules: (plot: Plot) => rules(plot, 'both'),
  'rule-below': (plot: Plot) => rules(plot, 'below'),
  'rule-dots': (plot: Plot) => rules(plot, 'dots'),
  stars: (plot: Plot) => rules(plot, 'stars'),
} satisfies Record<string, (plot: Plot) => void>

export type OrnamentName = keyof typeof WAYS

/** What grew around letters, and where it grew from. */
export interface Grown {
  areas: Ring[]
  roots: Point[]
}

export function adorn(
  block: Block,
  name: OrnamentName,
  random: Rng,
  { hasRules = true }: { hasRules?: boolean } = {},
): Grown {
  const plot = new Plot(block, random)
  WAYS[name](plot)
  // A marker rules no lines.
  if (hasRules && name !== 'none' && block.hand !== 'tag') flankDate(plot)
  return { areas: union(plot.areas), roots: plot.roots }
}

/** Hands of even lines and of a marker: scrolls would be heavier than their letters, or of another world. */
export const PLAIN: ReadonlySet<HandName> = new Set([
  'fine-sans',
  'deco',
  'typewriter',
  'monoline',
  'needle',
  'tag',
])

/** One spray of scrolls in a place of its own, about letters that stand on a curve. Nothing where it does not fit. */
export function sprayAbout(
  letters: Ring[],
  { hand, leastLine, size }: Pick<Block, 'hand' | 'leastLine' | 'size'>,
  sprays: Iterable<Spray>,
): Ring[] {
  if (PLAIN.has(hand)) return []
  const plot = new Plot({ hand, leastLine, size, letters, rows: [], missing: [] }, createRng(1))
  for (const spray of sprays) if (raise(plot, spray)) return union(plot.areas)
  return []
}

/** The paper around a block of letters: what is free, and what has been set down on it. */
export class Plot {
  readonly block: Block
  readonly random: Rng
  readonly areas: Ring[] = []
  readonly roots: Point[] = []
  readonly #clearance: Clearance
  readonly #lines: Point[][] = []

  constructor(block: Block, random: Rng) {
    this.block = block
    this.random = random
    this.#clearance = clearanceOf(block)
  }

  get size(): number {
    return this.block.size
  }

  /** A width as a share of the letters' size, but never less than a needle's. */
  width(share: number): number {
    return Math.max(this.block.leastLine, share * this.block.size)
  }

  /** Whether a line keeps its distance from all letters but the one it grows from, and from what was drawn before. */
  isFree(line: Line, { gap, skip = 0, apart = gap, lead = 0 }: Distances): boolean {
    const { size } = this
    if (this.#clearance.along(resampled(line, size / 60), skip * size) < gap * size) return false
    if (apart <= 0) return true
    const points = resampled(line, size * 0.04)
    const from = Math.ceil(lead / 0.04)
    const least = apart * size
    return !points.some(
      ([x, y], i) =>
        i >= from &&
        this.#lines.some((other) =>
          other.some(([px, py]) => Math.abs(px - x) < least && Math.abs(py - y) < least),
        ),
    )
  }

  /** Loose pieces, dots and lozenges, each only where it keeps clear of letters. */
  scatter(pieces: readonly Ring[], gap = 0.03): void {
    this.lay(
      pieces.filter((piece) => this.#clearance.along([...piece, piece[0]!]) > gap * this.size),
    )
  }

  /** Candidates come from the boldest to the meekest: the first that is free is taken. */
  choose<T extends Line>(candidates: Iterable<T>, distances: Distances): T | undefined {
    for (const line of candidates) if (this.isFree(line, distances)) return line
    return undefined
  }

  /** Each piece is made whole by itself first: wound against another it would leave a white nick. */
  lay(pieces: readonly Ring[], line?: Line): void {
    for (const piece of pieces) this.areas.push(...union([piece]))
    if (line) this.#lines.push(resampled(line, this.size * 0.04))
  }
}

/** Shares of the size. */
export interface Distances {
  /** From letters. */
  gap: number
  /** Length at the line's start that may touch them. */
  skip?: number
  /** From other ornament, and the length at the start that may touch it. */
  apart?: number
  lead?: number
}
