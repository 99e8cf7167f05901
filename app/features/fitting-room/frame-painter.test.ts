import { expect, test } from 'vitest'
import { createFramePainter } from '#app/features/fitting-room/frame-painter.ts'

/** Frames and drawings that end when the test says so. */
function studio() {
  const frames: (() => void)[] = []
  const drawing: { wish: number; done: () => void }[] = []
  const shown: number[] = []
  const painter = createFramePainter<number, number>({
    draw: (wish) =>
      new Promise((resolve) => {
        drawing.push({ wish, done: () => resolve(wish) })
      }),
    show: (picture) => shown.push(picture),
    onFailed: () => {},
    nextFrame: (tick) => frames.push(tick),
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { painter, frames, drawing, shown, settle }
}

test('many wishes within a frame are one drawing, of the newest', async () => {
  const { painter, frames, drawing, shown, settle } = studio()
  for (const wish of [1, 2, 3]) painter.want(wish)
  expect(frames).toHaveLength(1)
  frames[0]!()
  expect(drawing.map(({ wish }) => wish)).toEqual([3])
  drawing[0]!.done()
  await settle()
  expect(shown).toEqual([3])
  expect(frames).toHaveLength(1)
})

test('what is wished while one is drawn waits for it and for the next frame', async () => {
  const { painter, frames, drawing, shown, settle } = studio()
  painter.want(1)
  frames[0]!()
  painter.want(2)
  painter.want(3)
  expect(drawing).toHaveLength(1)
  drawing[0]!.done()
  await settle()
  expect(frames).toHaveLength(2)
  frames[1]!()
  drawing[1]!.done()
  await settle()
  expect(shown).toEqual([1, 3])
})

test('nothing is shown once it is closed', async () => {
  const { painter, frames, drawing, shown, settle } = studio()
  painter.want(1)
  frames[0]!()
  painter.close()
  drawing[0]!.done()
  await settle()
  expect(shown).toEqual([])
})
