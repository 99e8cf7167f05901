import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { BODY_NET } from '#engine/body/models/models.ts'
import { startBodyNet, type BodyNet } from '#engine/body/net/body-net.ts'

const FOLDER = new URL('../../../engine/body/models/', import.meta.url)

/** Weights that are not what was measured would answer nonsense with confidence: they are not run. */
export async function loadBodyNet(): Promise<BodyNet> {
  const weights = await readFile(new URL(BODY_NET.name, FOLDER))
  const sha256 = createHash('sha256').update(weights).digest('hex')
  if (sha256 !== BODY_NET.sha256) throw new Error(`${BODY_NET.name} is damaged`)
  return startBodyNet(weights)
}
