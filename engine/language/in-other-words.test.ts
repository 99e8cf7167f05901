import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const drawn = (prompt: string) => readPrompt(prompt).subjects.map(({ wanted }) => wanted)
const joined = (prompt: string) => {
  const { relations, subjects } = readPrompt(prompt)
  return relations.map(
    ({ kind, from, to, manner }) =>
      `${subjects[from]!.wanted} ${manner ?? kind} ${subjects[to]!.wanted}`,
  )
}

test.each([
  ['leoa deitada com dois filhotes, representando eu e meus meninos', ['lioness', 'lion']],
  ['a lioness with two cubs representing me and my boys', ['lioness', 'lion']],
  ['a wolf that stands for my father', ['wolf']],
  ['eine Wölfin mit zwei Welpen, die mich und meine Söhne darstellen', ['wolf', 'wolf']],
  ['una leonessa con due cuccioli che rappresentano me e i miei figli', ['lioness', 'lion']],
  ['une louve représentant moi et mes enfants', ['wolf']],
])('whom a thing stands for is no thing: "%s"', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
  expect(readPrompt(prompt).notDrawn).toEqual([])
})

test('what is to be drawn may be told by whom it represents', () => {
  expect(drawn('a portrait representing my mother').length).toBeGreaterThan(0)
})

test.each([
  'vier Gänseblümchen in einem Einmachglas, eins für jedes Enkelkind',
  'four daisies in a jar, one for each of my grandkids',
  'cuatro margaritas en un frasco, una por cada nieto',
  'quattro margherite in un barattolo, una per ogni nipote',
  'quatre marguerites dans un bocal, une pour chaque enfant',
])('for whom each is, is no thing: "%s"', (prompt) => {
  const { subjects } = readPrompt(prompt)
  expect(subjects.map(({ wanted }) => wanted)).toEqual(['daisy', 'jar'])
  expect(subjects[0]!.count).toBe(4)
})

test.each([
  ["un serpent noir enroulé autour d'un bras de femme qui tient une pomme", 'snake around woman'],
  ['una serpiente enroscada alrededor de un brazo de mujer', 'snake around woman'],
  ['a dinosaur and a robot high-fiving', 'dinosaur facing robot'],
  ['un dinosaurio verde y un robot azul chocando los cinco', 'dinosaur facing robot'],
  ['un dinosauro e un robot che si danno il cinque', 'dinosaur facing robot'],
  ['a heart and inside it two tiny footprints', 'footprints inside heart'],
  ['un cuore e dentro due impronte', 'footprints inside heart'],
  ['un ours, un mouton à côté de lui', 'sheep beside bear'],
  ['un oso, una oveja al lado de él', 'sheep beside bear'],
  ['um urso, uma ovelha ao lado dele', 'sheep beside bear'],
  ['Samurai con maschera oni rossa', 'oni on samurai'],
  ['Cuore trafitto da due frecce con davanti un nastro', 'arrow through heart'],
  ['Cuore trafitto da due frecce con davanti un nastro', 'heart behind banner'],
  ['un samurai e dietro fiori di ciliegio rosa', 'cherry-blossom behind samurai'],
  ['leona con dos cachorros', 'lioness with lion'],
  ['a bass jumping out the water', 'fish emerging wave'],
  ['five ducklings following a mother duck', 'duck chasing duck'],
])('who is where, said in other words: "%s"', (prompt, expected) => {
  expect(joined(prompt)).toContain(expected)
})

test.each([
  ['Kompass mit der Zugspitze im Inneren', ['compass', 'mountain-range']],
  ['le Mont Blanc avec une rose', ['mountain-range', 'rose']],
  ['hab noch ein Arschgeweih, das weg muss. Ein Rabe auf einem Ast', ['raven', 'branch']],
  ["baleine dans un verre d'eau", ['whale', 'whiskey-glass']],
  ["balena in un bicchiere d'acqua", ['whale', 'whiskey-glass']],
  ['Wal in einem Glas Wasser', ['whale', 'whiskey-glass']],
  ['una rama de naranjo con flores de azahar', ['branch', 'hawthorn']],
  ['un samurai e dietro fiori di ciliegio rosa', ['samurai', 'cherry-blossom']],
])('names that look like other things: "%s"', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
})

test('who represents the Virgin is told by her whole name', () => {
  const { subjects } = readPrompt('La Virgen de los Desamparados con un ramo de azucenas')
  expect(subjects[0]).toMatchObject({
    text: 'La Virgen de los Desamparados',
    motif: 'virgin-mary',
  })
})
