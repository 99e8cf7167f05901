import { describe, expect, test } from 'vitest'
import { addFiles, type FileFacts } from '#app/features/body/photo-picks.ts'
import { PHOTO_ARCHIVE_MAX_BYTES, PHOTO_MAX_BYTES, PHOTOS_MAX } from '#shared/body.ts'

const file = (name: string, fields: Partial<FileFacts> = {}): FileFacts => ({
  name,
  type: 'image/jpeg',
  size: 1_000,
  lastModified: 1,
  ...fields,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`))

test('§4 photos join what is chosen, in order, and none twice', () => {
  const [first, second, third] = many(3)
  expect(addFiles([first!], [second!, first!, third!])).toEqual({
    files: [first, second, third],
    refusals: [],
  })
  const sameName = { ...first!, lastModified: 2 }
  expect(addFiles([first!], [sameName]).files, 'another photo of the same name').toHaveLength(2)
})

describe('what is refused before anything is sent, with a word', () => {
  test.each<[string, FileFacts, RegExp]>([
    ['HEIC by its type', file('arm', { type: 'image/heic' }), /is a HEIC photo.*Save it as JPEG/],
    ['HEIC by its name', file('IMG_1.HEIC', { type: '' }), /IMG_1\.HEIC is a HEIC photo/],
    ['an empty file', file('arm.jpg', { size: 0 }), /is empty/],
    ['a drawing', file('x.svg', { type: 'image/svg+xml' }), /not a JPEG, PNG or WebP photo/],
    ['a film', file('x.mp4', { type: 'video/mp4' }), /not a JPEG, PNG or WebP photo/],
    ['no type and no name', file('arm', { type: '' }), /not a JPEG, PNG or WebP photo/],
    ['a huge photo', file('arm.jpg', { size: PHOTO_MAX_BYTES + 1 }), /A photo may have 15 MB/],
    [
      'a huge zip',
      file('all.zip', { type: 'application/zip', size: PHOTO_ARCHIVE_MAX_BYTES + 1 }),
      /A zip may have 100 MB/,
    ],
  ])('%s', (_, refused, words) => {
    const good = file('good.jpg')
    const picks = addFiles([], [refused, good])
    expect(picks.files).toEqual([good])
    expect(picks.refusals).toEqual([expect.stringMatching(words)])
  })

  test('what is just small enough passes', () => {
    const files = [file('a.jpg', { size: PHOTO_MAX_BYTES }), file('b.png', { type: '' })]
    expect(addFiles([], files)).toEqual({ files, refusals: [] })
  })

  test('more than ten at a time, said once', () => {
    const picks = addFiles(many(PHOTOS_MAX - 1), [file('a.jpg'), file('b.jpg'), file('c.jpg')])
    expect(picks.files).toHaveLength(PHOTOS_MAX)
    expect(picks.refusals).toEqual(['10 photos at a time are enough.'])
  })

  test('a zip beside photos, and photos beside a zip', () => {
    const zip = file('all.zip', { type: 'application/x-zip-compressed' })
    expect(addFiles([], [zip])).toEqual({ files: [zip], refusals: [] })
    for (const [chosen, added] of [
      [zip, file('a.jpg')],
      [file('a.jpg'), zip],
    ] as const) {
      const picks = addFiles([chosen], [added])
      expect(picks.files).toEqual([chosen])
      expect(picks.refusals).toEqual([expect.stringMatching(/^A zip goes up alone/)])
    }
  })
})
