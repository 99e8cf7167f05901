import { expect, test } from 'vitest'
import { faultsOfRound, listRounds } from '#engine/every-motif.test-support.ts'
import { listMotifs } from '#engine/motifs/registry.ts'

// The rounds that the first file leaves out.
const rounds = listRounds(listMotifs()).filter((_, index) => index % 2 === 1)

test.each(rounds)('$name is drawn whole, with a margin, in every style', (round) => {
  expect(faultsOfRound(round)).toEqual([])
})
