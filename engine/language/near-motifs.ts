import type { Language } from '#engine/language/brief.ts'
import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** Motifs that people mean one for the other, a kind a line. */
const KIN = `
  eagle owl raven swallow dove robin hummingbird crane parrot peacock swan flamingo birds
  wolf fox dog
  cat panther tiger lion leopard
  horse stag bull ram unicorn
  bear panda gorilla monkey
  rabbit mouse cat
  snake dragon western-dragon crocodile gecko
  koi fish shark whale dolphin seahorse octopus jellyfish turtle crab manta-ray
  butterfly moth bee dragonfly ladybug beetle spider scorpion
  rose peony lotus lily tulip daisy poppy sunflower orchid hibiscus chrysanthemum cherry-blossom lavender flower
  tree pine-tree palm-tree willow bonsai forest tree-of-life
  leaf fern ivy olive-branch laurel-wreath
  skull skeleton animal-skull skeleton-hand grim-reaper ghost
  dagger sword katana axe arrow
  clock pocket-watch hourglass compass
  moon moon-face sun star planet galaxy constellation comet crescent
  wave great-wave waterfall clouds rain
  heart broken-heart anatomical-heart heartbeat
  cross rosary angel-wings praying-hands virgin-mary jesus angel
  anchor ship-wheel sailing-ship lighthouse
  woman geisha mermaid medusa virgin-mary
  samurai viking knight spartan-helmet
  crown diamond key padlock
  mandala sacred-geometry celtic-knot filigree
  feather wing angel-wings dreamcatcher
  eye evil-eye all-seeing-eye eye-of-horus
  guitar violin piano-keys music-notes treble-clef vinyl
  car motorcycle bicycle airplane rocket
  apple cherry lemon strawberry pineapple pumpkin
`
const KINDS = KIN.trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

const MOST = 4

/** What a word names, where it can be drawn by a motif or an icon. */
export function findDrawable(words: string, language: Language): SubjectEntry | undefined {
  const lexicon = getLexicon()
  const said = plain(words)
  const forms = [said, ...listSingulars(said, language), ...listSingulars(said, 'en')]
  for (const form of forms)
    for (const spoken of [language, 'en'] as const) {
      const found = lexicon
        .find(form, spoken)
        .find((entry) => entry.type === 'subject' && entry.source !== 'none')
      if (found?.type === 'subject') return found
    }
  return undefined
}

/** Other things that may have been meant, in plain words, nearest first: further meanings of the word, then its kind. */
export function listNear(
  { text, motif }: { text: string; motif: string },
  language: Language,
): string[] {
  const others = getLexicon()
    .find(plain(text), language)
    .flatMap((entry) => (entry.type === 'subject' && entry.source !== 'none' ? [entry.motif] : []))
  const kin = KINDS.filter((kind) => kind.includes(motif)).flatMap((kind) => aroundOf(kind, motif))
  return [...new Set([...others, ...kin])]
    .filter((name) => name !== motif && findMotif(name) !== undefined)
    .slice(0, MOST)
    .map((name) => name.replaceAll('-', ' '))
}

/** Neighbours in the list first: it is written so. */
function aroundOf(kind: readonly string[], motif: string): string[] {
  const at = kind.indexOf(motif)
  const distance = (name: string) => Math.abs(kind.indexOf(name) - at)
  return kind.filter((name) => name !== motif).toSorted((a, b) => distance(a) - distance(b))
}
