import { STYLES, type Style } from '#shared/styles.ts'
import type { LineSpec } from '#engine/render/gbuffer.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { blackwork as blackMasses } from '#engine/forms/inks/blackwork.ts'
import { bold } from '#engine/forms/inks/bold.ts'
import { engraving as copperplate } from '#engine/forms/inks/engraving.ts'
import { fineLine } from '#engine/forms/inks/fine-line.ts'
import { contourOnly } from '#engine/forms/inks/minimal.ts'
import { realism } from '#engine/forms/inks/realism.ts'
import { blades } from '#engine/forms/inks/tribal.ts'
import { abstract } from '#engine/styles/abstract.ts'
import { INSIDE, tearOpen } from '#engine/styles/biomech.ts'
import { cartoon } from '#engine/styles/cartoon.ts'
import { colourUnder } from '#engine/styles/colour.ts'
import { dissolve, layBare } from '#engine/styles/dissolve.ts'
import { dotwork } from '#engine/styles/dotwork.ts'
import { engraving } from '#engine/styles/engraving.ts'
import { geometric } from '#engine/styles/geometric.ts'
import { lineOnly } from '#engine/styles/line-only.ts'
import { negativeSpace } from '#engine/styles/negative-space.ts'
import { neoTraditional } from '#engine/styles/neo-traditional.ts'
import { JAPANESE, OLD_SCHOOL, TRADITIONAL_AMERICAN } from '#engine/styles/flash-recipes.ts'
import { FLASH, JEWEL, NATURAL, type RGB } from '#engine/styles/palette.ts'
import { ornamental } from '#engine/styles/ornamental.ts'
import { portrait } from '#engine/styles/portrait.ts'
import { realistic } from '#engine/styles/realistic.ts'
import { line, plain, type StyleRecipe } from '#engine/styles/recipe.ts'
import type { Shaded } from '#engine/styles/shared.ts'
import { sketch } from '#engine/styles/sketch.ts'
import { blackAndWhite, blackwork, tribal } from '#engine/styles/solid-black.ts'
import { surreal } from '#engine/styles/surreal.ts'
import { threeD } from '#engine/styles/threed.ts'
import { watercolor } from '#engine/styles/watercolor.ts'

export const STYLE_NAMES = STYLES
export type StyleName = Style

/** For styles whose own light shows on every form. */
const lit = (spec: LineSpec): LineSpec => ({ ...spec, isLit: true })

/** For styles made for black and grey: colour goes under the finished ink when it is asked for. */
const grey =
  (shade: (s: Shaded) => Ink, palette: Record<string, RGB>, keep: number, strength = 1) =>
  (s: Shaded): Ink =>
    s.isColoured ? colourUnder(s, shade(s), palette, { keep, strength }) : shade(s)

/** Lengths are canvas units (1000 to the longer side); the reasons behind the numbers stand with each shader. */
export const RECIPES: Record<StyleName, StyleRecipe> = {
  Sketch: {
    line: line(1.9, 2),
    relief: 0.6,
    light: { occlusion: 0.8, albedo: 0.7 },
    look: { ...plain, letters: 'pencil', hands: ['copperplate', 'roman'] },
    isColouredByNature: false,
    ink: grey(sketch, NATURAL, 1, 0.4),
    form: { ink: fineLine, isOver: true, isLineless: true },
  },
  Realistic: {
    line: lit(line(1.7, 0)),
    relief: 1,
    light: { occlusion: 1.15, depth: 1.15 },
    look: { ...plain, hands: ['copperplate', 'textura', 'chicano'], letters: 'faded' },
    isColouredByNature: false,
    // Decisive blacks: a drawing that stays in the greys looks embossed.
    ink: grey(
      (s) => realistic(s, { low: 0.2, high: 0.72, gamma: 1.2, line: 1, smoke: 0.3 }),
      NATURAL,
      0.5,
    ),
    form: { ink: (sight, seed) => realism(sight, seed), keep: 0.6, isLineless: true },
  },
  Minimalist: {
    line: line(3, 7, 0, 0),
    relief: 0,
    light: {},
    look: { ...plain, arm: 'none', hands: ['fine-sans', 'monoline', 'deco'], fill: 0.8 },
    isColouredByNature: false,
    outline: 'ink',
    ink: lineOnly,
    form: { ink: contourOnly, isLineless: true },
  },
  'Black and White': {
    line: line(2.8, 4, 0.8),
    relief: 0.7,
    light: { occlusion: 0.9, albedo: 0.8 },
    look: { ...plain, letters: 'lit', hands: ['textura', 'chicano'] },
    isColouredByNature: false,
    outline: 'ink',
    ink: blackAndWhite,
    form: {
      ink: (sight, seed) => blackMasses(sight, seed, { line: 0.85, isDotted: false }),
    },
  },
  Surreal: {
    line: lit(line(1.6, 0)),
    relief: 1,
    light: { occlusion: 0.95 },
    look: { ...plain, letters: 'inline', fill: 0.82, hands: ['nouveau', 'uncial'] },
    isColouredByNature: false,
    before: dissolve,
    after: layBare,
    ink: grey(surreal, JEWEL, 0.6),
    form: { ink: (sight, seed) => realism(sight, seed), keep: 0.6, isLineless: true },
  },
  Geometric: {
    line: line(2.2, 8),
    relief: 0.6,
    light: { occlusion: 0.8 },
    look: {
      ...plain,
      letters: 'outline',
      hands: ['deco', 'fine-sans'],
      stage: 'geometry',
      fill: 0.74,
    },
    isColouredByNature: false,
    keepsFeatures: true,
    ink: geometric,
    form: { isSmooth: true },
  },
  Blackwork: {
    line: line(4.4, 9, 1.2),
    relief: 0.7,
    light: { occlusion: 0.95 },
    look: { ...plain, letters: 'lit', hands: ['textura', 'fraktur'] },
    isColouredByNature: false,
    outline: 'ink',
    ink: blackwork,
    form: { ink: (sight, seed) => blackMasses(sight, seed, { dark: 0.07, line: 1.3 }) },
  },
  Japanese: JAPANESE,
  'Old School': OLD_SCHOOL,
  'Traditional American': TRADITIONAL_AMERICAN,
  Cartoon: {
    line: line(4, 3, 3, 1),
    relief: 0,
    light: { occlusion: 0.5, depth: 0.9 },
    look: { ...plain, arm: 'drift', letters: 'blue', hands: ['sign-painter', 'bold-script'] },
    isColouredByNature: true,
    ink: cartoon,
    form: {
      ink: (sight, seed, { isColoured }) =>
        bold(sight, seed, { isColoured, line: 1.5, shade: 0.2 }),
      isOutlined: true,
    },
  },
  Watercolor: {
    line: line(2.2, 0),
    relief: 0.5,
    light: { occlusion: 0.8, albedo: 0.4 },
    look: {
      ...plain,
      arm: 'drift',
      letters: 'stain',
      hands: ['needle', 'brush'],
      fill: 0.78,
    },
    isColouredByNature: true,
    ink: watercolor,
    form: { ink: fineLine, isOver: true, isLineless: true },
  },
  Dotwork: {
    line: line(2.3, 5),
    relief: 1,
    light: { occlusion: 0.85, albedo: 0.8 },
    look: { ...plain, letters: 'stippled', hands: ['nouveau', 'roman', 'textura'] },
    isColouredByNature: false,
    ink: grey(
      (s) => dotwork(s, s.hasForms ? { low: 0.1, high: 0.74, dot: 1.1, dust: 0 } : {}),
      JEWEL,
      1,
      0.5,
    ),
    form: { isLineless: true },
  },
  Tribal: {
    // Blades take the place of drawn highlights.
    line: lit(line(4.6, 12, 0, 1)),
    relief: 0,
    light: {},
    look: { ...plain, arm: 'none', hands: ['fraktur', 'brush'], fill: 0.8 },
    isColouredByNature: false,
    outline: 'ink',
    ink: tribal,
    form: { ink: blades },
  },
  Abstract: {
    line: line(3, 3, 0.8),
    relief: 0.6,
    light: { occlusion: 0.9, albedo: 0.7 },
    look: {
      ...plain,
      arm: 'none',
      letters: 'inline',
      hands: ['sign-painter', 'western'],
      fill: 0.78,
    },
    isColouredByNature: true,
    keepsFeatures: true,
    outline: 'ink',
    ink: abstract,
    form: { ink: (sight, seed) => blackMasses(sight, seed, { line: 0.85, isDotted: false }) },
  },
  'Negative Space': {
    line: line(3, 9),
    relief: 0.5,
    light: { occlusion: 0.8, albedo: 0.25 },
    look: {
      ...plain,
      arm: 'none',
      letters: 'reversed',
      stage: 'disc',
      hands: ['western', 'roman'],
      fill: 0.78,
    },
    isColouredByNature: false,
    outline: 'ink',
    ink: grey(negativeSpace, JEWEL, 1, 0.5),
    form: { ink: (sight, seed) => blackMasses(sight, seed, { line: 0.9 }) },
  },
  Lettering: {
    line: line(2.4, 7),
    relief: 0.8,
    light: { occlusion: 0.9 },
    look: {
      ...plain,
      letters: 'solid',
      hands: ['chicano', 'textura', 'copperplate', 'bold-script', 'fraktur', 'nouveau'],
      isLettering: true,
    },
    isColouredByNature: false,
    ink: grey((s) => realistic(s, { smoke: 0, grain: 0.03, loose: 0.97 }), FLASH, 0.6),
    // What stands beside letters is black and grey.
    form: { ink: (sight, seed) => realism(sight, seed), keep: 0.6, isLineless: true },
  },
  Biomechanical: {
    line: { ...lit(line(1.7, 0)), reserved: INSIDE },
    relief: 1,
    light: { occlusion: 1.15 },
    look: { ...plain, letters: 'lit', hands: ['fraktur'] },
    isColouredByNature: false,
    before: tearOpen,
    ink: grey((s) => realistic(s), NATURAL, 0.55),
    form: { ink: (sight, seed) => realism(sight, seed), keep: 0.6, isLineless: true },
  },
  Portrait: {
    line: lit(line(1.3, 0)),
    relief: 0.8,
    light: { occlusion: 1, direction: [-0.62, -0.5, 0.55] },
    look: { ...plain, fill: 0.8, hands: ['copperplate', 'needle'] },
    isColouredByNature: false,
    ink: grey(portrait, NATURAL, 0.55),
    form: {
      ink: (sight, seed) =>
        realism(sight, seed, { hair: 0.6, wash: 5, black: 0.94, rim: 0, isLost: true }),
      keep: 0.6,
      isLineless: true,
    },
  },
  '3D': {
    line: lit(line(1.5, 0)),
    relief: 1,
    light: { occlusion: 0.85, depth: 1.4, albedo: 0.8 },
    look: { ...plain, letters: 'block', fill: 0.86, hands: ['bold-script', 'western'] },
    isColouredByNature: false,
    ink: grey(threeD, JEWEL, 0.55),
    form: {
      ink: (sight, seed) =>
        realism(sight, seed, { hair: 0.7, wash: 3, bare: 0.16, black: 0.78, rim: 0.8 }),
      keep: 0.6,
      isLineless: true,
    },
  },
  'Fine Line': {
    line: { ...line(1.5, 5), isFine: true },
    relief: 0.7,
    light: { occlusion: 0.7, albedo: 0.5 },
    look: {
      ...plain,
      arm: 'drift',
      hands: ['needle', 'monoline'],
      fill: 0.88,
      isThin: true,
    },
    isColouredByNature: false,
    ink: grey(
      (s) => dotwork(s, { low: 0.3, high: 1.15, gamma: 1.3, dot: 0.72, dust: 0 }),
      NATURAL,
      1,
      0.35,
    ),
    form: { ink: fineLine },
  },
  Engraving: {
    line: line(2.2, 4.5, 0.8),
    relief: 0.55,
    light: { occlusion: 0.75, albedo: 0.55 },
    look: { ...plain, letters: 'carved', hands: ['roman', 'western', 'uncial'], hasBanner: true },
    isColouredByNature: false,
    ink: grey((s) => engraving(s), FLASH, 1, 0.45),
    form: { ink: copperplate, isLineless: true },
  },
  Ornamental: {
    // Ornament takes the place of drawn highlights and of all finer lines.
    line: lit(line(2.4, 8, 1.2, 0)),
    relief: 0.4,
    light: { occlusion: 0.8, albedo: 0.7 },
    look: {
      ...plain,
      arm: 'drift',
      letters: 'inline',
      hands: ['nouveau', 'copperplate'],
      fill: 0.9,
    },
    isColouredByNature: false,
    keepsFeatures: true,
    ink: grey(ornamental, JEWEL, 1, 0.5),
    form: { isSmooth: true },
    outline: 'ink',
  },
  'Neo Traditional': {
    // hair lines within, a contour four times as heavy around: the play of weights is the style
    line: line(1.7, 3, 5),
    relief: 0.6,
    light: { occlusion: 0.8 },
    look: {
      ...plain,
      arm: 'drift',
      letters: 'petal',
      fillers: 'dots',
      hands: ['bold-script', 'nouveau'],
      hasBanner: true,
      fill: 0.9,
    },
    isColouredByNature: true,
    ink: neoTraditional,
    form: {
      // black fades smoothly into colour: pepper is the mark of older flash
      ink: (sight, seed, { isColoured }) =>
        bold(sight, seed, { isColoured, line: 0.8, shade: 0.8, softness: 1.3, grain: 0.3 }),
      isOutlined: true,
    },
  },
}

/** A style by name, whatever its capitals, hyphens and spaces. */
export function findStyle(name: string): StyleName | undefined {
  const plainName = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const wanted = plainName(name)
  return STYLE_NAMES.find((style) => plainName(style) === wanted)
}
