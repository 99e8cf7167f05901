import { describe, expect, test } from 'vitest'
import { FORMER_NAMES } from '#content/ideas/former-names.ts'
import { findIdea, findIdeaByTag, IDEAS } from '#content/ideas/ideas.ts'
import { listMotifs } from '#engine/motifs/registry.ts'
import { DESIGN_SUBJECTS } from '#shared/design-subjects.ts'
import { POPULAR_IDEAS } from '#shared/popular-ideas.ts'

const motifNames = new Set(listMotifs().map((motif) => motif.name))

/** What is wrong with a piece of HTML that may hold paragraphs of text, strong and em, or undefined. */
function findFault(html: string): string | undefined {
  const open: string[] = []
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+|</g)) {
    const tag = /^<(\/?)(p|strong|em)>$/.exec(token)
    if (!tag) {
      if (/[<>&]/.test(token)) return `not allowed: ${token}`
      if (open.length === 0 && token.trim() !== '') return `outside a paragraph: ${token}`
      continue
    }
    const [, slash, name] = tag
    if (slash === '/') {
      if (open.pop() !== name) return `closes nothing: ${token}`
    } else {
      if ((name === 'p') !== (open.length === 0)) return `in the wrong place: ${token}`
      open.push(name!)
    }
  }
  return open.length > 0 ? `left open: ${open.join(' ')}` : undefined
}

describe('the list of ideas', () => {
  test('holds every popular idea and every design subject once, and nothing else', () => {
    expect(POPULAR_IDEAS).toHaveLength(30)
    expect(DESIGN_SUBJECTS).toHaveLength(20)
    expect(IDEAS.map((idea) => idea.name)).toEqual(
      [...POPULAR_IDEAS, ...DESIGN_SUBJECTS].toSorted(),
    )
  })

  test('gives every tag to one idea', () => {
    const tags = IDEAS.flatMap((idea) => idea.tags)
    expect(tags.filter((tag, i) => tags.indexOf(tag) !== i)).toEqual([])
    expect(tags.filter((tag) => !/^[a-z]+(?:-[a-z]+)*$/.test(tag))).toEqual([])
  })

  test('answers no two questions with the same words', () => {
    const answers = IDEAS.flatMap((idea) => idea.faqItems.map((item) => item.answer))
    expect(answers.filter((answer, i) => answers.indexOf(answer) !== i)).toEqual([])
  })

  test('opens no two texts with the same three words', () => {
    const openings = IDEAS.map((idea) => idea.meaning.split(/\s+/).slice(0, 3).join(' '))
    expect(openings.filter((opening, i) => openings.indexOf(opening) !== i)).toEqual([])
  })
})

describe.each(IDEAS.map((idea) => [idea.name, idea] as const))('%s', (name, idea) => {
  test('is found by its name in any case and by each of its tags', () => {
    expect(findIdea(name.toLowerCase())).toBe(idea)
    expect(findIdea(name.toUpperCase())).toBe(idea)
    expect(idea.tags.map(findIdeaByTag)).toEqual(idea.tags.map(() => idea))
    expect(findIdeaByTag(name)).toBe(idea)
  })

  test('covers at least one motif that the engine draws', () => {
    expect(idea.tags.filter((tag) => motifNames.has(tag))).not.toEqual([])
  })

  test('has a description that fits a card', () => {
    expect(idea.description.length).toBeLessThanOrEqual(200)
    expect(idea.description.length).toBeGreaterThan(80)
    expect(idea.description).toMatch(/^[A-Z].*\.$/)
  })

  test('has a meaning of two to four well-formed paragraphs', () => {
    expect(findFault(idea.meaning)).toBeUndefined()
    const paragraphs = idea.meaning.match(/<p>/g) ?? []
    expect(paragraphs.length).toBeGreaterThanOrEqual(2)
    expect(paragraphs.length).toBeLessThanOrEqual(4)
  })

  test('starts every sentence with a capital', () => {
    const texts = [idea.description, idea.meaning, ...idea.faqItems.map((item) => item.answer)]
    const text = texts.join('\n').replaceAll(/<[^>]*>/g, '')
    expect(text.match(/[.?!]”?\s+[a-zà-ž].{0,20}/g) ?? []).toEqual([])
  })

  test('has four to six plain questions with answers of one to three sentences', () => {
    expect(idea.faqItems.length).toBeGreaterThanOrEqual(4)
    expect(idea.faqItems.length).toBeLessThanOrEqual(6)
    for (const { question, answer } of idea.faqItems) {
      expect(question).toMatch(/^[A-Z“].*\?$/)
      expect(answer).toMatch(/^[A-Z].*\.$/)
      expect(answer.split(/(?<=[.?!])\s/).length).toBeLessThanOrEqual(3)
      expect(`${question}${answer}`).not.toMatch(/[<>*]/)
    }
    const questions = idea.faqItems.map((item) => item.question)
    expect(new Set(questions).size).toBe(questions.length)
  })
})

test('an unknown name or tag finds nothing', () => {
  expect(findIdea('spreadsheet')).toBeUndefined()
  expect(findIdeaByTag('spreadsheet')).toBeUndefined()
})

test('a tag is found as people type it', () => {
  expect(findIdeaByTag(' Cherry  Blossom ')?.name).toBe('Cherry Blossom')
  expect(findIdeaByTag('Great Wave')?.name).toBe('Wave')
})

test.each([
  ['a link', '<p>See <a href="/x">this</a>.</p>'],
  ['an unclosed paragraph', '<p>One<p>Two</p>'],
  ['crossed tags', '<p><strong>One <em>two</strong></em></p>'],
  ['text outside', 'One <p>two</p>'],
  ['a bare sign', '<p>1 < 2</p>'],
])('the check of a meaning refuses %s', (_fault, html) => {
  expect(findFault(html)).toBeDefined()
})

test('a former name leads to an idea there is, and is no name of today', () => {
  for (const [former, name] of Object.entries(FORMER_NAMES)) {
    expect(findIdea(name)?.name, `${former} leads on`).toBe(name)
    expect(findIdea(former), `${former} today`).toBeUndefined()
    expect(former).toBe(former.toLowerCase())
  }
})
