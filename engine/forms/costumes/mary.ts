import { endingWithBust, shell, steps } from '#engine/forms/costumes/kit.ts'
import { HEADGEAR } from '#engine/forms/costumes/headgear.ts'
import { veil } from '#engine/forms/costumes/veil.ts'
import { camera, FINE, LONG, woman } from '#engine/forms/human/cast.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { turnAbout } from '#engine/forms/human/pose.ts'
import { ball, sheet, tube } from '#engine/forms/human/solids.ts'
import { pieceOf, type Costume, type Worn } from '#engine/forms/human/worn.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** Middle of the light about her head. */
const MIDDLE: V3 = [0, 0.42, -1.05]

const around = (degrees: number, r: number): V3 => {
  const a = (degrees * Math.PI) / 180
  return [MIDDLE[0] + Math.sin(a) * r, MIDDLE[1] + Math.cos(a) * r, MIDDLE[2]]
}

/** A ring with beads and rays, long ones between short ones. */
function glory(): Worn[] {
  const ring = (r: number, thick: number) =>
    tube(
      steps(0, 360, 73).map((degrees) => around(degrees, r)),
      () => thick,
    )
  const ray = (degrees: number, long: number) => {
    const wide = 2.1
    return sheet([
      [around(degrees - wide, 1.9), around(degrees, 1.9), around(degrees + wide, 1.9)],
      [around(degrees, long), around(degrees, long + 0.01), around(degrees, long)],
    ])
  }
  const beads = steps(0, 350, 36).map((degrees) => ball(around(degrees, 1.78), 0.1))
  return [
    pieceOf([ring(1.66, 0.04), ring(1.9, 0.055)], { tone: 0.3, tag: 'gold', gloss: 0.5 }),
    pieceOf(beads, { tone: 0.12, tag: 'gold', gloss: 0.6 }),
    pieceOf(
      steps(0, 350, 36).map((degrees, k) => ray(degrees, k % 2 ? 2.3 : 2.7)),
      { tone: 0.4, tag: 'gold' },
    ),
  ]
}

/** How far below the throat the dress begins. */
const isDress = ([x, y, z]: V3): boolean => y < -1.2 - (z > 0 ? 0.12 * Math.cos(x) : 0)

/** A mantle over a white kerchief, a plain dress. */
const mantle: Costume = {
  pieces: (fit) => [
    {
      mesh: endingWithBust(veil(([x, y, z]) => [x * 0.93, y * 0.95 - 0.02, z * 0.95 + 0.1])),
      tone: 0.03,
      tag: 'paper',
    },
    { mesh: endingWithBust(veil()), tone: 0.46, tag: 'blue' },
    { mesh: shell(fit, isDress, { off: 0.1, smooth: 5 }), tone: 0.2, tag: 'petalLight' },
    ...glory(),
  ],
  hides: ([x, y, z]) => z < 0.5 || y < -0.2 || Math.abs(x) > 0.8,
}

/** The mother of God: head bowed under a mantle, eyes lowered, a ring of light about her. */
export const mary = (own: Partial<Person> = {}): Person =>
  woman(36, {
    name: 'virgin-mary',
    camera: camera(-22, { pitch: 0, roll: -9 }),
    gaze: [8, -26],
    pose: { head: turnAbout([1, 0, 0], 9) },
    build: {
      gender: 0,
      weight: 0.42,
      morphs: faceOf(36, {
        ...FINE,
        'head-oval': 0.5,
        'eye-closure': 0.45,
        'eyebrows-inner-up': 0.55,
        'mouth-corner-puller': 0.05,
        'nose-greek-incr': 0.3,
      }),
    },
    face: {
      skin: 0.03,
      lips: 0.34,
      brows: 0.7,
      makeup: 0.45,
      arch: 0.5,
      heavy: 0.7,
      lashes: 0.5,
      seed: 36,
    },
    iris: 0.6,
    hair: { ...LONG, tone: 0.6, part: 0, length: 2.2, volume: 0.12, wave: 0.06, locks: 320 },
    wears: [mantle],
    ...own,
  })

export const weepingMary = (): Person =>
  mary({ camera: camera(20, { roll: 8 }), gaze: [-8, -20], wears: [mantle, HEADGEAR.tear] })
