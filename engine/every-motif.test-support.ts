import { afterAll, beforeAll } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import type { Scene } from '#engine/compose/scene.ts'
import { keepPlatesOn, plateShelf, type PlateShelf } from '#engine/forms/shelf.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { listMotifs } from '#engine/motifs/registry.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { RECIPES, STYLE_NAMES, type StyleName } from '#engine/styles/recipes.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const workspace = createWorkspace()

const resources = testResources()

/** Small, because there are thousands of pairs; large enough that the thinnest style still leaves ink. */
const SIZE_PX = 112
/** Eight hundred views are solved for it, which takes half as long as for a design that somebody pays for. */
const SMALL_PLATES: PlateShelf = { find: () => undefined, put: () => {}, platePx: 320 }
/** A needle needs bare skin around a design: one pixel of these is nine units of the canvas. */
const MARGIN_PX = 1
/** Fainter than anybody sees. */
const VISIBLE = 0.02
/** A heartbeat is one thin line. */
const LEAST_INK = 0.0025
const MOST_INK = 0.7

/** Whoever has dozens of poses is sculpted as often: a test is of so many drawings at most. */
const DRAWINGS_AT_ONCE = 6

interface Round {
  name: string
  motif: Motif
  turns: number[]
}

/**
 * The drawings of some motifs, as many as a test takes. Each variant is met in several styles, one after the other: what is sculpted
 * for the first is still at hand for the rest.
 */
const roundsOf = (motif: Motif): Round[] => {
  const variants = motif.variants.length
  // A motif with more variants than there are styles would leave some out.
  const count = Math.max(STYLE_NAMES.length, variants)
  const turns = Array.from({ length: count }, (_, turn) => turn).toSorted(
    (a, b) => (a % variants) - (b % variants) || a - b,
  )
  return Array.from({ length: Math.ceil(count / DRAWINGS_AT_ONCE) }, (_, round) => ({
    name: `${motif.name} ${round + 1}`,
    motif,
    turns: turns.slice(round * DRAWINGS_AT_ONCE, (round + 1) * DRAWINGS_AT_ONCE),
  }))
}

/**
 * One of two halves of all, so that two workers share the thousands of drawings. A motif stays with one of them, or both would sculpt
 * the same view at the same time; whoever has dozens of poses is in both, each with poses of its own, since those take the longest.
 */
export const listRounds = (half: 0 | 1): Round[] =>
  listMotifs().flatMap((motif, m) =>
    roundsOf(motif).filter(
      (_, round) => (motif.variants.length > STYLE_NAMES.length ? round : m) % 2 === half,
    ),
  )

/** To be called where the tests of a half stand: other files of the same process draw from the usual plates. */
export function solveSmall(): void {
  const usual = plateShelf()
  beforeAll(() => keepPlatesOn(SMALL_PLATES))
  afterAll(() => keepPlatesOn(usual))
}

/** What is wrong with a motif in the styles of a round. */
export const faultsOfRound = ({ motif, turns }: Round): string[] =>
  turns.flatMap((turn) => {
    const style = STYLE_NAMES[turn % STYLE_NAMES.length]!
    const variant = motif.variants[turn % motif.variants.length]!
    return faultsOf(`${motif.name}:${variant}`, style)
  })

function faultsOf(subject: string, style: StyleName): string[] {
  const { look, isColouredByNature } = RECIPES[style]
  const scene = composeScene(briefOf([subject]), { seed: 1, look, resources })
  const { ink } = renderArtwork(
    scene,
    {
      style,
      isColoured: isColouredByNature,
      seed: 1,
      sizePx: SIZE_PX,
    },
    workspace,
  )
  return [...faultsOfScene(scene), ...faultsOfInk(ink)].map(
    (fault) => `${style}, ${subject}: ${fault}`,
  )
}

function faultsOfScene({ layers }: Scene): string[] {
  const faults: string[] = []
  for (const { drawing, x, y, scale, angle, role } of layers) {
    if (![x, y, scale, angle].every(Number.isFinite) || scale <= 0)
      faults.push(`a ${role} stands at ${x} ${y}, ${scale} times as large`)
    const broken = drawing.parts.find(({ d }) => /NaN|undefined|Infinity/.test(d))
    if (broken) faults.push(`a ${role} has the path ${broken.d.slice(0, 60)}`)
  }
  return faults
}

/** How much ink of any colour lies at each pixel, 0 to 1. */
export function inkAmounts({ black, colour }: Ink): Float32Array {
  if (!colour) return black
  const { r, g, b } = colour
  return black.map((v, i) => Math.max(v, 1 - Math.min(r[i]!, g[i]!, b[i]!)))
}

function faultsOfInk(ink: Ink): string[] {
  const { w, h } = ink
  const amounts = inkAmounts(ink)
  const place = (i: number) => `${i % w}, ${Math.floor(i / w)}`
  const isAtRim = (i: number) => {
    const [x, y] = [i % w, Math.floor(i / w)]
    return Math.min(x, y, w - 1 - x, h - 1 - y) < MARGIN_PX
  }
  let sum = 0
  let rim = -1
  for (let i = 0; i < amounts.length; i++) {
    const amount = amounts[i]!
    if (!(amount >= 0 && amount <= 1.0001)) return [`ink of ${amount} at ${place(i)}`]
    sum += amount
    if (rim < 0 && amount > VISIBLE && isAtRim(i)) rim = i
  }
  const faults: string[] = []
  const share = sum / amounts.length
  if (share < LEAST_INK || share > MOST_INK) faults.push(`ink on ${(100 * share).toFixed(1)} %`)
  if (rim >= 0) faults.push(`ink at the rim: ${place(rim)}`)
  return faults
}
