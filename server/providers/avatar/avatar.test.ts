import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { renderAvatar } from '#server/providers/avatar/avatar.ts'

test('a seed always gets the same face, across releases too', async () => {
  const svg = await renderAvatar('maya')
  expect(await renderAvatar('maya')).toBe(svg)
  // People recognise themselves by it. A new version of the style may change this on purpose only.
  expect(createHash('sha256').update(svg).digest('hex')).toBe(
    '8af7c34222ed053350e8119e75673e32a430012140314eb0effe2204a7b79b05',
  )
})

test('a hundred seeds get at least ninety-nine different faces', async () => {
  const seeds = Array.from({ length: 100 }, (_, index) => `user-${index}`)
  const faces = await Promise.all(seeds.map(renderAvatar))
  expect(new Set(faces).size).toBeGreaterThanOrEqual(99)
})

test('a face is ink on paper and no other colour', async () => {
  const svg = await renderAvatar('jonas.weber')
  const colours = new Set(svg.match(/#[0-9a-f]{6}\b/gi)?.map((colour) => colour.toLowerCase()))
  expect(colours).toEqual(new Set(['#161310', '#fcfaf4']))
})

const hostileSeeds = ['', '<script>alert(1)</script>', '"><svg onload=alert(1)>', '🦋', '\0']
test.for(hostileSeeds)('the seed %j shows nowhere in its face', async (seed) => {
  const svg = await renderAvatar(seed)
  expect(svg).toMatch(/^<svg [^]*<\/svg>$/)
  expect(svg).not.toMatch(/<script|onload|alert/)
})
