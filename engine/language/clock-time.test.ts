import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  ['a pocket watch showing 4:25 with the name "Emma"', [4, 25]],
  ['a clock stopped at 16:05', [4, 5]],
  ['an old clock at half past three', [3, 30]],
  ['a clock at quarter to 7 with roses', [6, 45]],
  ["a watch at 9 o'clock", [9, 0]],
  ['eine Taschenuhr, die 7 Uhr 30 zeigt', [7, 30]],
  ['a clock with "John 3:16"', null],
  ['a clock with the date 12.04.2019', null],
  ['a pocket watch', null],
] as const)('%s: the hands stand there', (prompt, at) => {
  const { time } = readPrompt(prompt)
  expect(time ? [time.hour, time.minute] : null).toEqual(at)
})
