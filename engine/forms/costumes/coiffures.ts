import { CROPPED, LONG } from '#engine/forms/human/cast.ts'
import type { HairStyle } from '#engine/forms/human/hair.ts'
import { AFRO } from '#engine/forms/human/looks.ts'
import type { Person } from '#engine/forms/human/person.ts'

type Change = (person: Person) => Person

/** Hair of another cut in the colour it has. */
const cut =
  (style: Partial<HairStyle>): Change =>
  (person) => ({ ...person, hair: { ...LONG, tone: person.hair?.tone ?? 0.6, ...style } })

const dyed =
  (tone: number): Change =>
  (person) => ({
    ...person,
    ...(person.hair ? { hair: { ...person.hair, tone } } : {}),
    ...(person.beard ? { beard: { ...person.beard, tone } } : {}),
    face: { ...person.face, brows: Math.max(0.4, tone) },
  })

const bearded =
  (length: number, locks: number): Change =>
  (person) => ({
    ...person,
    beard: { tone: person.beard?.tone ?? person.hair?.tone ?? 0.6, length, locks },
  })

/** How words tell hair, beard and years. */
export const COIFFURES = {
  'long-hair': cut({ length: 3.5 }),
  'wavy-hair': cut({ length: 3.5, wave: 0.16, waves: 1.1, volume: 0.34 }),
  'straight-hair': cut({ length: 3.2, wave: 0, volume: 0.18 }),
  'short-hair': ({ hair, ...rest }) => ({
    ...rest,
    hair:
      rest.build.gender > 0.5
        ? { ...CROPPED, tone: hair?.tone ?? 0.6 }
        : { ...LONG, tone: hair?.tone ?? 0.6, length: 1.7, part: -0.2, wave: 0.03, volume: 0.24 },
  }),
  'curly-hair': ({ hair, ...rest }) => ({
    ...rest,
    hair: {
      ...AFRO,
      tone: hair?.tone ?? 0.7,
      length: 1.5,
      stiffness: 0.55,
      wave: 0.16,
      waves: 0.4,
      volume: 0.6,
      part: 0.1,
      locks: 640,
      width: 0.09,
    },
  }),
  'hair-bun': ({ hair, ...rest }) => ({
    ...rest,
    hair: {
      tone: hair?.tone ?? 0.66,
      length: 3,
      volume: 0.2,
      locks: 420,
      width: 0.07,
      tie: [0, 0.95, -1.02],
      bun: 0.5,
    },
  }),
  bald: ({ hair: _hair, ...rest }) => rest,
  blonde: dyed(0.24),
  grey: dyed(0.2),
  'black-haired': dyed(0.9),
  beard: bearded(0.5, 460),
  'long-beard': bearded(1.15, 640),
  old: (person) => ({
    ...dyed(0.2)(person),
    build: {
      ...person.build,
      age: 'old',
      older: 0,
      morphs: { ...person.build.morphs, 'head-age-incr': 0.65 },
    },
    face: { ...person.face, age: 1.15, brows: 0.55, lashes: -0.5 },
  }),
} as const satisfies Record<string, Change>
