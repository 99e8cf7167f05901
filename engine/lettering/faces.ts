/** The typefaces that hands are written with. Those from `arabic` on write one script for all hands. */
export const FACE_NAMES = [
  'windsong',
  'sacramento',
  'mea-culpa',
  'great-vibes',
  'lobster',
  'kaushan-script',
  'mr-dafoe',
  'tag-marker',
  'runic-blade',
  'signs',
  'manufacturing-consent',
  'unifrakturcook',
  'cinzel',
  'cinzel-heavy',
  'forum',
  'courier-prime',
  'courier-prime-bold',
  'ribeye',
  'rye',
  'julius-sans',
  'poiret-one',
  'uncial-antiqua',
  'amarante',
  'gfs-didot',
  'aref-ruqaa',
  'frank-ruhl-libre',
  'rozha-one',
  'charm',
  'noto-sans-runic',
  'yuji-syuku',
  'ma-shan-zheng',
  'song-myung',
] as const
export type FaceName = (typeof FACE_NAMES)[number]

/** The files of a face, the most wanted first: most have their accented letters in a file of their own. */
export type ReadFace = (name: FaceName) => readonly Uint8Array[]
