import { expect, test } from 'vitest'
import type { Language } from '#engine/language/brief.ts'
import { getLexicon, listSubjectLines } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { nameStandIn } from '#engine/language/stand-in.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'
import { NEAR_RELATIVES } from '#engine/language/vocabulary/near-relatives.ts'
import { NEAR_THINGS } from '#engine/language/vocabulary/near-things.ts'
import { findMotif, listMotifs } from '#engine/motifs/registry.ts'

const LANGUAGES: readonly Language[] = ['en', 'es', 'de', 'fr', 'pt', 'it']

const findSubjects = (phrase: string): SubjectEntry[] =>
  LANGUAGES.flatMap((language) => getLexicon().find(phrase, language)).filter(
    (entry) => entry.type === 'subject',
  )

test.for<[string, string]>([
  ['a great dane', 'dog'],
  ['a siamese cat', 'cat'],
  ['a lion cub', 'lion'],
  ['a betta', 'fish'],
  ['an arctic fox', 'fox'],
  ['a teddy bear', 'bear'],
  ['a hyena', 'wolf'],
  ['a werewolf', 'wolf'],
  ['kelp', 'coral'],
  ['a conch shell', 'seashell'],
  ['a christmas tree', 'pine tree'],
  ['a spider lily', 'lily'],
  ['a queen', 'woman'],
  ['moses', 'jesus'],
  ['hercules', 'zeus'],
  ['loki', 'viking'],
  ['horus', 'hawk'],
  ['a helm of awe', 'vegvisir'],
  ['a pink ribbon', 'banner'],
  ['an orthodox cross', 'cross'],
  ['a wire', 'barbed wire'],
  ['a game boy', 'game controller'],
  ['a wristwatch', 'pocket watch'],
  ['a porsche', 'car'],
  ['a tuba', 'french horn'],
  ['an onion', 'garlic'],
  ['a wedding cake', 'cupcake'],
  ['mount fuji', 'mountain range'],
])('%s is told to be drawn as another: %s', ([prompt, name]) => {
  expect(readPrompt(prompt).subjects.map(nameStandIn)).toEqual([name])
})

test.for([
  'a football jersey',
  'an outline of texas',
  'a map pin',
  'a qr code',
  'an aztec death whistle',
  'sekhmet',
])('%s has no drawing near enough, and is told as not drawn', (prompt) => {
  const { subjects, notDrawn } = readPrompt(prompt)
  expect(subjects.filter(({ source }) => source !== 'none')).toEqual([])
  expect(notDrawn).toHaveLength(1)
})

test.for<[string, string, string | null]>([
  ['a hawk', 'hawk', null],
  ['a shamrock', 'clover', 'shamrock'],
  ['a skull and crossbones', 'bone', 'jolly-roger'],
  ['a sailboat', 'sailing-ship', 'cutter'],
  ['a polaroid', 'camera', 'instant'],
  ['a basketball', 'soccer-ball', 'basketball'],
  ['a ufo', 'alien', 'ufo'],
  ['a revolver', 'revolver', null],
  ['a bass clef', 'music-notes', 'bass-clef'],
  ['a branch', 'olive-branch', 'branch'],
])('%s is drawn as itself, and nothing is told', ([prompt, motif, variant]) => {
  const { subjects } = readPrompt(prompt)
  expect(subjects).toMatchObject([{ motif, variant }])
  expect(subjects.map(nameStandIn)).toEqual([null])
})

test('every word of the lists of near relatives is drawn as another and told, in all languages, and stands there once', () => {
  const words = [NEAR_RELATIVES, NEAR_THINGS].flatMap((list) => list.split(',').map(plain))
  const faults = words.filter((word, i) => {
    const drawn = findSubjects(word).filter(({ source }) => source !== 'none')
    const isDead = drawn.length === 0 || findMotif(word.replaceAll(' ', '-')) !== undefined
    return isDead || words.indexOf(word) !== i || drawn.some((entry) => nameStandIn(entry) === null)
  })
  expect(faults).toEqual([])
})

test('the name of a motif is never read as another motif', () => {
  const strayed = listMotifs().filter(({ name }) => {
    const entry = getLexicon()
      .find(name.replaceAll('-', ' '), 'en')
      .find(({ type }) => type === 'subject')
    return entry?.type === 'subject' && entry.motif !== name
  })
  expect(strayed.map(({ name }) => name)).toEqual([])
})

/** Names of living things in the six languages, with what each is meant to be and what is drawn. */
const livingLines = () =>
  listSubjectLines().filter(({ group }) => /^(?:plant|animal|mythical)$/.test(group))

test('no plant and no beast of the lists is drawn by a motif of another name in silence, in any language', () => {
  const silent = livingLines().flatMap(({ target, words }) => {
    const wanted = target.split(/ > | \(|\/|\+/)[0]!
    return words.flatMap(({ word, language }) => {
      const entry = getLexicon()
        .find(word, language ?? 'en')
        .find((one) => one.type === 'subject')
      if (entry?.type !== 'subject' || entry.source !== 'drawn' || entry.wanted !== wanted)
        return []
      const names = `${entry.motif}-${entry.variant ?? ''}`.split('-')
      const isNamesake = wanted
        .split('-')
        .some((part) => names.some((name) => name !== '' && part.startsWith(name.slice(0, 4))))
      const isHead = wanted.replace(/s$/, '').endsWith(entry.motif)
      return isNamesake || isHead || nameStandIn(entry) !== null ? [] : [word]
    })
  })
  expect(silent).toEqual([])
})

test('a name within a name makes no kin: an ant is no elephant', () => {
  const drawn = (wanted: string, motif: string) =>
    nameStandIn({ wanted, motif, variant: null, source: 'drawn', isStandIn: false })
  expect(drawn('ant', 'elephant')).toBe('elephant')
  expect(drawn('rat', 'pirate')).toBe('pirate')
  expect(drawn('olive-branch', 'branch')).toBeNull()
  expect(drawn('roses', 'rose')).toBeNull()
})

test('no line draws a thing as a wider one in silence', () => {
  const silent = listSubjectLines().filter(({ target }) => {
    const [wanted = '', ...standIns] = target.replace(/ \(.*/, '').split(' > ')
    const [entry] = findSubjects(wanted.split('/')[0]!.replaceAll('-', ' '))
    return (
      entry?.source === 'drawn' &&
      entry.variant === null &&
      entry.adds === null &&
      standIns.includes(entry.motif) &&
      !entry.motif.includes(entry.wanted) &&
      nameStandIn(entry) === null
    )
  })
  // The woman is drawn to her shoulders: a face is what is seen.
  expect(silent.map(({ target }) => target)).toEqual(['woman-face > woman'])
})
