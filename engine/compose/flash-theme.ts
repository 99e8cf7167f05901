import { showsCompanion } from '#engine/compose/companions.ts'
import { isBust } from '#engine/compose/face.ts'
import { companionsOf } from '#engine/compose/flash-themes.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import type { SceneDocument } from '#shared/scene.ts'

/** One small design of a sheet around a theme. */
export interface FlashWish {
  motif: string
  /** Undefined where the engine may choose. */
  variant?: string
  /** As the design has it. */
  colours: string[]
}

/** A sheet has six to nine designs; the one that it is made of is the first of them. */
export const FLASH_DESIGNS = { least: 6, most: 9 } as const
/** Of the same subject; with more it is a study and no sheet. */
const POSES = { hero: 3, other: 1 }
const OTHER_SUBJECTS = 2

interface Shown {
  motif: Motif
  variants: Set<string>
  colours: string[]
}

/**
 * What hangs around a design on a sheet of flash: its subjects in other poses and views, those that stood beside the first by
 * themselves, and what goes with them.
 */
export function flashTheme(document: SceneDocument): FlashWish[] {
  const shown = subjectsOf(document)
  const most = FLASH_DESIGNS.most - 1
  const poses = shown
    .slice(0, 1 + OTHER_SUBJECTS)
    .flatMap((subject, place) => otherPoses(subject, place === 0 ? POSES.hero : POSES.other))
  const companions = companionsOf(shown.map(({ motif }) => motif.name))
    .filter((name) => findMotif(name) !== undefined)
    .slice(0, most - poses.length)
    .map((motif): FlashWish => ({ motif, colours: [] }))
  return interleave(poses, companions)
}

/** Motifs of the design, the first one first. */
function subjectsOf({ layers }: SceneDocument): Shown[] {
  const shown = new Map<string, Shown>()
  const asked = layers.filter(({ subject }) => subject >= 0)
  for (const { drawing, tint, tints } of asked.toSorted((a, b) => a.subject - b.subject)) {
    if (drawing.origin?.kind !== 'motif') continue
    const motif = findMotif(drawing.origin.motif)
    if (!motif) continue
    const known = shown.get(motif.name)
    if (known) known.variants.add(drawing.origin.variant)
    else
      shown.set(motif.name, {
        motif,
        variants: new Set([drawing.origin.variant]),
        colours: [...(tints ?? (tint === undefined ? [] : [tint]))],
      })
  }
  return [...shown.values()]
}

/** Poses that the design does not show. Heads and whole bodies take turns, so that no two look like each other. */
function otherPoses({ motif, variants, colours }: Shown, count: number): FlashWish[] {
  const free = motif.variants.filter(
    (variant) =>
      !variants.has(variant) &&
      !(motif.spare?.includes(variant) ?? false) &&
      !showsCompanion(motif, variant),
  )
  const [shownFirst] = variants
  const wasBust = shownFirst !== undefined && isBust(motif, shownFirst)
  const like = free.filter((variant) => isBust(motif, variant) === wasBust)
  const unlike = free.filter((variant) => isBust(motif, variant) !== wasBust)
  const turns = unlike.flatMap((variant, n) => [variant, ...(like[n] ? [like[n]] : [])])
  return [...turns, ...like.slice(unlike.length)]
    .slice(0, count)
    .map((variant) => ({ motif: motif.name, variant, colours }))
}

/** One of each in turn, so that neighbours differ. */
function interleave<T>(some: readonly T[], others: readonly T[]): T[] {
  const length = Math.max(some.length, others.length)
  return Array.from({ length }, (_, n) => [some[n], others[n]])
    .flat()
    .filter((one) => one !== undefined)
}
