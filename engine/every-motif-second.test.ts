import { expect, test } from 'vitest'
import { faultsOfRound, listRounds, solveSmall } from '#engine/every-motif.test-support.ts'

solveSmall()

// The other half is in a file of its own.
test.each(listRounds(1))('$name is drawn whole, with a margin, in every style', (round) => {
  expect(faultsOfRound(round)).toEqual([])
})
