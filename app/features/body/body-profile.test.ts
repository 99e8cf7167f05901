import { describe, expect, test } from 'vitest'
import {
  laterTraining,
  photosInUse,
  photoState,
  trainingPayload,
  withPhotos,
} from '#app/features/body/body-profile.ts'
import {
  missingWords,
  retakeWords,
  trainingWords,
  usableWords,
} from '#app/features/body/body-words.ts'
import { PHOTO_REFUSALS, type BodyPhoto, type LimbReading, type Training } from '#shared/body.ts'
import { proves } from '#tests/proves.ts'

const READING: LimbReading = {
  tap: { x: 0.5, y: 0.5 },
  axisDegrees: 0,
  width: 0.4,
  skinShare: 0.5,
  quality: 0.9,
  refusals: [],
}

const photo = (id: number, fields: Partial<BodyPhoto> = {}): BodyPhoto => ({
  id,
  url: `/api/body/photos/${id}/picture`,
  width: 800,
  height: 1_000,
  createdAt: '2026-11-15T10:00:00.000Z',
  deletesAt: '2026-12-15T10:00:00.000Z',
  reading: READING,
  needsReview: false,
  ...fields,
})

const training = (fields: Partial<Training> = {}): Training => ({
  id: 4,
  state: 'running',
  triggerWord: 'myskin',
  photosTotal: 6,
  photosRead: 2,
  photosUsable: 0,
  retakes: [],
  failure: null,
  createdAt: '2026-11-15T10:00:00.000Z',
  endedAt: null,
  ...fields,
})

test.each([
  [photo(1), 'usable'],
  [photo(1, { reading: null }), 'unread'],
  [photo(1, { reading: { ...READING, refusals: ['too-dark'] } }), 'retake'],
  [photo(1, { needsReview: true }), 'in-review'],
])('photo %# is %s', (kept, state) => {
  expect(photoState(kept)).toBe(state)
})

test('the next design is laid on what is left of the photos of the profile in use', () => {
  const inUse = { training: training({ state: 'ready' }), photoIds: [1, 2] }
  const ids = (photos: readonly BodyPhoto[]) => photosInUse(inUse, photos).map(({ id }) => id)
  expect(ids([photo(1), photo(2), photo(3)])).toEqual([1, 2])
  expect(ids([photo(2)]), 'the other was deleted').toEqual([2])
  expect(ids([photo(3)]), 'both were, and the third is of no profile').toEqual([])
  expect(photosInUse(null, [photo(1)])).toEqual([])
})

describe('news of a training', () => {
  test('an older word never takes back a later one', () => {
    const known = training({ photosRead: 4 })
    const ended = training({ state: 'ready', photosRead: 6 })
    expect(laterTraining(null, known)).toBe(known)
    expect(laterTraining(known, training({ photosRead: 3 }))).toBe(known)
    expect(laterTraining(known, training({ id: 3, state: 'ready' }))).toBe(known)
    expect(laterTraining(known, ended)).toBe(ended)
    expect(laterTraining(ended, training({ photosRead: 6 }))).toBe(ended)
    const next = training({ id: 5, photosRead: 0 })
    expect(laterTraining(ended, next)).toBe(next)
  })

  test.each([
    [training({ state: 'queued' }), 'Your 6 photos are next in line.'],
    [training(), 'Reading your photos: 2 of 6.'],
    [training({ photosRead: 6 }), 'All photos are read. Putting the profile together.'],
    [training({ state: 'failed', failure: { code: 'x', message: 'Three more.' } }), 'Three more.'],
  ])('in words, %#', (state, words) => {
    expect(trainingWords(state)).toBe(words)
  })
})

test('what can be used is counted among the photos that are still there', () => {
  const dark = photo(2, { reading: { ...READING, refusals: ['too-dark'] } })
  expect(usableWords([photo(1), photo(3)])).toBe('All 2 photos can be used.')
  expect(usableWords([photo(1), dark])).toBe('1 of 2 photos can be used.')
})

describe('§7 training request', () => {
  test('a first upload goes by its zipUrl; later ones with everything there is', () => {
    const upload = { url: '/api/body/uploads/k', photos: [photo(2), photo(3)] }
    const first = trainingPayload(upload, upload.photos)
    expect(first).toEqual({ triggerWord: 'myskin', zipUrl: '/api/body/uploads/k' })
    const all = withPhotos([photo(1), photo(2)], upload.photos)
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(trainingPayload(upload, all)).toEqual({ triggerWord: 'myskin' })
    expect(trainingPayload(undefined, all)).toEqual({ triggerWord: 'myskin' })
    proves('§3.training.request')
  })

  test('§5 the prompt says at least 5 photos, and how many are missing', () => {
    expect(missingWords(0)).toContain('at least 5 photos')
    expect(missingWords(5)).toBe('5 photos, not read yet.')
    expect(missingWords(3)).toMatch(/^2 more, .* at least 5\.$/)
    proves('§5.upload.five')
  })
})

test('every reason to take a photo again has a name and a way to do better, and no two the same', () => {
  const reasons = [...PHOTO_REFUSALS, 'in-review', 'unreadable'] as const
  const words = reasons.map(retakeWords)
  expect(new Set(words.map(({ title }) => title)).size).toBe(reasons.length)
  expect(new Set(words.map(({ retake }) => retake)).size).toBe(reasons.length)
})
