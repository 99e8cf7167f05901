import { catrina } from '#engine/forms/costumes/catrina.ts'
import { chief } from '#engine/forms/costumes/chief.ts'
import { darkDress, openShirt } from '#engine/forms/costumes/clothes.ts'
import { geisha, geishaWithFan } from '#engine/forms/costumes/geisha.ts'
import { HEADGEAR } from '#engine/forms/costumes/headgear.ts'
import { mary, weepingMary } from '#engine/forms/costumes/mary.ts'
import { medusa, weepingMedusa } from '#engine/forms/costumes/medusa.ts'
import { pinUp, pinUpWithFlower, sailorGirl } from '#engine/forms/costumes/pin-up.ts'
import { gypsy } from '#engine/forms/costumes/trades.ts'
import { helmedViking, viking } from '#engine/forms/costumes/viking.ts'
import { habit } from '#engine/forms/costumes/veil.ts'
import type { Form } from '#engine/forms/form.ts'
import { camera, CHILDREN, LONG, man, woman } from '#engine/forms/human/cast.ts'
import type { HairStyle } from '#engine/forms/human/hair.ts'
import type { Person } from '#engine/forms/human/person.ts'
import type { Costume } from '#engine/forms/human/worn.ts'

/** Hands and prayer are for her figure; this is her face in the veil. */
function nun(): Person {
  const { hair: _, ...her } = woman(31, {
    name: 'nun',
    camera: camera(-28, { pitch: 3, roll: -5 }),
    gaze: [10, 8],
    wears: [habit],
  })
  return her
}

/** Hair that lies close under a veil. */
const PINNED: HairStyle = {
  ...LONG,
  length: 3,
  volume: 0.1,
  width: 0.07,
  tie: [0, -0.1, -1],
  bun: 0.3,
}

const wearing = (
  who: (seed: number, own: Partial<Person>) => Person,
  first: number,
  clothes: Costume,
): Form['views'] =>
  Object.fromEntries(
    Object.entries(HEADGEAR).map(([name, costume], k) => {
      const side = k % 2 ? 1 : -1
      return [
        name,
        () =>
          who(first + k, {
            camera: camera(side * (22 + 3 * (k % 4)), { roll: side * (k % 3) }),
            gaze: [-side * 12, 0],
            wears: [costume, clothes],
            ...(name === 'veil' ? { hair: PINNED } : {}),
          }),
      ]
    }),
  )

/** Anybody with something on the head, and faces of those who are shown whole, for who asks for it. */
export const WEARING: Readonly<Record<string, Form['views']>> = {
  woman: { ...wearing(woman, 50, darkDress), headscarf: gypsy },
  man: wearing(man, 70, openShirt),
  child: CHILDREN,
}

/** Heads and busts of people who are known by what they wear. */
export const COSTUMED: readonly Form[] = [
  {
    name: 'catrina',
    views: {
      turned: () => catrina(),
      front: () => catrina({ camera: camera(4, { roll: 2 }), gaze: [0, 0] }),
    },
  },
  {
    name: 'geisha',
    views: {
      turned: () => geisha(),
      fan: geishaWithFan,
      bust: () => geisha({ camera: camera(24, { pitch: 2, roll: 3 }), gaze: [-10, -4] }),
    },
  },
  {
    name: 'medusa',
    views: {
      gaze: () => medusa(),
      turned: () => medusa({ camera: camera(30, { roll: 3 }), gaze: [-20, 0] }),
      weeping: weepingMedusa,
    },
    asked: ['weeping'],
  },
  {
    name: 'native-chief',
    views: {
      turned: () => chief(),
      front: () => chief({ camera: camera(-6), gaze: [3, 2] }),
    },
  },
  { name: 'nun', views: { turned: nun } },
  {
    name: 'pin-up',
    views: { turned: () => pinUp(), rolled: pinUpWithFlower, sailor: sailorGirl },
    asked: ['sailor'],
  },
  {
    name: 'virgin-mary',
    views: {
      bust: () => mary(),
      front: () => mary({ camera: camera(5, { roll: 5 }), gaze: [-2, -24] }),
      tears: weepingMary,
    },
    asked: ['tears'],
  },
  {
    name: 'viking',
    views: {
      helmed: helmedViking,
      turned: () => viking(),
      front: () => viking({ camera: camera(-5), gaze: [2, 0] }),
    },
  },
]
