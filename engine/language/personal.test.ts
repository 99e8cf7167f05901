import { describe, expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

describe('somebody of their own life', () => {
  test.each([
    ['portrait of my grandmother', 'grandmother', 'old-woman'],
    ['a portrait of my late grandfather', 'grandfather', 'old-man'],
    ['realistic portrait of my wife', 'wife', 'woman'],
    ['retrato de mi abuela', 'abuela', 'old-woman'],
    ['portrait of my dad', 'dad', 'man'],
  ])('"%s" is drawn as somebody of that kind, and told to be no likeness', (text, kin, motif) => {
    const { subjects, notDrawn } = readPrompt(text)
    expect(subjects.map((subject) => subject.motif)).toEqual([motif])
    expect(notDrawn).toEqual([{ text: kin, reason: 'likeness', suggestion: null }])
  })

  test.for<[string, string[]]>([
    ['my grandmother smiling, about 80, hair in a bun', ['old-woman']],
    ['mein Opa mit Bart', ['old-man']],
    ['my brother and I want matching tattoos', []],
    ['my dad loved fishing', []],
  ])('"%s" shows somebody only where their look is told', ([text, motifs]) => {
    const drawn = readPrompt(text).subjects.filter(({ source }) => source !== 'none')
    expect(drawn.map(({ motif }) => motif)).toEqual(motifs)
  })

  test.for<[string, string, string[]]>([
    ['portrait of my grandmother with flowers in her hair', 'grandmother', ['old-woman', 'flower']],
    ['a portrait of my late grandfather with his dog', 'grandfather', ['old-man', 'dog']],
    ['portrait of my wife and a rose', 'wife', ['woman', 'rose']],
    ['retrato de mi abuela con flores', 'abuela', ['old-woman', 'flower']],
  ])('"%s" shows them among what else is asked, and says so', ([text, kin, motifs]) => {
    const { subjects, notDrawn } = readPrompt(text)
    expect(subjects.map(({ motif }) => motif)).toEqual(motifs)
    expect(notDrawn).toEqual([{ text: kin, reason: 'likeness', suggestion: null }])
  })

  test('whom we cannot draw at all is told as before', () => {
    const { subjects, notDrawn } = readPrompt('portrait of my partner')
    expect(subjects).toEqual([])
    expect(notDrawn[0]?.reason).toBe('personal')
  })

  test('a famous face is not drawn as anybody', () => {
    expect(readPrompt('albert einstein').notDrawn[0]).toMatchObject({
      reason: 'undrawn',
      suggestion: 'man',
    })
  })
})
