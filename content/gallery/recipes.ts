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

/** How many are to be seen before anything else is drawn. */
export const FIRST_SHOWN = 24
/** Styles that are quick to draw, so that the first visitor does not look at an empty wall. */
const QUICK_STYLES: readonly Style[] = [
  'Fine Line',
  'Black and White',
  'Portrait',
  '3D',
  'Minimalist',
  'Lettering',
  'Realistic',
  'Engraving',
  'Ornamental',
]
const QUICK_PER_STYLE = 3

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
  const perStyle = new Map<Style, number>()
  const first = shuffled
    .filter(({ style }) => {
      const count = (perStyle.get(style) ?? 0) + 1
      perStyle.set(style, count)
      return QUICK_STYLES.includes(style) && count <= QUICK_PER_STYLE
    })
    .slice(0, FIRST_SHOWN)
  return [...first, ...shuffled.filter((recipe) => !first.includes(recipe))]
}

/** In the order in which they are drawn: the quick ones first. */
export const GALLERY_RECIPES: readonly GalleryRecipe[] = inDrawingOrder(
  [BEASTS, WINGS, SEA, GARDEN, THINGS, WORDS]
    .flatMap((lines) => lines.trim().split('\n'))
    .map(parseRecipe),
)
