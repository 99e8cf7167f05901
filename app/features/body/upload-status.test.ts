import { describe, expect, test } from 'vitest'
import {
  isBeingChecked,
  isUnderWay,
  uploadFailure,
  uploadingAt,
  uploadText,
  type UploadStatus,
} from '#app/features/body/upload-status.ts'
import { ApiError } from '#app/platform/http/api-client.ts'
import { proves } from '#tests/proves.ts'

describe('§4 upload statuses', () => {
  test.each<[UploadStatus, string, boolean]>([
    [{ state: 'idle' }, '', false],
    [{ state: 'starting' }, 'Starting upload...', true],
    [{ state: 'started' }, 'Upload started', true],
    [{ state: 'uploading', percent: 42 }, 'Uploading... 42%', true],
    [{ state: 'completed' }, 'Upload complete', false],
    [{ state: 'failed', reason: 'It broke.' }, 'Upload failed', false],
  ])('%o reads “%s”', (status, text, isSending) => {
    expect(uploadText(status)).toBe(text)
    expect(isUnderWay(status)).toBe(isSending)
    proves('§4.upload.words', '§8.upload.failure')
  })

  test.each([
    [0, 0],
    [0.429, 42],
    [0.9999, 99],
    [1, 100],
    [1.2, 100],
  ])('a share of %d is %d percent', (share, percent) => {
    expect(uploadingAt(share)).toEqual({ state: 'uploading', percent })
  })

  test('the server checks the photos once all bytes are out, and not before', () => {
    expect(isBeingChecked(uploadingAt(0.999))).toBe(false)
    expect(isBeingChecked(uploadingAt(1))).toBe(true)
    expect(isBeingChecked({ state: 'completed' })).toBe(false)
  })
})

describe('§8 upload failure', () => {
  test('a broken connection says that nothing was kept and nothing has to be chosen again', () => {
    const error = new ApiError('', { code: 'network', status: 0 })
    expect(uploadFailure(error)).toEqual({
      state: 'failed',
      reason: expect.stringMatching(/Nothing was kept, and your photos are still chosen/),
    })
  })

  test('the server’s own words come through; without any there are ours', () => {
    const refused = new ApiError('x', {
      code: 'photo_limit',
      status: 409,
      serverMessage: 'You have 30 photos.',
    })
    expect(uploadFailure(refused)).toEqual({ state: 'failed', reason: 'You have 30 photos.' })
    expect(uploadFailure(new Error('secret'))).toEqual({
      state: 'failed',
      reason: 'Nothing was kept. Please try again.',
    })
  })
})
