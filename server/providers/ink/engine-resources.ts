import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { FaceName } from '#engine/lettering/faces.ts'
import { signsFace } from '#engine/lettering/signs-face.ts'
import { runicFace } from '#engine/lettering/runic/face.ts'
import { tagFace } from '#engine/lettering/tag/face.ts'

const LATIN = ['latin', 'latin-ext']

interface FaceFiles {
  family?: string
  weight?: number
  subsets: string[]
}

/** Scripts with thousands of letters come as one file: cut into subsets and packed twice they weigh three times as much. */
const WHOLE_FILES = {
  'yuji-syuku': 'YujiSyuku_400Regular.ttf',
  'ma-shan-zheng': 'MaShanZheng_400Regular.ttf',
  'song-myung': 'SongMyung_400Regular.ttf',
} as const satisfies Partial<Record<FaceName, string>>

/** Drawn by the engine itself: no package has it. */
const OWN_FACES = {
  'tag-marker': tagFace,
  'runic-blade': runicFace,
  signs: signsFace,
} as const satisfies Partial<Record<FaceName, () => Uint8Array>>

type PackagedFace = Exclude<FaceName, keyof typeof OWN_FACES>

const FACE_FILES: Record<Exclude<PackagedFace, keyof typeof WHOLE_FILES>, FaceFiles> = {
  windsong: { subsets: LATIN },
  sacramento: { subsets: LATIN },
  'mea-culpa': { subsets: LATIN },
  'great-vibes': { subsets: [...LATIN, 'cyrillic', 'cyrillic-ext', 'vietnamese'] },
  lobster: { subsets: [...LATIN, 'cyrillic', 'cyrillic-ext'] },
  'kaushan-script': { subsets: LATIN },
  'mr-dafoe': { subsets: LATIN },
  'manufacturing-consent': { subsets: LATIN },
  unifrakturcook: { weight: 700, subsets: ['latin'] },
  cinzel: { weight: 500, subsets: LATIN },
  'cinzel-heavy': { family: 'cinzel', weight: 800, subsets: LATIN },
  forum: { subsets: [...LATIN, 'cyrillic', 'cyrillic-ext'] },
  'courier-prime': { subsets: LATIN },
  'courier-prime-bold': { family: 'courier-prime', weight: 700, subsets: LATIN },
  ribeye: { subsets: LATIN },
  rye: { subsets: LATIN },
  'julius-sans': { family: 'julius-sans-one', subsets: LATIN },
  'poiret-one': { subsets: [...LATIN, 'cyrillic'] },
  'uncial-antiqua': { subsets: LATIN },
  amarante: { subsets: LATIN },
  'gfs-didot': { subsets: ['greek', 'greek-ext', 'latin', 'vietnamese'] },
  'aref-ruqaa': { subsets: ['arabic', ...LATIN] },
  'frank-ruhl-libre': { weight: 500, subsets: ['hebrew', ...LATIN] },
  'rozha-one': { subsets: ['devanagari', ...LATIN] },
  charm: { subsets: ['thai', ...LATIN] },
  'noto-sans-runic': { subsets: ['runic'] },
}

const { resolve } = createRequire(import.meta.url)

const isOwn = (name: FaceName): name is keyof typeof OWN_FACES => name in OWN_FACES
const isWhole = (name: FaceName): name is keyof typeof WHOLE_FILES => name in WHOLE_FILES

function pathsOf(name: PackagedFace): string[] {
  if (isWhole(name)) return [resolve(`@expo-google-fonts/${name}/400Regular/${WHOLE_FILES[name]}`)]
  const { family = name, weight = 400, subsets } = FACE_FILES[name]
  const folder = path.dirname(resolve(`@fontsource/${family}/package.json`))
  return subsets.map((subset) =>
    path.join(folder, 'files', `${family}-${subset}-${weight}-normal.woff`),
  )
}

interface IconSet {
  icons: Record<string, { body: string }>
}

/** What the engine may not read from disk itself, from the installed packages. Once per worker. */
export function loadEngineResources(): EngineResources {
  // Read when a hand needs them, which is once for most: a design is written in one hand.
  const faces = new Map<FaceName, readonly Uint8Array[]>()
  const readFace = (name: FaceName) => {
    const known = faces.get(name)
    if (known) return known
    const files = isOwn(name)
      ? [OWN_FACES[name]()]
      : pathsOf(name).map((file) => new Uint8Array(readFileSync(file)))
    faces.set(name, files)
    return files
  }

  // Five megabytes of JSON: read only when a subject needs an icon, which few do.
  let icons: IconSet['icons'] | undefined
  const findIcon = (name: string) => {
    icons ??= (
      JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet
    ).icons
    return Object.hasOwn(icons, name) ? icons[name]?.body : undefined
  }
  return { readFace, findIcon }
}
