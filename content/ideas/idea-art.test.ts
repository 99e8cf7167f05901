import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IDEA_ART, ideaArtStem } from '#content/ideas/idea-art.ts'
import { IDEAS } from '#content/ideas/ideas.ts'

const FOLDER = path.join(import.meta.dirname, '../../app/assets/ideas')

test('every idea has a picture of its own, in every file that pages name', () => {
  expect(IDEA_ART.map(({ name }) => name)).toEqual(IDEAS.map(({ name }) => name))
  const missing = IDEAS.flatMap(({ name }) =>
    ['208.avif', '480.avif', '320.webp'].map((size) => `${ideaArtStem(name)}-${size}`),
  ).filter((file) => !existsSync(path.join(FOLDER, file)))
  expect(missing).toEqual([])
})
