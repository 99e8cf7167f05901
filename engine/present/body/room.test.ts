import { expect, test } from 'vitest'
import { BODY_TYPES } from '#engine/present/body/body.ts'
import { BODY_PLACES } from '#engine/present/body/placements.ts'
import { roomOf } from '#engine/present/body/room.ts'
import { MOODS, moodOf } from '#engine/present/body/studio.ts'

const HORIZON = 0.7

test.each(MOODS)(
  'a room of the mood %s has light everywhere, and differs from seed to seed',
  (mood) => {
    const rooms = [1, 2, 3].map((seed) => roomOf({ mood, side: -1, horizon: HORIZON, seed }).rgb)
    for (const rgb of rooms) {
      expect(rgb.every((light) => light > 0 && light < 3)).toBe(true)
    }
    expect(new Set(rooms.map((rgb) => rgb.reduce((sum, light) => sum + light, 0))).size).toBe(3)
  },
)

test('bodies are photographed in all the moods about equally often', () => {
  const counts = new Map<string, number>()
  for (const place of BODY_PLACES.keys())
    for (const type of BODY_TYPES) {
      const { mood } = moodOf(place, type)
      counts.set(mood, (counts.get(mood) ?? 0) + 1)
    }
  expect([...counts.keys()].toSorted()).toEqual([...MOODS].toSorted())
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThan(5)
})
