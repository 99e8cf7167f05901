import { describe, expect, test } from 'vitest'
import { createWorkspace } from '#engine/pixels/workspace.ts'

describe('a workspace', () => {
  test('lends the same array again, cleared unless it is wanted as it was left', () => {
    const workspace = createWorkspace()
    const first = workspace.floats('tone', 4).fill(0.5)
    expect(workspace.floats('tone', 4, 'as left')).toBe(first)
    expect([...first]).toEqual([0.5, 0.5, 0.5, 0.5])
    expect(workspace.floats('tone', 4)).toBe(first)
    expect([...first]).toEqual([0, 0, 0, 0])
  })

  test('makes an array anew for a greater length, and keeps kinds of one name apart', () => {
    const workspace = createWorkspace()
    const short = workspace.ids('regions', 4).fill(7)
    const long = workspace.ids('regions', 6)
    expect(long.length).toBe(6)
    expect([...short]).toEqual([7, 7, 7, 7])
    expect(workspace.bytes('regions', 6)).not.toBe(long)
  })

  test('lends a part of the array for a smaller length, cleared as well, and the whole again after that', () => {
    const workspace = createWorkspace()
    const long = workspace.floats('tone', 6).fill(0.5)
    const short = workspace.floats('tone', 4)
    expect([...short]).toEqual([0, 0, 0, 0])
    expect(short.buffer).toBe(long.buffer)
    expect([...workspace.floats('tone', 6, 'as left')]).toEqual([0, 0, 0, 0, 0.5, 0.5])
  })

  test('shares nothing with another', () => {
    const [mine, yours] = [createWorkspace(), createWorkspace()]
    expect(mine.floats('tone', 4)).not.toBe(yours.floats('tone', 4))
  })
})
