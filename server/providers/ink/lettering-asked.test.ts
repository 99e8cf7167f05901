import { expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, type Layer } from '#engine/compose/scene.ts'
import { previewWords, textsOf } from '#engine/compose/preview-words.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { inscribe, rowsFor } from '#engine/lettering/inscribe.ts'
import { hasVolume, inkFor } from '#engine/lettering/letter-ink.ts'
import { styleOf } from '#engine/styles/choose-style.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { createRng } from '#shared/random.ts'

const resources = loadEngineResources()

function wordsOf(prompt: string, seed = 3) {
  const brief = readPrompt(prompt)
  const { name: style } = styleOf(brief, null)
  const { layers } = composeDesign(brief, { style, colour: 'natural', seed }, resources)
  return layers.filter(({ drawing }) => drawing.origin?.kind === 'words') as Layer[]
}

test.each([
  'the words "only god can judge me" in one line',
  '"this too shall pass" on my wrist in one line',
])('%s: one line', (prompt) => {
  for (const seed of [1, 2, 3]) {
    const box = inkBoxOf(wordsOf(prompt, seed)[0]!)
    expect(boxWidth(box)).toBeGreaterThan(4.2 * boxHeight(box))
  }
})

test('words above and below a thing have letters of one size', () => {
  const [one, other] = wordsOf('skull with "memento" above and "mori" below')
  expect(one!.scale / other!.scale).toBeCloseTo(1, 1)
})

test.each(['roman', 'fine-sans', 'typewriter', 'western', 'chicano'] as const)(
  'nothing is drawn about letters of %s that was not asked',
  (hand) => {
    const drawn = (flourish: 'none' | 'some', seed: number) =>
      inscribe([{ text: 'Amor', scale: 1 }], {
        hand,
        readFace: resources.readFace,
        leastLine: 3,
        random: createRng(seed),
        layout: null,
        ink: 'solid',
        flourish,
      }).drawing.parts
    for (const seed of [1, 2, 3, 4, 5]) expect(drawn('some', seed)).toEqual(drawn('none', seed))
  },
)

test.each([
  ['faded', 'copperplate', '武士'],
  ['block', 'bold-script', '愛'],
  ['lit', 'brush', 'Freedom'],
] as const)('with ink %s a brush writes in black: %s %s', (ink, hand, text) => {
  expect(hasVolume(inkFor(ink, hand, text))).toBe(false)
  expect(inkFor(ink, hand, text)).not.toBe(ink)
})

test('a ribbon that was asked across a thing lies over it', () => {
  const brief = readPrompt('anchor with a ribbon across it that says "hold fast"')
  const { layers } = composeDesign(
    brief,
    { style: 'Old School', colour: 'natural', seed: 3 },
    resources,
  )
  const [words, anchor] = (['words', 'motif'] as const).map(
    (kind) => layers.find(({ drawing }) => drawing.origin?.kind === kind) as Layer,
  )
  const [over, thing] = [inkBoxOf(words!), inkBoxOf(anchor!)]
  expect(over[1]).toBeGreaterThan(thing[1])
  expect(over[3]).toBeLessThan(thing[3])
})

test('the hands of a clock stand at the time that was asked', () => {
  const handsOf = (prompt: string) => {
    const { layers } = composeDesign(
      readPrompt(prompt),
      { style: 'Blackwork', colour: 'natural', seed: 3 },
      resources,
    )
    return layers.find(({ drawing }) => drawing.origin?.kind === 'motif')!.drawing.parts
  }
  expect(handsOf('a clock at 4:25')).not.toEqual(handsOf('a clock at 9:00'))
  expect(handsOf('a clock at 4:25')).toEqual(handsOf('a clock at 16:25'))
})

const drawnOf = (prompt: string, style: StyleName = 'Lettering') => {
  const design = { style, colour: 'natural', seed: 1 } as const
  const { layers } = composeDesign(readPrompt(prompt), design, resources)
  const at = layers.findIndex(({ drawing }) => drawing.origin?.kind === 'words')
  return { words: layers[at] as Layer, others: layers.filter((_, i) => i !== at) }
}

test('names that were asked one under the other stand so, without their commas, and clear of what is with them', () => {
  const { words, others } = drawnOf('"Lucas, Mia, Noah" three names stacked with a tree')
  const { lettering, writing } = readPrompt('"Lucas, Mia, Noah" three names stacked with a tree')
  const rows = rowsFor([{ text: lettering[0]!.text, isSmall: false }], {
    hand: 'textura',
    readFace: resources.readFace,
    aspect: 5,
    lines: writing.lines ?? null,
  })
  expect(rows.map(({ text }) => text)).toEqual(['Lucas', 'Mia', 'Noah'])
  for (const other of others)
    expect(inkBoxOf(other as Layer)[3]).toBeLessThanOrEqual(inkBoxOf(words)[1])
})

test('a drop shadow that was asked for is dropped, to the right and below', () => {
  const boxOf = (prompt: string) => {
    const { drawing } = drawnOf(prompt).words
    const [left, top, right, bottom] = drawing.box
    return { parts: drawing.parts.length, right: right - left, bottom: bottom - top }
  }
  const bare = boxOf('"Johnny" in bold script, no flourish')
  const shaded = boxOf('"Johnny" in bold script with a drop shadow, no flourish')
  expect(shaded.parts).toBeGreaterThan(bare.parts)
  expect(shaded.right).toBeGreaterThan(bare.right + 8)
  expect(shaded.bottom).toBeGreaterThan(bare.bottom + 8)
})

test('a letter that runs on into a sign of infinity brings no second one', () => {
  const prompt = '"Isabella" where the last letter turns into an infinity sign'
  expect(drawnOf(prompt, 'Fine Line').others).toEqual([])
})

test('what was asked below the words stands below them', () => {
  const { words, others } = drawnOf('"Stronger than yesterday" with an arrow underneath')
  for (const other of others)
    expect(inkBoxOf(other as Layer)[1]).toBeGreaterThan(inkBoxOf(words)[1])
  expect(readPrompt('"Father" in a banner across a dagger').lettering[0]?.position).toBe('across')
  expect(readPrompt('"Fear not" with an arrow above it').lettering[0]?.position).toBe('under')
})

test('a psalm is no palm', () => {
  const { subjects } = readPrompt('"She will not fall" psalm on the ribs with a wildflower')
  expect(subjects.map(({ motif }) => motif).join()).not.toMatch(/palm/)
})

test.each([
  ['"In loving memory of my dearest grandfather" on a banner', 'Realistic', 2],
  ['"In loving memory of my dearest grandfather" on a banner', 'Blackwork', 2],
  ['a skull with a banner that says "Death smiles at us all so smile back"', 'Old School', 2],
  ['an anchor with "Samuel" 1954 - 2020 in a banner', 'Traditional American', 2],
  ['a rose with "Mom" on a banner', 'Old School', 1],
] as const)(
  '%s in %s: a saying too long for one banner has one for each line',
  (prompt, style, count) => {
    const { words } = drawnOf(prompt, style)
    // Panel and both ends of each are cloth.
    const cloths = words.drawing.parts.filter(({ fill }) => fill === 'banner')
    expect(cloths).toHaveLength(3 * count)
  },
)

test('words on a banner are shown on it before they are drawn', () => {
  const shapeOf = (prompt: string) => {
    const brief = readPrompt(prompt)
    const texts = textsOf(brief.lettering)
    const { whole } = previewWords(brief, texts, { look: RECIPES.Lettering.look, resources })!
    const [, , width, height] = whole.viewBox
    return { width, height }
  }
  const [bare, onCloth] = [
    shapeOf('"Stay true" in blackletter, in one line'),
    shapeOf('"Stay true" in blackletter on a banner'),
  ]
  expect(onCloth.width).toBeGreaterThan(1.3 * bare.width)
  expect(onCloth.height).toBeGreaterThan(1.3 * bare.height)
})
