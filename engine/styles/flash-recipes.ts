import { bold } from '#engine/forms/inks/bold.ts'
import { japanese } from '#engine/styles/japanese.ts'
import { flash } from '#engine/styles/old-school.ts'
import { PRIMARY, SAILOR } from '#engine/styles/palette.ts'
import { line, plain, type StyleRecipe } from '#engine/styles/recipe.ts'

export const JAPANESE: StyleRecipe = {
  // No gap: where things overlap, the heavy contour tells which is before, as it does on a back piece.
  line: line(3.6, 0.8, 1.6),
  relief: 0.4,
  light: { occlusion: 0.85 },
  look: { ...plain, stage: 'japanese', hands: ['brush'], fill: 0.86 },
  isColouredByNature: true,
  ink: japanese,
  form: {
    ink: (sight, seed, { isColoured }) =>
      bold(sight, seed, { isColoured, softness: 1.2, shade: 1.2 }),
    isOutlined: true,
  },
}

/** One weight of line, a third of each shape whipped black, and skin left where the light falls. */
export const OLD_SCHOOL: StyleRecipe = {
  line: line(4.6, 3, 1),
  relief: 0.25,
  light: { occlusion: 0.85 },
  look: {
    ...plain,
    letters: 'red',
    stage: 'flash',
    arm: 'drift',
    fillers: 'sparks',
    hands: ['sailor', 'sign-painter'],
    hasBanner: true,
    fill: 0.9,
  },
  isColouredByNature: true,
  ink: (s) =>
    flash(s, {
      palette: SAILOR,
      from: 0.4,
      full: 0.92,
      gap: 0.24,
      softness: 0,
      bare: 0.3,
      side: 1,
    }),
  form: {
    ink: (sight, seed, { isColoured }) => bold(sight, seed, { isColoured, line: 1.35, shade: 1.4 }),
    isOutlined: true,
  },
}

/** The heaviest line, colour packed up to it, and each colour graded into its black. */
export const TRADITIONAL_AMERICAN: StyleRecipe = {
  line: line(6.4, 4, 1.6, 1),
  relief: 0,
  light: { occlusion: 0.7, depth: 1.25 },
  look: {
    ...plain,
    letters: 'gold',
    stage: 'flash',
    arm: 'drift',
    fillers: 'stars',
    hands: ['sailor', 'western'],
    hasBanner: true,
    fill: 0.88,
  },
  isColouredByNature: true,
  ink: (s) =>
    flash(s, {
      palette: PRIMARY,
      from: 0.5,
      full: 0.74,
      gap: 0.05,
      softness: 0.12,
      grain: 0.4,
      grade: 0.5,
    }),
  form: {
    ink: (sight, seed, { isColoured }) =>
      bold(sight, seed, { isColoured, line: 1.9, grain: 0.4, softness: 0.12, shade: 1.15 }),
    isOutlined: true,
  },
}
