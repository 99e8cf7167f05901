import { describe, expect, test } from 'vitest'
import { composeScene, NothingToDrawError } from '#engine/compose/compose-scene.ts'
import type { Scene } from '#engine/compose/scene.ts'
import type { Brief } from '#engine/language/brief.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { inRunes } from '#engine/language/runes.ts'
import { plainText } from '#engine/lettering/set-line.ts'
import { createRng, type Rng } from '#shared/random.ts'
import { listMotifs } from '#engine/motifs/registry.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { RECIPES, STYLE_NAMES } from '#engine/styles/recipes.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import './support/plate-shelf.setup.ts'

const workspace = createWorkspace()

const resources = loadEngineResources()
const TEXTS = 2_000
const TEXTS_A_TEST = 100
const DRAWN_EVERY = 50
const MOST_CHARACTERS = 5_000

const words = listMotifs().flatMap((motif) => motif.words)
const pick = <T>(random: Rng, list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const JOINTS = [' ', ' and ', ' with ', ' around a ', ' through ', ' on ', ', ', ' inside ', '\n']
const STRANGE = [
  '🐺',
  '👨‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '❤️‍🔥',
  'ذئب تحت القمر',
  'שושנה אדומה',
  '‮wolf‬',
  '狼と月',
  'Ze̸͙͂ạ̶̛l̴̠͝g̷̳̀o̵͇͊',
  '\u0000\u0007\u001B[31m',
  '\uD800',
  '<script>alert(1)</script>',
  '"></svg><path d="M0 0"/>',
  '&lt;b&gt; &#x27; ]]>',
  '{{7*7}} ${x} %s %n',
  '"',
  '“',
  "'",
  '"<&>"',
  'the word "Ω≈ç√∫"',
  'name "ذئب"',
  '-1',
  '0 roses',
  '999999999999 wolves',
  '1e309 skulls',
  'M Q C A Z',
  'NaN',
  '__proto__',
  'constructor',
]

function randomText(random: Rng): string {
  const kind = random()
  if (kind < 0.1)
    return Array.from({ length: Math.floor(random() * 60) }, () =>
      String.fromCodePoint(Math.floor(random() * 0x3000)),
    ).join('')
  const piece = () => (random() < 0.35 ? pick(random, STRANGE) : pick(random, words))
  // Some are as long as a person may send.
  const most = kind > 0.985 ? MOST_CHARACTERS : random() * 70
  let text = piece()
  while (text.length < most) text += pick(random, JOINTS) + piece()
  return text.slice(0, MOST_CHARACTERS)
}

const texts = (() => {
  const random = createRng(20_260)
  return Array.from({ length: TEXTS }, () => randomText(random))
})()

function composeOrRefuse(...asked: Parameters<typeof composeScene>): Scene | undefined {
  try {
    return composeScene(...asked)
  } catch (error) {
    if (error instanceof NothingToDrawError) return undefined
    throw error
  }
}

const bareWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** A word on the drawing that the text does not hold. A date may stand in Roman numerals, and words by their sounds where they were asked in runes; what is no character is not written. */
function findInvented(scene: Scene, text: string, { writing }: Brief): string | undefined {
  const said = plainText(text)
  const held = bareWords(writing.isInRunes ? `${said} ${inRunes(said)}` : said)
  return scene.layers
    .flatMap(({ drawing: { origin } }) => (origin?.kind === 'words' ? [origin.text] : []))
    .flatMap((line) => bareWords(line).split(' '))
    .find((word) => !held.includes(word) && !/^[mdclxvi]+$/.test(word))
}

/** Reads and composes a text, and inks every fiftieth. */
function draw(text: string, index: number): void {
  const style = STYLE_NAMES[index % STYLE_NAMES.length]!
  const { look, isColouredByNature } = RECIPES[style]
  const brief = readPrompt(text)
  const scene = composeOrRefuse(brief, { seed: index, look, resources })
  if (!scene) {
    // Only what names nothing that could be seen may be refused.
    if (brief.subjects.some(({ source }) => source !== 'none')) throw new Error('is refused')
    return
  }
  if (scene.layers.length === 0) throw new Error('draws nothing')
  const invented = findInvented(scene, text, brief)
  if (invented !== undefined) throw new Error(`letters “${invented}”, which nobody wrote`)
  for (const { x, y, scale } of scene.layers)
    if (![x, y, scale].every(Number.isFinite)) throw new Error(`a layer at ${x} ${y} × ${scale}`)
  if (index % DRAWN_EVERY !== 0) return
  const { ink } = renderArtwork(
    scene,
    { style, isColoured: isColouredByNature, seed: index, sizePx: 160 },
    workspace,
  )
  if (!ink.black.some((v) => v > 0.2)) throw new Error('leaves no ink')
}

describe('whatever people write', () => {
  const starts = Array.from({ length: TEXTS / TEXTS_A_TEST }, (_, i) => i * TEXTS_A_TEST)

  test('is varied: long, short, in many scripts, with markup', () => {
    expect(texts.filter((text) => text.length > 4_000).length).toBeGreaterThan(10)
    expect(texts.filter((text) => /\p{Emoji_Presentation}/u.test(text)).length).toBeGreaterThan(100)
    expect(texts.filter((text) => /[֐-ۿ]/.test(text)).length).toBeGreaterThan(100)
    expect(texts.filter((text) => /<[a-z/]/.test(text)).length).toBeGreaterThan(100)
  })

  // No claim about speed: this ends a text that composing never comes back from.
  test.each(starts)(
    'is composed, or refused where it asks for nothing: texts from %i on',
    (start) => {
      const faults: string[] = []
      for (let i = start; i < start + TEXTS_A_TEST; i++) {
        const text = texts[i]!
        try {
          draw(text, i)
        } catch (error) {
          faults.push(`${String(error)}: ${text.slice(0, 120)}`)
        }
      }
      expect(faults).toEqual([])
    },
    300_000,
  )
})
