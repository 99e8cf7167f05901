import { expect, test } from 'vitest'
import { showReading } from '#server/providers/ink/show-reading.ts'

const labels = (prompt: string) => showReading({ prompt }).subjects.map(({ label }) => label)

test.for<[string, string[]]>([
  ['two black cats holding a red balloon', ['two black cats', 'red balloon']],
  ['a green dragon and three white swans', ['green dragon', 'three white swans']],
])('a colour is said once, in the name or beside it: %s', ([prompt, said]) => {
  expect(labels(prompt)).toEqual(said)
})
