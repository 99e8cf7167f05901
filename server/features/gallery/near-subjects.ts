import { readFile } from 'node:fs/promises'
import { SUBJECT_GLOSSES } from '#content/gallery/subject-glosses.ts'
import {
  VECTOR_DIMENSIONS,
  type TextEmbedder,
  type TextVector,
} from '#server/providers/embeddings/text-embedder.ts'
import { likeness, toTextVector } from '#server/providers/embeddings/vectors.ts'

/** One for each phrase of the glosses, in their order; made by `scripts/build-subject-vectors.ts`. */
const VECTORS_FILE = new URL('../../../content/gallery/subject-vectors.bin', import.meta.url)

/** Subjects that nobody would take the text for stay below. */
const LEAST_LIKENESS = 0.66
/**
 * And it has to stand out: to letters without a meaning every subject is about as near as every other. Counted in standard
 * deviations above the mean of all.
 */
const LEAST_DISTINCTION = 2.75
const MOST_SUBJECTS = 5

interface Subject {
  tag: string
  vectors: readonly TextVector[]
  centre: TextVector
}

/** The tags that a text is nearest to in meaning, none when it is near to nothing; undefined when the model cannot say now. */
export async function listNearSubjects(
  embedder: TextEmbedder,
  text: string,
): Promise<string[] | undefined> {
  const [vector] = (await embedder.embed([text])) ?? []
  if (!vector) return undefined
  const compared = (await loadSubjects()).map(({ tag, vectors, centre }) => {
    const nearest = Math.max(...vectors.map((other) => likeness(vector, other)))
    return { tag, likeness: (nearest + likeness(vector, centre)) / 2 }
  })
  const likenesses = compared.map((subject) => subject.likeness)
  const mean = likenesses.reduce((sum, value) => sum + value, 0) / likenesses.length
  const deviation = Math.sqrt(
    likenesses.reduce((sum, value) => sum + (value - mean) ** 2, 0) / likenesses.length,
  )
  const least = Math.max(LEAST_LIKENESS, mean + LEAST_DISTINCTION * deviation)
  return compared
    .filter((subject) => subject.likeness >= least)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_SUBJECTS)
    .map(({ tag }) => tag)
}

let subjects: Promise<readonly Subject[]> | undefined

const loadSubjects = () => (subjects ??= readSubjects())

async function readSubjects(): Promise<Subject[]> {
  const bytes = new Int8Array(await readFile(VECTORS_FILE))
  const count = SUBJECT_GLOSSES.flatMap((gloss) => gloss.phrases).length
  if (bytes.length !== count * VECTOR_DIMENSIONS)
    throw new Error('subject-vectors.bin is not of these glosses: run build-subject-vectors.ts')
  let at = 0
  return SUBJECT_GLOSSES.map(({ tag, phrases }) => {
    const vectors = phrases.map(() => bytes.subarray(at, (at += VECTOR_DIMENSIONS)))
    return { tag, vectors, centre: centreOf(vectors) }
  })
}

function centreOf(vectors: readonly TextVector[]): TextVector {
  const sum = Array<number>(VECTOR_DIMENSIONS).fill(0)
  for (const vector of vectors) {
    const length = Math.hypot(...vector)
    for (const [axis, value] of vector.entries()) sum[axis]! += value / length
  }
  return toTextVector(sum)
}
