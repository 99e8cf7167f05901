import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { MAX_LETTERINGS } from '#engine/language/find-lettering.ts'
import { improvePrompt } from '#engine/language/improve-prompt.ts'
import { parseLabels, scorePrompts } from '#engine/language/labelled/score.ts'
import { MAX_PROMPT_LENGTH } from '#engine/language/normalise.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { MAX_SUBJECTS } from '#engine/language/sentence.ts'

const readLabels = (name: string) =>
  parseLabels(readFileSync(new URL(`labelled/${name}.txt`, import.meta.url), 'utf8'))
const motifs = (text: string): string[] => readPrompt(text).subjects.map(({ motif }) => motif)
const letterings = (text: string): string[] =>
  readPrompt(text).lettering.map(({ text: words, kind }) => `${words}/${kind}`)

describe('labelled prompts', () => {
  // The floors stand a little below what was measured, so that a change that loses prompts is seen. All but `held-out` were
  // tuned on; nobody looked at what fails in it, so its figures are what a stranger's prompt may expect.
  const FLOORS = [
    { file: 'known', found: 0.98, drawn: 0.92, relations: 0.88, lettering: 1, choices: 0.98 },
    { file: 'tune', found: 0.98, drawn: 0.87, relations: 0.96, lettering: 1, choices: 0.98 },
    { file: 'earlier', found: 0.98, drawn: 0.8, relations: 0.94, lettering: 1, choices: 0.97 },
    { file: 'tail', found: 0.98, drawn: 0.7, relations: 0.95, lettering: 1, choices: 0.97 },
    { file: 'held-out', found: 0.96, drawn: 0.83, relations: 0.85, lettering: 1, choices: 0.94 },
  ]
  test.each(FLOORS)(
    'of the file $file at least the stated shares are read right',
    ({ file, found, drawn, relations, lettering, choices }) => {
      const score = scorePrompts(readLabels(file))
      const share = (right: number, all: number): number => (all === 0 ? 1 : right / all)
      expect(share(score.found, score.asked)).toBeGreaterThanOrEqual(found)
      expect(share(score.drawn, score.asked)).toBeGreaterThanOrEqual(drawn)
      expect(share(score.relationsRight, score.relations)).toBeGreaterThanOrEqual(relations)
      expect(share(score.letteringRight, score.lettering)).toBeGreaterThanOrEqual(lettering)
      const asked = score.placements + score.styles + score.colours
      const right = score.placementsRight + score.stylesRight + score.coloursRight
      expect(share(right, asked)).toBeGreaterThanOrEqual(choices)
    },
  )

  const prompts = FLOORS.flatMap(({ file }) => readLabels(file))

  test('there are enough of them to mean something', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(400)
  })

  test('an improved prompt keeps every asked subject, count, lettering and placement, and adds no subject', () => {
    const lost = prompts.flatMap(({ prompt }) => {
      const asked = readPrompt(prompt)
      const improved = readPrompt(improvePrompt(prompt))
      const list = (brief: typeof asked): string =>
        [
          ...brief.subjects.map(({ wanted, count }) => `${wanted} ${count}`).toSorted(),
          ...brief.lettering.map(({ text }) => text),
          brief.placement?.gallery,
          brief.style,
          brief.colourMode,
        ].join()
      return list(asked) === list(improved) ? [] : [prompt]
    })
    expect(lost).toEqual([])
  })

  test('an improved prompt keeps how the subjects stand to each other', () => {
    const list = (brief: ReturnType<typeof readPrompt>): string[] =>
      brief.relations
        .filter(({ kind }) => kind !== 'with')
        .map(
          ({ kind, from, to }) =>
            `${kind} ${brief.subjects[from]!.wanted} ${brief.subjects[to]!.wanted}`,
        )
    const lostRelations = prompts.flatMap(({ prompt }) => {
      const kept = list(readPrompt(improvePrompt(prompt)))
      const lost = list(readPrompt(prompt)).filter((relation) => !kept.includes(relation))
      return lost.map((relation) => `${prompt}: ${relation}`)
    })
    expect(lostRelations).toEqual([])
  })
})

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...'rose|around|"|\'|“|🦋|👩‍👩‍👧|12.05.|XIV|no|,|the word|ñ|\u0000|\u001b[31m|ß|(|\\|$&|in its mouth|shaped like|999999999999|日本|\n|with|it|behind|constructor|__proto__|toString|<b>|</script>|names|that says|:|;|مرحبا|שלום|\u202e|between two|of my'.split(
      '|',
    ),
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(pieces, { maxLength: 60 }).map((words) => words.join(' ')),
    fc.array(pieces, { maxLength: 60 }).map((words) => words.join('')),
    fc
      .tuple(pieces, fc.integer({ min: 1, max: 5_000 }))
      .map(([word, length]) => word.repeat(length).slice(0, 5_000)),
  )

  test('is read without a throw, within its bounds, within a second, and the same way twice', () => {
    fc.assert(
      fc.property(text, (prompt) => {
        // Time of the processor: a busy machine does not count.
        const started = process.cpuUsage()
        const brief = readPrompt(prompt)
        const { user, system } = process.cpuUsage(started)
        expect((user + system) / 1000).toBeLessThan(1_000)
        expect(brief.subjects.length).toBeLessThanOrEqual(MAX_SUBJECTS + 2)
        expect(brief.lettering.length).toBeLessThanOrEqual(MAX_LETTERINGS)
        for (const { from, to } of brief.relations) {
          expect(brief.subjects[from]).toBeDefined()
          expect(brief.subjects[to]).toBeDefined()
          expect(from).not.toBe(to)
        }
        expect(readPrompt(prompt)).toEqual(brief)
        expect(typeof improvePrompt(prompt)).toBe('string')
      }),
      { numRuns: 2_000, seed: 7 },
    )
    // Only against hanging: each text has its own limit above.
  }, 600_000)

  test('makes no word to be written that it does not hold itself', () => {
    const bare = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
    const ask = fc.constantFrom(
      ...'the word|that says|name of my son|saying|quote|in cursive|roman|the date 12.05.2020|MAMA in bold letters|my dog Rex|no text|script, three lines|a Bible verse'.split(
        '|',
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, ask), { maxLength: 12 }), (words) => {
        const prompt = words.join(' ')
        const held = bare(prompt.normalize('NFC'))
        for (const { text: line, kind } of readPrompt(prompt).lettering)
          for (const word of bare(line).trim().split(' '))
            // A date that is asked in Roman numerals is the one thing that is written otherwise than it was said.
            expect(kind === 'numerals' || held.includes(word)).toBe(true)
      }),
      { numRuns: 2_000, seed: 11 },
    )
  })

  test('is read no further than its cap', () => {
    const filler = 'and a '.repeat(MAX_PROMPT_LENGTH / 6 + 1)
    expect(motifs(`a rose ${filler} wolf`)).toEqual(['rose'])
  })

  test('of nothing gives an empty brief', () => {
    expect(readPrompt('  \n ')).toMatchObject({ subjects: [], lettering: [], placement: null })
  })
})

describe('subjects', () => {
  test.each([
    ['a sea horse', 'seahorse'],
    ['my pit bull', 'pitbull'],
    ['tree of life', 'tree-of-life'],
    ['butterflys', 'butterfly'],
    ['dargon', 'dragon'],
    ['a weimaraner', 'dog'],
    ['two wolves', 'wolf'],
    ['🐍', 'snake'],
    ['un gatito', 'cat'],
    ['ein Kätzchen', 'cat'],
    ['un petit renard', 'fox'],
    ['um cachorrinho', 'dog'],
    ['a black cat', 'black-cat'],
  ])('"%s" is drawn as %s', (prompt, motif) => {
    expect(motifs(prompt)).toEqual([motif])
  })

  test('a number is exact and a bare plural is not', () => {
    const [three, some] = readPrompt('three roses and swallows').subjects
    expect(three).toMatchObject({ count: 3, isCountExact: true })
    expect(some!.isCountExact).toBe(false)
    expect(some!.count).toBeGreaterThan(1)
  })

  test('a modifier stays with its subject and chooses the variant', () => {
    expect(readPrompt('howling wolf').subjects[0]).toMatchObject({ variant: 'howling' })
    expect(readPrompt('crowned skull with red eyes').subjects[0]!.modifiers).toEqual([
      'crowned',
      'red eyes',
    ])
  })

  test.each([
    ['flying owl', 'owl', 'flying'],
    ['raven in flight', 'raven', 'flying'],
    ['perched raven', 'raven', 'perched'],
    ['galloping horse', 'horse', 'running'],
    ['horse head', 'horse', 'head'],
    ['bear face', 'bear', 'head'],
    ['shark jaws', 'shark', 'attacking'],
    ['luna moth', 'moth', 'luna'],
    ['death moth', 'moth', 'spread'],
    ['moby dick', 'whale', 'diving'],
    ['panther climbing', 'panther', 'climbing'],
    ['a wolf running under the moon', 'wolf', 'running'],
    ['a lion lying down', 'lion', 'lying'],
    ['tiger walking through bamboo', 'tiger', 'prowling'],
    ['cat sitting on a moon', 'cat', 'sitting'],
    ['an eagle flying', 'eagle', 'flying'],
  ])('"%s" asks for a pose', (prompt, motif, variant) => {
    expect(readPrompt(prompt).subjects[0]).toMatchObject({ motif, variant })
  })

  test('colours go to their noun, before or after it', () => {
    const colours = (prompt: string) =>
      readPrompt(prompt).subjects.map((subject) => subject.colours)
    expect(colours('blue butterfly on a red rose')).toEqual([['blue'], ['red']])
    expect(colours('una rosa roja')).toEqual([['red']])
  })

  test('what is not wanted is left out and remembered', () => {
    const brief = readPrompt('a skull, no flowers and no colour')
    expect(brief.subjects.map(({ motif }) => motif)).toEqual(['skull'])
    expect(brief).toMatchObject({ colourMode: 'black', without: ['flowers'] })
  })

  test('an idea is drawn as its symbol only where nothing concrete is asked', () => {
    expect(readPrompt('something about freedom').subjects[0]).toMatchObject({ isSuggested: true })
    expect(motifs('a lion for freedom')).toEqual(['lion'])
    expect(readPrompt('a lion for freedom').notDrawn).toEqual([
      { text: 'freedom', reason: 'idea', suggestion: 'birds' },
    ])
  })

  test('exactly one subject leads, and scenery does not', () => {
    const { subjects } = readPrompt('mountains and a forest with a bear')
    expect(subjects.filter(({ role }) => role === 'hero').map(({ motif }) => motif)).toEqual([
      'bear',
    ])
    expect(subjects[0]).toMatchObject({ role: 'background' })
  })
})

describe('what is not drawn', () => {
  test('an unknown thing is reported, never dropped', () => {
    expect(readPrompt('a trampoline with a rose').notDrawn).toEqual([
      { text: 'trampoline', reason: 'unknown', suggestion: null },
    ])
  })

  test.each(['ta moko', "samoan pe'a", 'hawaiian kakau', 'kalinga batok'])(
    'the sacred pattern "%s" is refused with its reason and an ornament instead',
    (prompt) => {
      const brief = readPrompt(prompt)
      const refusal = brief.notDrawn.find(({ reason }) => reason === 'sacred')
      expect(refusal?.suggestion).toBe('tribal-band')
      expect(brief.culturalNotes[0]?.note).toContain('living peoples')
      expect(brief.subjects.some(({ motif }) => motif === 'tribal-band')).toBe(true)
    },
  )

  test('a hate symbol and a company’s character are refused with their reasons', () => {
    expect(readPrompt('swastika').notDrawn[0]).toMatchObject({ reason: 'hate' })
    expect(readPrompt('pikachu').notDrawn[0]).toMatchObject({ reason: 'owned' })
  })
})

describe('lettering', () => {
  test.each([
    '"carpe diem"',
    '“carpe diem”',
    '‘carpe diem’',
    '«carpe diem»',
    '„carpe diem“',
    "'carpe diem'",
  ])('is found in the quotation marks of %s', (quoted) => {
    expect(letterings(`heart with ${quoted}`)).toEqual(['carpe diem/word'])
  })

  test.each([
    ['rose with the name Emma and the date 03.02.2018', ['Emma/name', '03.02.2018/date']],
    ['"Mum" on top and "Dad" below a heart', ['Mum/word', 'Dad/word']],
    ['two swallows for my kids Mia and Leo with their names', ['Mia and Leo/name']],
    ['a banner that says stay wild', ['stay wild/word']],
    ['roman numerals 12.05.1990', ['XII.V.MCMXC/numerals']],
    ['the word breathe on my ribs', ['breathe/word']],
    ["don't forget the dog's bone", []],
    ['MMXXI under an anchor', ['MMXXI/numerals']],
    ['le prénom Léa', ['Léa/name']],
    ['the quote: she flies with her own wings', ['she flies with her own wings/quote']],
  ])('of "%s" is %j', (prompt, expected) => {
    expect(letterings(prompt)).toEqual(expected)
  })

  test('knows where it was asked to stand', () => {
    expect(readPrompt('a rose with "always" underneath').lettering[0]!.position).toBe('under')
  })
})

describe('placement', () => {
  test.each([
    ['on my forearm', 'Forearm'],
    ['full sleeve', 'Full Sleeve'],
    ['on my bicep', 'Half Sleeve'],
    ['outer thigh', 'Thigh'],
    ['on my hand', 'Hand'],
    ['behind my ear', 'Shoulder'],
    ['inner wrist', 'Wrist'],
    ['armband', 'Band'],
    ['down my spine', 'Back'],
    ['on my calf', 'Calf'],
    ['collarbone', 'Chest'],
    ['underboob', 'Sternum'],
    ['ring finger', 'Finger'],
    ['on my foot', 'Ankle'],
    ['en la espalda', 'Back'],
    ['auf dem Oberschenkel', 'Thigh'],
    ['sur la cheville', 'Ankle'],
    ['no antebraço', 'Forearm'],
    ['inside of my arm', 'Forearm'],
    ['side of my neck', 'Shoulder'],
    ['small of my back', 'Back'],
    ['over my heart', 'Chest'],
    ['along my ribs', 'Chest'],
    ['between my breasts', 'Sternum'],
    ['top of my foot', 'Ankle'],
    ['shin', 'Calf'],
    ['auf dem Schulterblatt', 'Back'],
    ['dos complet', 'Back'],
  ])('"a rose %s" goes to %s', (where, gallery) => {
    expect(readPrompt(`rose ${where}`).placement?.gallery).toBe(gallery)
  })

  test.each([
    ['armband of waves', 'Band'],
    ['chest piece of an eagle', 'Chest'],
    ['sleeve of roses', 'Full Sleeve'],
    ['a band of ivy', 'Band'],
  ])('"%s" is a form on the body: %s', (prompt, gallery) => {
    expect(readPrompt(prompt).placement?.gallery).toBe(gallery)
    expect(readPrompt(prompt).subjects).not.toEqual([])
  })

  test.each(['a skeleton hand holding a rose', 'a flamingo on one leg', 'the hand of a king'])(
    '"%s" shows a part of a body and names no placement',
    (prompt) => {
      expect(readPrompt(prompt).placement).toBeNull()
    },
  )
})

describe('improvePrompt', () => {
  test('fills what the text leaves open and never speaks against it', () => {
    const better = improvePrompt('a koi on my calf, watercolor', {
      style: 'Old School',
      placement: 'Back',
      colourMode: 'colored',
    })
    expect(better).toBe('a koi on my calf, watercolor')
    expect(improvePrompt('a koi', { style: 'Old School', placement: 'Back' })).toBe(
      'A koi. In Old School style, on the back.',
    )
  })

  test('gives a text back in which nothing was understood', () => {
    expect(improvePrompt('hmm', { style: 'Old School' })).toBe('hmm')
  })

  test('spells what is misspelt, and leaves every language its own words', () => {
    expect(improvePrompt('a dargon')).toBe('a dragon')
    expect(improvePrompt('a dargon for Tom')).toBe('a dragon for Tom')
    expect(improvePrompt('una mariposa en el hombro', { style: 'Dotwork' })).toBe(
      'Una mariposa en el hombro. Estilo Dotwork.',
    )
  })

  test('keeps names, dates and dedications as they were written', () => {
    const wish = 'a rose for my grandmother Rosa, who loved tango, born 12.03.1931'
    expect(improvePrompt(wish, { style: 'Fine Line' })).toContain(wish.slice(1))
  })

  test('puts a name that is to be written in quotation marks', () => {
    expect(improvePrompt('a swallow with the name Ada')).toBe('a swallow with the name “Ada”')
  })

  test('leaves alone what says everything', () => {
    const wish = 'A blackwork raven on the forearm'
    expect(improvePrompt(wish, { style: 'Dotwork', placement: 'Back' })).toBe(wish)
  })

  test.each([
    ['keeps all of it', 'A tall rose for my grandmother Rosa, “Siempre”, 1931, thin lines.', true],
    ['loses a name', 'A tall rose for my grandmother, “Siempre”, 1931.', false],
    ['loses a date', 'A tall rose for my grandmother Rosa, “Siempre”.', false],
    ['loses the dedication', 'A tall rose, Rosa, “Siempre”, 1931.', false],
    ['adds a thing', 'A rose and a dagger for my grandmother Rosa, “Siempre”, 1931.', false],
  ])('what somebody else wrote and %s', (_, candidate, isTaken) => {
    const wish = 'a rose for my grandmother Rosa, “Siempre”, 1931'
    expect(improvePrompt(wish, { candidate }) === candidate).toBe(isTaken)
  })
})
