import { expect, test } from 'vitest'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { showLettering } from '#server/providers/ink/show-lettering.ts'
import { NOTHING_CHOSEN } from '#shared/lettering.ts'

const resources = loadEngineResources()

const show = (prompt: string) =>
  showLettering(
    {
      prompt,
      style: null,
      placement: null,
      corrections: [],
      lettering: NOTHING_CHOSEN,
      today: new Date('2026-01-01'),
    },
    resources,
  )

test.each([
  ['"mom 🦄"', ['mom'], ['🦄']],
  ['"love ᏣᎳᎩ forever"', ['love forever'], ['Ꮳ Ꮃ Ꭹ']],
  ['"Zoë & Łukasz"', ['Zoë & Łukasz'], []],
  ['"★ rock ★"', ['★ rock ★'], []],
])(
  '%s: the words that somebody agrees to are those that will be inked',
  (prompt, texts, missing) => {
    const shown = show(prompt)
    expect(shown.texts).toEqual(texts)
    const told = shown.doubts.filter(({ kind }) => kind === 'missing')
    expect(told.map(({ text }) => text)).toEqual(missing)
  },
)
