import { expect, test } from 'vitest'
import { adjust, letGo, startAt, undo } from '#app/features/fitting-room/adjustments.ts'
import type { InkPlacement } from '#shared/body.ts'

const LAID: InkPlacement = { x: 0.5, y: 0.5, turnDegrees: 0, size: 0.2, bend: 1, age: 'fresh' }
const at = (x: number) => ({ ...LAID, x })

test('one pull is one thing to undo, two pulls are two', () => {
  let state = startAt(LAID)
  for (const x of [0.51, 0.52, 0.53]) state = adjust(state, at(x), 'move')
  state = letGo(state)
  state = adjust(state, at(0.6), 'move')
  expect(undo(state).now.x).toBe(0.53)
  expect(undo(undo(state)).now).toEqual(LAID)
  expect(undo(undo(undo(state))).now).toEqual(LAID)
})

test('a step of another kind is another thing', () => {
  const state = adjust(adjust(startAt(LAID), at(0.6), 'move'), { ...at(0.6), size: 0.3 }, 'size')
  expect(undo(state).now).toEqual(at(0.6))
})

test('what changed nothing is nothing to undo', () => {
  expect(adjust(startAt(LAID), { ...LAID }, 'move').past).toEqual([])
})

test('only so many are remembered', () => {
  let state = startAt(LAID)
  for (let step = 0; step < 200; step++) state = adjust(state, at(step / 200), `kind ${step}`)
  expect(state.past.length).toBeLessThanOrEqual(60)
})
