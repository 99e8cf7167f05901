import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder, prepareDataFolder } from '#server/platform/data-folder.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inkwright-lock-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

test('a second lock on the same folder is refused and names the holder', async () => {
  const lock = await lockDataFolder(dir)
  await expect(lockDataFolder(dir)).rejects.toThrow(
    `already in use by another Inkwright (process ${process.pid})`,
  )
  await lock.release()
  await (await lockDataFolder(dir)).release()
})

test('the lock of a process that was killed does not outlive it', async () => {
  const hold = `
    import { lockDataFolder } from '#server/platform/data-folder.ts'
    await lockDataFolder(${JSON.stringify(dir)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module-typescript', '--eval', hold])
  await once(holder.stdout, 'data')
  await expect(lockDataFolder(dir)).rejects.toThrow(`process ${holder.pid}`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await (await lockDataFolder(dir)).release()
})

test('a full disk is named before anything is written', async () => {
  const moreThanAnyDisk = 2 ** 60
  await expect(prepareDataFolder(dir, moreThanAnyDisk)).rejects.toThrow(
    /^the disk is full: .* MB left and needs \d+ MB$/,
  )
  await expect(prepareDataFolder(path.join(dir, 'made/on/the/way'))).resolves.toBeUndefined()
})
