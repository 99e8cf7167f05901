import { expect, test } from 'vitest'
import { faultsOfRound, listRounds } from '#engine/every-motif.test-support.ts'
import { listMotifs } from '#engine/motifs/registry.ts'

// Every other round: the rest are in a file of their own, so that two workers share the thousands of drawings. Whoever has dozens of
// poses is in both, since those take the longest.
const rounds = listRounds(listMotifs()).filter((_, index) => index % 2 === 0)

test.each(rounds)('$name is drawn whole, with a margin, in every style', (round) => {
  expect(faultsOfRound(round)).toEqual([])
})
