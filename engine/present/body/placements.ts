import type { Placement } from '#engine/language/brief.ts'
import { ARM_PLACES } from '#engine/present/body/arm-places.ts'
import { FINER_PLACES } from '#engine/present/body/finer-places.ts'
import type { Place } from '#engine/present/body/place.ts'
import { LEG_PLACES, TRUNK_PLACES } from '#engine/present/body/trunk-and-leg-places.ts'

/** The fourteen placements of the gallery's filter, in lower case, and after them those that people ask for more exactly. */
export const BODY_PLACES = [
  'forearm',
  'full sleeve',
  'half sleeve',
  'thigh',
  'hand',
  'shoulder',
  'wrist',
  'band',
  'back',
  'calf',
  'chest',
  'sternum',
  'finger',
  'ankle',
  'neck',
  'behind the ear',
  'ribs',
  'foot',
  'full back',
  'knuckles',
] as const
export type BodyPlace = (typeof BODY_PLACES)[number]

export const PLACES: Record<BodyPlace, Place> = {
  ...ARM_PLACES,
  ...TRUNK_PLACES,
  ...LEG_PLACES,
  ...FINER_PLACES,
}

const isPlace = (name: string): name is BodyPlace =>
  (BODY_PLACES as readonly string[]).includes(name)

/** Words, without their accents, that name a place the gallery's filter has no name for; the gallery's own place there is given as well. */
const FINER: readonly { place: BodyPlace; of: string; words: RegExp }[] = [
  { place: 'behind the ear', of: 'shoulder', words: /\b(?:ears?|ohr|oreja|oreille|orelha)\b/ },
  {
    place: 'neck',
    of: 'shoulder',
    words: /\b(?:neck|throat|nape|jaw ?line|nacken|hals\w*|nuque|cou|cuello|nuca|pescoco)\b/,
  },
  {
    place: 'ribs',
    of: 'chest',
    words:
      /\b(?:rib ?cage|ribs?|rippe\w*|cotes|costillas|costado|costelas?|flanke|flanc|side body|side piece|side tattoo|side of my body|my (?:left |right )?side|obliques|lateral do corpo)\b/,
  },
  {
    place: 'foot',
    of: 'ankle',
    words: /\b(?:foot|feet|toes?|instep|fu(?:ss\b|ß)|pied|pie|pe|empeine)(?![a-z])/,
  },
  {
    place: 'knuckles',
    of: 'finger',
    words: /\bknuckles?\b|\bnudillos\b|\bfingerknochel|\bnos dedos da mao\b/,
  },
  {
    place: 'full back',
    of: 'back',
    words:
      /^(?:full|whole|entire) back|^back ?piece|ganzer rucken|dos (?:complet|entier)|tout le dos|espalda (?:completa|entera)|toda la espalda|costas (?:inteiras|todas|completas)|todas? as costas/,
  },
]

const withoutAccents = (words: string) =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Where nobody said where, it is shown on the commonest place of all. */
export function bodyPlaceOf(placement: Placement | null): BodyPlace {
  const gallery = placement?.gallery.toLowerCase() ?? ''
  const asked = withoutAccents(placement?.asked ?? '')
  if (isPlace(asked)) return asked
  const finer = FINER.find(({ of, words }) => of === gallery && words.test(asked))
  return finer?.place ?? (isPlace(gallery) ? gallery : 'forearm')
}
