import { BEASTS } from '#content/gallery/recipes-beasts.ts'
import { GARDEN } from '#content/gallery/recipes-garden.ts'
import { SEA } from '#content/gallery/recipes-sea.ts'
import { THINGS } from '#content/gallery/recipes-things.ts'
import { WINGS } from '#content/gallery/recipes-wings.ts'
import { WORDS } from '#content/gallery/recipes-words.ts'
import { PLACEMENTS, type Color, type Gender, type Placement } from '#shared/options.ts'
import { STYLES, type Style } from '#shared/styles.ts'

/** One design of the gallery that a new installation draws for itself. */
export interface GalleryRecipe {
  /** Never given to another recipe: what is drawn is remembered by it. */
  key: string
  prompt: string
  style: Style
  color: Color
  placement: Placement
  gender: Gender
  seed: number
}

/**
 * The seeds of those that are to be seen before anything else is drawn: of many styles and subjects, and quick, at half the work
 * of the others, so that the first visitor does not look at an empty wall.
 */
const FIRST_SEEDS = [
  1732, 1661, 1645, 1881, 1404, 1842, 1711, 1544, 1802, 1502, 1153, 1692, 1334, 1896, 1405, 1811,
  1613, 1731, 1192, 1781, 1808, 1714, 1751, 1784,
]
export const FIRST_SHOWN = FIRST_SEEDS.length

const GENDERS_BY_LETTER: Record<string, Gender> = { F: 'Female', M: 'Male', O: 'Other' }

function parseRecipe(line: string): GalleryRecipe {
  const [seed, style, colour, placement, gender, prompt] = line
    .split(' | ')
    .map((part) => part.trim())
  const found = {
    style: STYLES.find((name) => name === style),
    placement: PLACEMENTS.find((name) => name === placement),
    gender: GENDERS_BY_LETTER[gender ?? ''],
  }
  if (!found.style || !found.placement || !found.gender || !prompt)
    throw new Error(`not a recipe: ${line}`)
  return {
    key: `recipe-${seed}`,
    prompt,
    style: found.style,
    color: colour === 'c' ? 'Colored' : 'Black and white',
    placement: found.placement,
    gender: found.gender,
    seed: Number(seed),
  }
}

/** Mixed, so that no subject and no style stands beside itself, and always the same way. */
const mixed = (recipe: GalleryRecipe) => Math.imul(recipe.seed, 0x9e3779b1) >>> 0

function inDrawingOrder(recipes: readonly GalleryRecipe[]): GalleryRecipe[] {
  const shuffled = recipes.toSorted((a, b) => mixed(a) - mixed(b))
  const first = FIRST_SEEDS.map((seed) => recipes.find((recipe) => recipe.seed === seed)!)
  return [...first, ...shuffled.filter((recipe) => !first.includes(recipe))]
}

/** In the order in which they are drawn: the quick ones first. */
export const GALLERY_RECIPES: readonly GalleryRecipe[] = inDrawingOrder(
  [BEASTS, WINGS, SEA, GARDEN, THINGS, WORDS]
    .flatMap((lines) => lines.trim().split('\n'))
    .map(parseRecipe),
)
