import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const drawn = (prompt: string) => readPrompt(prompt).subjects.map(({ motif }) => motif)

test.each([
  ['a fox on a moon. About playing card size, thigh', ['fox', 'moon']],
  ['sun and moon, size of a quarter', ['sun', 'moon']],
  ['an anchor with a rose, about the height of a pint glass', ['anchor', 'rose']],
  ['a fox and a rose, roughly a credit card in size', ['fox', 'rose']],
  ['a fox and a rose, playing-card sized', ['fox', 'rose']],
  ['a fox and a rose, beer mat size', ['fox', 'rose']],
  ['an anchor and a rose, maybe palm sized, on my calf', ['anchor', 'rose']],
  ['an owl with a key as tall as a lighter', ['owl', 'key']],
  ['a rose and a key no bigger than a matchbox', ['rose', 'key']],
  ['a raven on a skull, about the size of my fist please', ['raven', 'skull']],
  ['a fox and a rose around the size of a golf ball', ['fox', 'rose']],
  ['ein Anker mit einer Rose, so groß wie eine Kreditkarte', ['anchor', 'rose']],
  ['ein Fuchs und eine Rose in der Größe einer Münze', ['fox', 'rose']],
  ['ein Fuchs mit einer Rose, etwa handtellergroß', ['fox', 'rose']],
  ['un ancla con una rosa, del tamaño de una moneda de dos euros', ['anchor', 'rose']],
  ['un zorro y una rosa, más o menos tan grande como una tarjeta de crédito', ['fox', 'rose']],
  ["un renard et une rose, de la taille d'une carte de crédit", ['fox', 'rose']],
  ['une ancre et une rose, grande comme une pièce de deux euros', ['anchor', 'rose']],
  ['uma âncora e uma rosa do tamanho de um cartão de crédito', ['anchor', 'rose']],
  ['ein Fuchs mit einer Rose, etwa Kreditkartengröße', ['fox', 'rose']],
  ['ein Fuchs mit einer Rose, in der Höhe eines Bierglases', ['fox', 'rose']],
  ['un zorro con una rosa, del alto de un mechero', ['fox', 'rose']],
  ['un zorro con una rosa, tamaño tarjeta de crédito', ['fox', 'rose']],
  ["un renard et une rose, de la hauteur d'un briquet", ['fox', 'rose']],
  ['un renard et une rose, format carte postale', ['fox', 'rose']],
  ['uma raposa e uma rosa, da altura de um isqueiro', ['fox', 'rose']],
  ['uma raposa e uma rosa, tão grande quanto uma moeda', ['fox', 'rose']],
  ["una volpe con una rosa, dell'altezza di un accendino", ['fox', 'rose']],
  ['una volpe con una rosa, grande come una moneta', ['fox', 'rose']],
] as const)('%s: what it is measured by is not drawn', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
  expect(readPrompt(prompt).notDrawn).toEqual([])
})

test.each([
  ['a playing card with a rose', ['playing-card', 'rose']],
  ['a pint glass beside a key', ['beer-stein', 'key']],
  ['a rose as tall as a lighter, with a lighter', ['rose', 'lighter']],
  ['a hand holding a lighter', ['hands', 'lighter']],
])('%s: what is asked for is drawn, though others measure by it', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expect.arrayContaining(expected))
})
