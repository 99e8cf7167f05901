import { songbird } from '#engine/forms/heads/songbird.ts'
import type { PercherMake } from '#engine/forms/bodies/percher.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Plumage } from '#engine/forms/sculpt/plumage.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'
import type { Wing } from '#engine/forms/sculpt/bird.ts'

const HORN = MATERIALS.indexOf('horn')
/** Colour numbers of every small bird, bark among them. */
const [COAT, PALE, BILL, , MARK] = [0, 1, 2, 3, 4]
type Rows = readonly ReturnType<Wing['look']>[]
const rows =
  (list: Rows): Wing['look'] =>
  (row) =>
    list[Math.min(row, list.length - 1)]!

const LEG = { thigh: 0.1, shank: 0.026, toe: 0.14, claw: 0.06 } as const

/** White all over, only so dark between the feathers that each is read. */
export const DOVE: PercherMake = {
  name: 'dove',
  tags: ['featherWhite', 'featherWhite', 'pink', 'wood'],
  head: (camera, open) =>
    songbird(
      { bill: { long: 0.4, deep: 0.1, hook: 0.015 }, base: 0.05, coat: [], eye: 0.085, open },
      camera,
    ),
  hue: (_, material, crisp) => (material === HORN || crisp > 0.4 ? BILL : COAT),
  headScale: 0.4,
  stout: 1.2,
  quills: 0.94,
  coat: () => ({ tone: [0.3, 0.04, 0.02], hue: COAT }),
  wing: rows([
    { tone: [0.46, 0.12, 0.02], hue: COAT },
    { tone: [0.36, 0.05, 0.02], hue: COAT },
    { tone: [0.3, 0.03, 0.02], hue: COAT },
  ]),
  tail: { tone: [0.46, 0.1, 0.02], hue: COAT },
  pointed: 0.2,
  leg: LEG,
  down: { tone: 0.2, hue: COAT },
  foot: { skin: BILL, horn: BILL },
}

/** Brown, streaked with black on the back; pale below, a grey cap and a black bib. */
const sparrowHue: HueOf = (tone, material, crisp) =>
  material === HORN || crisp > 0.4 ? BILL : tone < 0.3 ? PALE : tone > 0.75 ? BILL : COAT
const streaked: Plumage['look'] = (_, v, row) => {
  const below = Math.abs(v) / Math.PI > 0.56
  if (below) return { tone: [0.34, 0.06, 0.02], hue: PALE }
  return noise(v * 9, row * 3.1) > 0.1
    ? { tone: [0.95, 0.66, 0.16], hue: BILL }
    : { tone: [0.7, 0.36, 0.06], hue: COAT }
}
const BROWN_ROWS: Rows = [
  { tone: [0.95, 0.6, 0.06], hue: BILL },
  { tone: [0.9, 0.4, 0.02], hue: COAT },
  { tone: [0.5, 0.06, 0.02], hue: PALE },
  { tone: [0.86, 0.4, 0.06], hue: COAT },
]
export const SPARROW: PercherMake = {
  name: 'sparrow',
  tags: ['feather', 'featherWhite', 'featherDark', 'wood'],
  head: (camera, open) =>
    songbird(
      {
        bill: { long: 0.36, deep: 0.18, hook: 0 },
        base: 0.14,
        coat: [
          dab([0, 0.5, 0], 0.5, 0.62, 1, [1.1, 0.7, 1.2]),
          dab([0.3, 0.2, -0.2], 0.3, 0.7, 0.9, [1, 0.5, 1.4]),
          dab([0, -0.24, 0.4], 0.32, 0.92, 1),
        ],
        eye: 0.08,
        open,
      },
      camera,
    ),
  hue: sparrowHue,
  headScale: 0.47,
  stout: 1.26,
  quills: 0.8,
  coat: streaked,
  wing: rows(BROWN_ROWS),
  tail: { tone: [0.9, 0.5, 0.06], hue: BILL },
  pointed: 0.5,
  leg: LEG,
  down: { tone: 0.4, hue: COAT },
  foot: { skin: COAT, horn: BILL },
}

/** Olive brown, with a red face and breast and a white belly. */
export const ROBIN: PercherMake = {
  name: 'robin',
  tags: ['feather', 'featherWhite', 'featherDark', 'wood', 'flame'],
  head: (camera, open) =>
    songbird(
      {
        bill: { long: 0.36, deep: 0.09, hook: 0 },
        base: 0.56,
        coat: [
          dab([0, -0.1, 0.34], 0.42, 0.34, 1),
          dab([0, -0.36, 0.1], 0.5, 0.34, 1, [1, 0.8, 1.2]),
        ],
        eye: 0.1,
        open,
      },
      camera,
    ),
  hue: (tone, material, crisp) =>
    material === HORN || crisp > 0.4 ? BILL : tone < 0.46 ? MARK : COAT,
  headScale: 0.5,
  stout: 1.34,
  quills: 0.78,
  coat: (u, v) => {
    const round = Math.abs(v) / Math.PI
    if (round < 0.44) return { tone: [0.8, 0.5, 0.1], hue: COAT }
    return u < 0.46
      ? { tone: [0.62, 0.28, 0.06], hue: MARK }
      : { tone: [0.3, 0.04, 0.02], hue: PALE }
  },
  wing: rows([
    { tone: [0.92, 0.56, 0.08], hue: BILL },
    { tone: [0.84, 0.42, 0.04], hue: COAT },
    { tone: [0.7, 0.3, 0.04], hue: COAT },
  ]),
  tail: { tone: [0.9, 0.5, 0.06], hue: BILL },
  pointed: 0.4,
  leg: LEG,
  down: { tone: 0.4, hue: COAT },
  foot: { skin: BILL, horn: BILL },
}
