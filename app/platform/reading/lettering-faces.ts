import windsong from '@fontsource/windsong/files/windsong-latin-400-normal.woff2?url'
import sacramento from '@fontsource/sacramento/files/sacramento-latin-400-normal.woff2?url'
import meaCulpa from '@fontsource/mea-culpa/files/mea-culpa-latin-400-normal.woff2?url'
import greatVibes from '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2?url'
import lobster from '@fontsource/lobster/files/lobster-latin-400-normal.woff2?url'
import kaushanScript from '@fontsource/kaushan-script/files/kaushan-script-latin-400-normal.woff2?url'
import mrDafoe from '@fontsource/mr-dafoe/files/mr-dafoe-latin-400-normal.woff2?url'
import manufacturingConsent from '@fontsource/manufacturing-consent/files/manufacturing-consent-latin-400-normal.woff2?url'
import unifrakturcook from '@fontsource/unifrakturcook/files/unifrakturcook-latin-700-normal.woff2?url'
import cinzel from '@fontsource/cinzel/files/cinzel-latin-500-normal.woff2?url'
import courierPrime from '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2?url'
import ribeye from '@fontsource/ribeye/files/ribeye-latin-400-normal.woff2?url'
import rye from '@fontsource/rye/files/rye-latin-400-normal.woff2?url'
import juliusSans from '@fontsource/julius-sans-one/files/julius-sans-one-latin-400-normal.woff2?url'
import poiretOne from '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2?url'
import uncialAntiqua from '@fontsource/uncial-antiqua/files/uncial-antiqua-latin-400-normal.woff2?url'
import amarante from '@fontsource/amarante/files/amarante-latin-400-normal.woff2?url'
import { useEffect, useState } from 'react'

/** Where each face of the engine's hands is, for showing a line as it will be written. */
const ADDRESSES: Readonly<Record<string, string>> = {
  windsong,
  sacramento,
  'mea-culpa': meaCulpa,
  'great-vibes': greatVibes,
  lobster,
  'kaushan-script': kaushanScript,
  'mr-dafoe': mrDafoe,
  'manufacturing-consent': manufacturingConsent,
  unifrakturcook,
  cinzel,
  'courier-prime': courierPrime,
  ribeye,
  rye,
  'julius-sans': juliusSans,
  'poiret-one': poiretOne,
  'uncial-antiqua': uncialAntiqua,
  amarante,
}

const loaded = new Map<string, Promise<FontFace>>()

/** Fetched when the first line is to be written in it. */
function loadFace(face: string, address: string): Promise<FontFace> {
  const known = loaded.get(face)
  if (known) return known
  const loading = new FontFace(familyOf(face), `url(${address})`).load()
  loaded.set(face, loading)
  return loading
}

const familyOf = (face: string) => `Inked ${face}`

/** The family of a face, once it is there; until then, and for faces that have no file here, that of headings. */
export function useLetteringFace(face: string): string {
  const [ready, setReady] = useState<string>()
  useEffect(() => {
    const address = ADDRESSES[face]
    if (address === undefined) return undefined
    let isWanted = true
    loadFace(face, address).then(
      (font) => {
        document.fonts.add(font)
        if (isWanted) setReady(face)
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [face])
  return ready === face ? `'${familyOf(face)}', var(--font-display)` : 'var(--font-display)'
}
