import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSubjectLines } from '#engine/language/lexicon.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { listWantedMotifs, resolveTargets } from '#engine/language/targets.ts'
import { IDEAS } from '#engine/language/vocabulary/ideas.ts'
import { findMotif } from '#engine/motifs/registry.ts'

const lines = listSubjectLines()
const icons = new Set(
  Object.keys(
    (
      JSON.parse(
        readFileSync(
          new URL('../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url),
          'utf8',
        ),
      ) as { icons: Record<string, unknown> }
    ).icons,
  ),
)

test('every curated target is a drawn motif, an icon that exists, or none with a reason', () => {
  const faults = lines.flatMap(({ target, words }) => {
    const entry = resolveTargets(target, words[0]?.word ?? '')
    if (entry.source === 'drawn') return findMotif(entry.motif) ? [] : [target]
    if (entry.source === 'icon') return icons.has(entry.motif) ? [] : [target]
    return entry.reason ? [] : [target]
  })
  expect(faults).toEqual([])
})

test('every icon named anywhere in the lists exists', () => {
  const named = lines.flatMap(({ target }) =>
    [...target.matchAll(/icon ([\w-]+)/g)].map(([, icon]) => icon!),
  )
  expect(named.filter((icon) => !icons.has(icon))).toEqual([])
})

test('every idea leads to a drawn motif', () => {
  const motifs = IDEAS.trim()
    .split('\n')
    .map((line) => line.split(':')[0]!)
  expect(motifs.filter((motif) => !findMotif(motif))).toEqual([])
})

test('the list of wanted motifs names none that is drawn', () => {
  expect(
    listWantedMotifs(lines.map(({ target }) => target)).filter((name) => findMotif(name)),
  ).toEqual([])
})

test('the commonest wishes are read in five languages', () => {
  const wishes = [
    ['butterfly', 'mariposa', 'Schmetterling', 'papillon', 'borboleta'],
    ['rose', 'rosa', 'Rose', 'rose', 'rosa'],
    ['dragon', 'dragón', 'Drache', 'dragon', 'dragão'],
    ['skull', 'calavera', 'Totenkopf', 'tête de mort', 'caveira'],
    ['heart', 'corazón', 'Herz', 'cœur', 'coração'],
    ['snake', 'serpiente', 'Schlange', 'serpent', 'serpente'],
    ['lion', 'león', 'Löwe', 'lion', 'leão'],
    ['anchor', 'ancla', 'Anker', 'ancre', 'âncora'],
    ['wolf', 'lobo', 'Wolf', 'loup', 'lobo'],
    ['moon', 'luna', 'Mond', 'lune', 'lua'],
    ['swallow', 'golondrina', 'Schwalbe', 'hirondelle', 'andorinha'],
    ['compass', 'brújula', 'Kompass', 'boussole', 'bússola'],
  ]
  const articles = ['a', 'una', 'ein', 'un', 'uma']
  const missed = wishes.flatMap((names) =>
    names.filter((name, i) => {
      const { subjects } = readPrompt(`${articles[i]} ${name}`)
      return !subjects.some(({ wanted }) => wanted === names[0])
    }),
  )
  expect(missed).toEqual([])
})

test.each([
  [
    'pot',
    ['una maceta', 'ein Blumentopf', 'un pot de fleurs', 'um vaso de planta', 'un vaso di fiori'],
  ],
  ['bone', ['un hueso', 'ein Knochen', 'des ossements', 'um osso', 'un osso']],
  ['boots', ['una bota', 'ein Stiefel', 'une botte', 'uma bota', 'uno stivale']],
  ['worm', ['una lombriz', 'ein Wurm', 'un ver de terre', 'uma minhoca', 'un lombrico']],
  ['teapot', ['una tetera', 'eine Teekanne', 'une bouilloire', 'uma chaleira', 'una teiera']],
  ['pinwheel', ['un molinete', 'ein Windrad', 'un moulinet', 'um cata-vento', 'una girandola']],
])('an everyday word is read in every language: %s', (english, said) => {
  const wanted = (prompt: string) => readPrompt(prompt).subjects.map((subject) => subject.wanted)
  for (const words of said) expect([words, wanted(words)]).toEqual([words, wanted(english)])
})
