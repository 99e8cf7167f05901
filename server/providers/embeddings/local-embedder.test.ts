import { afterAll, expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { createLocalEmbedder } from '#server/providers/embeddings/local-embedder.ts'
import { VECTOR_DIMENSIONS } from '#server/providers/embeddings/text-embedder.ts'
import { likeness } from '#server/providers/embeddings/vectors.ts'

function createCollectingLog() {
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line) }
  return { lines, log: createLog({ level: 'warn', format: 'json' }, sink) }
}

const { lines, log } = createCollectingLog()
const embedder = createLocalEmbedder({ log })
afterAll(() => embedder.close())

test('texts of one meaning lie nearer to each other than texts of two', async () => {
  const [lion, tiger, invoice] = (await embedder.embed([
    'a roaring lion',
    'a striped tiger',
    'quarterly tax report',
  ]))!
  expect(lion).toHaveLength(VECTOR_DIMENSIONS)
  expect(likeness(lion!, lion!)).toBeCloseTo(1)
  expect(likeness(lion!, tiger!)).toBeGreaterThan(likeness(lion!, invoice!) + 0.2)
  expect(lines).toEqual([])
})

test('whoever comes while many wait gets nothing, and at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => embedder.embed([`text ${index}`])),
  )
  const answered = answers.filter((answer) => answer !== undefined)
  expect(answered.length).toBeGreaterThan(0)
  expect(answered.length).toBeLessThan(20)
  expect(await embedder.embed(['later'])).toHaveLength(1)
})

test.for(['missing-worker.test-support.ts', 'stuck-worker.test-support.ts'])(
  'a model that fails (%s) is no error, is told once and is not asked again at once',
  async (file) => {
    const told = createCollectingLog()
    const broken = createLocalEmbedder({
      log: told.log,
      timeoutMs: 300,
      workerFile: new URL(`./${file}`, import.meta.url),
    })
    expect(await broken.embed(['a lion'])).toBeUndefined()
    expect(await broken.embed(['a lion'])).toBeUndefined()
    expect(told.lines).toHaveLength(1)
    expect(told.lines[0]).toContain('texts could not be compared by meaning')
    await broken.close()
    expect(await broken.embed(['a lion'])).toBeUndefined()
  },
)
