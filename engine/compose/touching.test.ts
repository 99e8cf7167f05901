import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { isBust } from '#engine/compose/face.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  coverage,
  project,
  unionOf,
  type Layer,
} from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const resources = { ...testResources(), findIcon: () => '<path d="M0 0H512V512H0Z"/>' }
const { look } = RECIPES['Fine Line']
const SEEDS = [1, 2]

function compose(prompt: string, seed: number) {
  const scene = composeScene(readPrompt(prompt), { seed, look, resources })
  const of = (motif: string) =>
    scene.layers.filter(
      ({ drawing: { origin } }) => origin?.kind === 'motif' && origin.motif === motif,
    )
  const boxOf = (motif: string) => unionOf(of(motif).map(inkBoxOf))
  return { ...scene, of, boxOf }
}

const variantOf = ({ drawing: { origin } }: Layer) =>
  origin?.kind === 'motif' ? origin.variant : ''

const boxOfLayers = (layers: readonly Layer[]) => unionOf(layers.map(inkBoxOf))

function marksOf(layer: Layer) {
  const { origin } = layer.drawing
  if (origin?.kind !== 'motif') throw new Error('this has no marks')
  const { mouth, crown } = findMotif(origin.motif)!.marks!(origin.variant)!
  return { mouth: project(layer, mouth!), crown: project(layer, crown!) }
}

describe.each(SEEDS)('who touches whom, seed %i', (seed) => {
  test('flowers in hair are blooms over the temple, without a stem, and leave the face free', () => {
    const { of, faceBox } = compose('a woman with three sunflowers in her hair', seed)
    const blooms = of('sunflower')
    expect(blooms.map(variantOf)).toEqual(['head', 'head', 'head'])
    const face = faceBox!
    for (const bloom of blooms) {
      expect(coverage(face, inkBoxOf(bloom))).toBeLessThan(0.25)
      expect(centreOf(inkBoxOf(bloom))[1]).toBeLessThan(centreOf(face)[1])
    }
  })

  test('flowers on antlers sit on their tips, each apart from the others', () => {
    const { of } = compose('a stag with flowers on its antlers', seed)
    const crown = marksOf(of('stag')[0]!).crown
    const blooms = of('flower').map(inkBoxOf)
    expect(blooms.length).toBeGreaterThanOrEqual(3)
    for (const [i, bloom] of blooms.entries()) {
      expect(centreOf(bloom)[1]).toBeLessThan(crown[1])
      for (const other of blooms.slice(i + 1)) expect(coverage(bloom, other)).toBeLessThan(0.3)
    }
  })

  test('the clouds of a storm are over who is in it, and do not hide its top', () => {
    const { of } = compose('a lighthouse in a storm', seed)
    const [storm, tower] = [inkBoxOf(of('lightning')[0]!), inkBoxOf(of('lighthouse')[0]!)]
    expect(storm[1] + 0.4 * boxHeight(storm)).toBeLessThan(tower[1] + 0.06 * boxHeight(tower))
    expect(storm[3]).toBeGreaterThan(tower[1] + 0.2 * boxHeight(tower))
  })

  test('a hummingbird that is only said to be with a flower drinks from it', () => {
    const { of } = compose('hummingbird at a hibiscus', seed)
    const [x, y] = marksOf(of('hummingbird')[0]!).mouth
    const [left, top, right, bottom] = inkBoxOf(of('hibiscus')[0]!)
    expect(x > left && x < right && y > top && y < bottom).toBe(true)
  })

  test('two that circle each other are bent along one ring, head to tail', () => {
    const { of, layers } = compose('koi and dragon circling each other', seed)
    const [koi, dragon] = [of('koi')[0]!, of('dragon')[0]!]
    expect([variantOf(koi), variantOf(dragon)]).toEqual(['turning', 'turning'])
    expect(layers.some(({ slice }) => slice)).toBe(false)
    expect(coverage(inkBoxOf(koi), inkBoxOf(dragon))).toBeLessThan(0.3)
  })

  test.each(['a skull with a butterfly covering its eye', 'a butterfly over the eye of a skull'])(
    'what covers an eye lies on it: "%s"',
    (prompt) => {
      const { of } = compose(prompt, seed)
      const [skull, butterfly] = [of('skull')[0]!, inkBoxOf(of('butterfly')[0]!)]
      const { eyes } = findMotif('skull')!.marks!(variantOf(skull))!
      const covered = eyes!.filter((eye) => {
        const [x, y] = project(skull, eye)
        return x > butterfly[0] && x < butterfly[2] && y > butterfly[1] && y < butterfly[3]
      })
      expect(covered.length).toBeGreaterThan(0)
      expect(boxWidth(butterfly)).toBeLessThan(0.8 * boxWidth(inkBoxOf(skull)))
    },
  )

  test('a bow tie is at the throat, below the mouth', () => {
    const { of, boxOf } = compose('a french bulldog wearing a bow tie', seed)
    const { mouth } = marksOf(of('french-bulldog')[0]!)
    expect(variantOf(of('bow')[0]!)).toBe('tie')
    expect(centreOf(boxOf('bow'))[1]).toBeGreaterThan(mouth[1])
    expect(coverage(boxOf('bow'), boxOf('french-bulldog'))).toBeGreaterThan(0.5)
  })

  test('the only full moon stands behind the head, and is not cut by it', () => {
    const { boxOf } = compose('an owl on a branch with a full moon', seed)
    const [owl, moon] = [boxOf('owl'), boxOf('moon')]
    expect(Math.abs(centreOf(owl)[0] - centreOf(moon)[0])).toBeLessThan(0.25 * boxWidth(moon))
  })

  test('roses under a head are a bunch at its rim, and no row below it', () => {
    const { of, boxOf } = compose('a lion with three roses below', seed)
    const roses = of('rose').map(inkBoxOf)
    expect(roses).toHaveLength(3)
    for (const rose of roses) expect(coverage(rose, boxOf('lion'))).toBeGreaterThan(0)
    expect(boxWidth(unionOf(roses))).toBeLessThan(1.5 * boxWidth(boxOf('lion')))
  })

  test('a cub that is carried stands on the back of its mother', () => {
    const { of } = compose('a bear carrying her cub on her back', seed)
    const [mother, cub] = of('bear').toSorted((a, b) => b.scale - a.scale)
    const [back, young] = [inkBoxOf(mother!), inkBoxOf(cub!)]
    expect(young[3]).toBeLessThan(centreOf(back)[1])
    expect(young[3]).toBeGreaterThan(back[1])
    expect(centreOf(young)[0]).toBeGreaterThan(back[0])
    expect(centreOf(young)[0]).toBeLessThan(back[2])
  })

  test('pines under a head are the edge of a wood, and hide where the neck ends', () => {
    const { of, boxOf } = compose('a wolf howling at the moon with pines under it', seed)
    const pines = of('pine-tree').map(inkBoxOf)
    const [wolf, wood] = [boxOf('wolf'), unionOf(pines)]
    expect(pines.length).toBeGreaterThan(8)
    expect(wood[3]).toBeGreaterThan(wolf[3])
    expect(wood[0]).toBeLessThan(wolf[0] + 0.1 * boxWidth(wolf))
    expect(wood[2]).toBeGreaterThan(wolf[2] - 0.1 * boxWidth(wolf))
    const sorted = pines.toSorted((a, b) => a[0] - b[0])
    for (const [i, pine] of sorted.slice(1).entries())
      expect(pine[0]).toBeLessThan(Math.max(...sorted.slice(0, i + 1).map((box) => box[2])))
  })

  test('three pines that were counted stay three', () => {
    expect(compose('a wolf howling with three pines under it', seed).of('pine-tree')).toHaveLength(
      3,
    )
  })

  test('antlers that turn into branches bear them on both sides, behind the head', () => {
    const { of, layers } = compose('a deer whose antlers turn into branches', seed)
    const stag = of('stag')[0]!
    const [left, , right] = inkBoxOf(stag)
    const boughs = of('olive-branch')
    const sides = boughs.map((bough) =>
      Math.sign(centreOf(inkBoxOf(bough))[0] - (left + right) / 2),
    )
    expect(sides.filter((side) => side > 0).length).toBe(boughs.length / 2)
    for (const bough of boughs) {
      expect(layers.indexOf(bough)).toBeLessThan(layers.indexOf(stag))
      expect(centreOf(inkBoxOf(bough))[1]).toBeLessThan(marksOf(stag).mouth[1])
    }
  })

  test('a key in the beak of an owl that looks at us hangs below its eyes', () => {
    const { of } = compose('an owl head biting a key', seed)
    const [owl, key] = [of('owl')[0]!, inkBoxOf(of('key')[0]!)]
    const { mouth } = marksOf(owl)
    expect(boxHeight(key)).toBeGreaterThan(1.5 * boxWidth(key))
    expect(Math.abs(key[1] - mouth[1])).toBeLessThan(0.1 * boxHeight(inkBoxOf(owl)))
  })

  test('who embraces a beast leans on its head, and lifts nobody', () => {
    const { of } = compose('a girl embracing a wolf', seed)
    const [girl, wolf] = [of('woman')[0]!, of('wolf')[0]!]
    for (const layer of [girl, wolf]) {
      expect(isBust(findMotif(layer === girl ? 'woman' : 'wolf')!, variantOf(layer))).toBe(true)
      expect(Math.abs(layer.angle)).toBeLessThan(0.3)
    }
    expect(coverage(inkBoxOf(wolf), inkBoxOf(girl))).toBeGreaterThan(0.1)
    expect(marksOf(wolf).crown[1]).toBeGreaterThan(marksOf(girl).mouth[1])
  })

  test('a shark that breaks out of the water points up out of it, its tail unseen', () => {
    const { of, boxOf } = compose('a shark breaking out of the water', seed)
    const shark = of('shark')[0]!
    const box = inkBoxOf(shark)
    expect(marksOf(shark).mouth[1]).toBeLessThan(box[1] + 0.3 * boxHeight(box))
    expect(shark.clip).toBeDefined()
    expect(boxOf('wave')[3]).toBeGreaterThan(box[3])
    expect(boxOf('wave')[1]).toBeLessThan(box[3])
  })

  test('two snakes about a sword go up it from both sides', () => {
    const { layers } = compose('two snakes entwined around a sword', seed)
    const coils = layers.filter(({ slice, subject }) => slice && subject === 0)
    for (const slice of ['back', 'front'] as const)
      expect(
        coils.filter((coil) => coil.slice === slice).map(({ isMirrored }) => isMirrored),
      ).toEqual([false, true])
  })

  test('a bicycle on the moon has a globe under its wheels', () => {
    const { of, boxOf } = compose('an astronaut riding a bicycle on the moon', seed)
    expect(variantOf(of('moon')[0]!)).toBe('full')
    const [moon, bicycle] = [boxOf('moon'), boxOf('bicycle')]
    expect(moon[1]).toBeLessThan(bicycle[3])
    expect(moon[1]).toBeGreaterThan(centreOf(bicycle)[1])
  })

  test('a bee is small on the bloom that it drinks from', () => {
    const { boxOf } = compose('a bee drinking from a sunflower', seed)
    expect(boxWidth(boxOf('sunflower'))).toBeGreaterThan(boxWidth(boxOf('bee')))
    expect(coverage(boxOf('bee'), boxOf('sunflower'))).toBeGreaterThan(0.6)
  })

  test('who leaps through a ring of fire is behind its near side and before its far one', () => {
    const { of, layers } = compose('a tiger jumping through a ring of fire', seed)
    const tiger = layers.indexOf(of('tiger')[0]!)
    const [far, near] = of('flames')
    expect(layers.indexOf(far!)).toBeLessThan(tiger)
    expect(layers.indexOf(near!)).toBeGreaterThan(tiger)
    expect(near!.clip).toBeDefined()
    expect(far!.clip).toBeUndefined()
    expect(coverage(inkBoxOf(far!), inkBoxOf(layers[tiger]!))).toBeGreaterThan(0.4)
  })

  test('two wolves with the moon between them both look at it, alike in pose', () => {
    const { of, boxOf } = compose('the moon between two wolves', seed)
    const [one, other] = of('wolf')
    expect(variantOf(one!)).toBe(variantOf(other!))
    const [x] = centreOf(boxOf('moon'))
    for (const wolf of [one!, other!]) {
      const { mouth } = marksOf(wolf)
      const [cx] = centreOf(inkBoxOf(wolf))
      expect(Math.sign(mouth[0] - cx)).toBe(Math.sign(x - cx))
    }
  })

  test('a wood on a whale stands on a level back', () => {
    const { of, boxOf } = compose('a whale with a forest growing on its back', seed)
    expect(variantOf(of('whale')[0]!)).toBe('swimming')
    const [forest, whale] = [boxOf('forest'), boxOf('whale')]
    expect(forest[3]).toBeGreaterThan(whale[1])
    expect(boxWidth(forest)).toBeGreaterThan(0.4 * boxWidth(whale))
  })

  test('a panther about a dagger goes down it, behind it and then before it', () => {
    const { of, layers } = compose('a panther wrapped around a dagger', seed)
    const [hind, fore] = of('panther')
    const dagger = layers.indexOf(of('dagger')[0]!)
    expect(layers.indexOf(hind!)).toBeLessThan(dagger)
    expect(layers.indexOf(fore!)).toBeGreaterThan(dagger)
    const { mouth } = marksOf(hind!)
    const [cx, cy] = centreOf(inkBoxOf(hind!))
    expect(mouth[1]).toBeGreaterThan(cy)
    const xs = fore!.clip!.map(([x]) => x)
    expect(mouth[0] > Math.min(...xs) && mouth[0] < Math.max(...xs)).toBe(true)
    expect(Math.abs(cx - centreOf(boxOfLayers(of('dagger')))[0])).toBeLessThan(20)
  })

  test('a lantern hangs upright from the mouth that has it', () => {
    const { of } = compose('a wolf carrying a lantern in its mouth', seed)
    const [wolf, lantern] = [of('wolf')[0]!, of('lantern')[0]!]
    const [x, y] = marksOf(wolf).mouth
    const box = inkBoxOf(lantern)
    expect(lantern.angle).toBe(0)
    expect(x > box[0] && x < box[2]).toBe(true)
    expect(Math.abs(box[1] - y)).toBeLessThan(0.2 * boxHeight(box))
  })

  test('who hangs from balloons hangs from all of them', () => {
    const { of, boxOf } = compose('an elephant hanging from three balloons', seed)
    expect(of('balloon')).toHaveLength(3)
    for (const balloon of of('balloon'))
      expect(inkBoxOf(balloon)[3]).toBeLessThan(boxOf('elephant')[1] + 1)
  })

  test('who has a key in the beak and sits on a skull is there whole', () => {
    const { of, boxOf } = compose('a raven with a key in its beak sitting on a skull', seed)
    const raven = of('raven')[0]!
    expect(isBust(findMotif('raven')!, variantOf(raven))).toBe(false)
    expect(inkBoxOf(raven)[3]).toBeGreaterThan(boxOf('skull')[1])
  })

  test('a horse that comes out of the waves stays upright, its legs unseen', () => {
    const { of, boxOf } = compose('a horse emerging from waves', seed)
    const horse = of('horse')[0]!
    expect(horse.angle).toBe(0)
    expect(horse.clip).toBeDefined()
    expect(boxOf('wave')[3]).toBeGreaterThan(inkBoxOf(horse)[3])
  })

  test('a skull that melts over a candle hides its flame and runs down before it', () => {
    const { of, layers } = compose('a skull melting over a candle', seed)
    const [skull, candle] = [of('skull')[0]!, of('candle')[0]!]
    expect(inkBoxOf(skull)[3]).toBeGreaterThan(inkBoxOf(candle)[1])
    expect(layers.indexOf(skull)).toBeGreaterThan(layers.indexOf(candle))
    const runs = layers.find(({ subject, drawing }) => subject === 0 && !drawing.origin)!
    expect(inkBoxOf(runs)[3]).toBeGreaterThan(inkBoxOf(skull)[3])
    expect(layers.indexOf(runs)).toBeGreaterThan(layers.indexOf(candle))
  })

  test('a ship on a whale lies on its back, and not on its tail', () => {
    const { of, boxOf } = compose('a ship sailing on the back of a whale', seed)
    const [ship, whale] = [boxOf('sailing-ship'), boxOf('whale')]
    expect(variantOf(of('whale')[0]!)).toBe('swimming')
    expect(ship[3]).toBeGreaterThan(whale[1] + 0.2 * boxHeight(whale))
    expect(boxWidth(ship)).toBeLessThan(0.6 * boxWidth(whale))
  })

  test('a toy that is hugged is in the arms', () => {
    const { of } = compose('a girl hugging a teddy bear', seed)
    expect(isBust(findMotif('woman')!, variantOf(of('woman')[0]!))).toBe(false)
  })
})
