import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

/** What is to be seen, and how it is joined, in short. */
function read(prompt: string) {
  const { subjects, relations } = readPrompt(prompt)
  const name = (at: number) => subjects[at]!.wanted
  return {
    things: subjects.map(({ wanted }) => wanted),
    joins: relations.map(
      ({ from, kind, manner, to }) => `${name(from)} ${manner ?? kind} ${name(to)}`,
    ),
    modifiers: subjects.flatMap(({ modifiers }) => modifiers),
  }
}

test.for([
  ['mi gata hecha una bolita sobre un libro', ['cat', 'book']],
  ['eine Katze, eingerollt auf nem Buch', ['cat', 'book']],
  ['gattino acciambellato su una mezzaluna', ['cat', 'moon']],
  ['um gatinho enrolado numa bolinha em cima de um livro', ['cat', 'book']],
])('curled up shows no ball: "%s"', ([prompt, things]) => {
  const said = read(prompt as string)
  expect(said.things).toEqual(things)
  expect(said.modifiers).toContain('curled up')
})

test.for([
  ['une rune gravée comme sur la pierre de Rosette, nuque', 'rock'],
  ['ein Anker, als wär er in Stein gemeißelt', 'rock'],
  ['un lupo, come nella carta dei tarocchi', 'tarot-card'],
  ['un lobo, tan grande como un mechero', 'lighter'],
  ['petite libellule, grosse comme une pièce de monnaie', 'coin'],
  ['elephant on a ball, small like a matchbox', 'matchbox'],
  ['une ancre, écriture machine à écrire', 'typewriter'],
  ['Tatouage de couple : une clé et un cadenas', 'couple'],
  ['eine Sirene, Foto davon hab ich', 'foto'],
  ['Meine Schwester und ich wollen das gleiche: eine Tasse', 'sword'],
  ['une sirène en train de se coiffer', 'train'],
])('what is only compared, sized or told is no subject: "%s" without %s', ([prompt, thing]) => {
  expect(read(prompt!).things).not.toContain(thing)
  expect(read(prompt!).things.length).toBeGreaterThan(0)
})

test.for([
  ['teschio con al posto di un occhio un orologio', 'clock inside skull'],
  ['una lumaca con al posto del guscio una tazza', 'coffee-cup on snail'],
  ['calavera con un reloj en lugar del ojo', 'clock inside skull'],
  ['un escargot avec, à la place de la coquille, une maison', 'house on snail'],
])('what stands in place of a part is there: "%s": %s', ([prompt, join]) => {
  expect(read(prompt!).joins.join(', ')).toMatch(
    new RegExp(join!.replace('coffee-cup', '(?:coffee|tea)-cup')),
  )
})

test.for([
  ['due mani, dietro la luna piena', 'moon behind hands'],
  ['un zorro, detrás un volcán', 'volcano behind fox'],
  ['uma coruja num galho, atrás a lua', 'moon behind owl'],
  ['un hibou, et derrière une montagne', 'mountain-range behind owl'],
  ['a wolf who is howling to the moon, behind him the mountains', 'mountain-range behind wolf'],
])('what is behind after a pause is behind what was named: "%s": %s', ([prompt, join]) => {
  expect(read(prompt!).joins).toContain(join)
})

test.for([
  ['eine Biene auf einer Wabe, aus der Honig tropft', 'honey-pot emerging honeycomb'],
  ['Fahrrad mit nem Korb, aus dem Lavendel quillt', 'lavender emerging basket'],
  ['un libro junto a una taza, de la que sale una serpiente', 'snake emerging coffee-cup'],
  ["un accordéon d'où s'échappent des coquelicots", 'poppy emerging accordion'],
  ['ein Totenkopf, aus dem Mund kommt eine Schlange', 'snake emerging skull'],
  ['E-Gitarre deren Hals in eine Tanne übergeht', 'guitar becoming pine-tree'],
  ['un cuore nel quale cresce una rosa', 'rose inside heart'],
  ['une danseuse dont le tutu est une pivoine', 'peony on ballerina'],
  ['zwei Schwäne deren Hälse ein Herz bilden', 'swan forming heart'],
])('a relative clause is of what stands before it: "%s": %s', ([prompt, join]) => {
  expect(read(prompt!).joins).toContain(join)
})

test.for([
  ['une pieuvre qui tient dans ses tentacules une clé', 'octopus holding key'],
  ['un pulpo que sujeta entre sus tentáculos un ancla', 'octopus holding anchor'],
  ['um polvo segurando com os tentáculos uma vela', 'octopus holding candle'],
  ['ein Oktopus der in seinen Tentakeln einen Schlüssel hält', 'octopus holding key'],
])('whoever holds by its own limbs holds: "%s": %s', ([prompt, join]) => {
  expect(read(prompt!).joins).toContain(join)
})

test.for([
  ['deux aiguilles plantées dans une pelote de laine', 'needle through yarn'],
  ['due spade conficcate in un cuore', 'sword through heart'],
  ['un drago avvolto attorno ad una katana', 'dragon around katana'],
  ['dos cuchillos clavados en una manzana', 'knife through apple'],
  ['una ballena con un niño sobre el dorso', 'child on whale'],
  ['un koala agarrado a una lámpara', 'koala on lantern'],
  ['une tortue avec une île et un palmier sur la carapace', 'island on turtle'],
  ['San Michele che schiaccia il diavolo', 'archangel above devil'],
])('what is said of several or before an article joins as well: "%s": %s', ([prompt, join]) => {
  expect(read(prompt!).joins).toContain(join)
})

test('"entrelacées" without a second thing says how they are', () => {
  const said = read('deux alliances entrelacées avec la date 14/07/1994')
  expect(said.joins).toEqual([])
  expect(said.modifiers).toContain('entrelacées')
})

test.for([
  ['il mio gatto nero con una zampa bianca seduto su un libro', ['cat', 'book']],
  ['gato preto de olhos dourados com um colar', ['cat', 'necklace']],
  ['una brújula con la aguja rota', ['compass']],
  ['eine Taschenuhr mit zersprungenem Glas', ['pocket-watch']],
  ['un camaleón en una rama, con la cola enroscada en un lápiz', ['chameleon', 'branch', 'pencil']],
])('a part of an animal or a thing is its own: "%s"', ([prompt, things]) => {
  expect(read(prompt as string).things).toEqual(things)
})

test('another\'s eye in the beak is held: "un cuervo con un ojo humano en el pico"', () => {
  expect(read('un cuervo con un ojo humano en el pico').joins).toEqual(['raven in-mouth eye'])
})

test.for([
  ['um lobo com uma cruzinha', 'cross'],
  ['un pececito', 'fish'],
  ['dos pesci rossi in una lampadina', 'goldfish'],
  ['una lucecita y un librito', 'book'],
])('a small name means the thing: "%s": %s', ([prompt, thing]) => {
  expect(read(prompt!).things).toContain(thing)
})

test('the marina of "tartaruga marina" is no small sea', () => {
  expect(read('una tartaruga marina con una città sul guscio').things).toEqual([
    'turtle',
    'city-skyline',
  ])
})

test.for([
  ['un hilo rojo entre dos manos', 'red'],
  ['São Jorge num cavalo branco', 'white'],
])('the colour in a name of two words is its colour: "%s": %s', ([prompt, colour]) => {
  expect(readPrompt(prompt!).subjects.flatMap(({ colours }) => colours)).toContain(colour)
})
