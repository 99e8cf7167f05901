import type { Relation, Subject } from '#engine/language/brief.ts'
import { withoutThose } from '#engine/language/without-those.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** What is said of the state that a thing is in, in words that name no thing, and the variant that shows it. */
const STATES: readonly (readonly [motif: string, said: RegExp, variant: string])[] = [
  [
    'skull',
    /\b(?:without|no|missing|lack(?:s|ing)?)(?: \w+){0,3} jaw(?:bone)?\b|\bjaw(?:bone)?(?: is| being)? (?:missing|gone|broken off|torn off)\b|\bjawless\b|\bsin (?:la )?mandíbula\b|\bohne (?:den )?(?:unter)?kiefer\b|\bsans (?:la )?mâchoire\b|\bsem (?:a )?mandíbula\b|\bsenza (?:la )?mandibola\b/i,
    'jawless',
  ],
  [
    'skull',
    /\b(?:laughing|screaming|yelling|shouting)\b|\b(?:mouth|jaws?) (?:wide )?open\b|\bopen(?:ed)? (?:mouth|jaws?)\b|\bboca abierta\b|\boffene[mn]? (?:mund|kiefer)\b|\bbouche ouverte\b|\bboca aberta\b|\bbocca aperta\b/i,
    'screaming',
  ],
  [
    'rose',
    /\b(?:wilt(?:ed|ing)|withered|dying|dead|drooping|dried)\b|\b(?:losing|dropping|shedding) (?:its |her )?petals\b|\bfalling petals\b|\bmarchita\b|\bverwelkt\w*\b|\bfanée\b|\bmurcha\b|\bappassita\b/i,
    'wilted',
  ],
  [
    'pocket-watch',
    /\b(?:broken|cracked|shattered|smashed)\b|\brot[oa]\b|\bzerbrochen\w*\b|\bcassée?\b|\bquebrad[oa]\b|\brott[oa]\b/i,
    'broken',
  ],
  [
    'tree',
    /\broots?\b|\brooted\b|\bra[íi]ces\b|\bwurzeln?\b|\bracines?\b|\bra[íi]zes\b|\bradici\b/i,
    'rooted',
  ],
  [
    'lotus',
    /\bhalf[- ]open(?:ed)?\b|\b(?:closed|unopened|opening|budding)\b|\bbuds?\b|\bcapullo\b|\bknospe\b|\bbouton\b|\bbotão\b|\bbocciolo\b/i,
    'bud',
  ],
  [
    'car',
    /\bmuscle\b|\b(?:three|3)[- ]quarters?\b|\b3\/4\b|\bfrom the front\b|\bmustang\b|\bcamaro\b|\bchallenger\b/i,
    'muscle',
  ],
]

/** Things are shown in the state that was asked for, from the side that was asked for where there is such a view. */
export function inState(subjects: readonly Subject[], text: string): Subject[] {
  return subjects.map((subject) => {
    const variants = findMotif(subject.motif)?.variants ?? []
    const others = subjects.filter(({ motif }) => motif !== subject.motif)
    // "Day of the dead skull and roses": the roses are not dead.
    const about = others.reduce((rest, other) => rest.replace(other.text, ' '), text)
    const state = STATES.find(
      ([motif, said, name]) =>
        motif === subject.motif && variants.includes(name) && said.test(about),
    )?.[2]
    if (!state) return subject
    const fromSide = `${subject.variant}-${state}`
    return { ...subject, variant: variants.includes(fromSide) ? fromSide : state }
  })
}

/** Variants that are drawn with what they stand on or in: whoever asks for that asks for this one. */
const WITH_GROUND: readonly {
  motif: string
  variant: string
  /** Asked for beside it, any of these is the ground it is drawn with. */
  ground: RegExp
  /** How that is said. */
  told: string
  /** What else this drawing shows already. */
  shows?: RegExp
}[] = [
  {
    motif: 'lighthouse',
    variant: 'cliff',
    ground: /^(?:cliff|rock|coast|shore|boulder)s?$/,
    told: 'on a cliff',
    shows: /^(?:wave|great-wave|sea|ocean|water)s?$/,
  },
  {
    motif: 'anchor',
    variant: 'rope',
    ground: /^(?:rope|rope-knot)$/,
    told: 'with a rope',
  },
  {
    motif: 'cactus',
    variant: 'pot',
    ground: /^(?:vase|pot|flower-?pot|plant-pot)$/,
    told: 'in a pot',
  },
  {
    motif: 'bonsai',
    variant: 'pot',
    ground: /^(?:vase|pot|flower-?pot|plant-pot)$/,
    told: 'in a pot',
  },
  {
    motif: 'palm-tree',
    variant: 'island',
    ground: /^(?:island|beach)$/,
    told: 'on an island',
    shows: /^(?:wave|sea|ocean|water)s?$/,
  },
]

/** What it is drawn with, in words: it is no subject of its own, and was asked for all the same. */
export const groundOf = ({ motif, variant }: Pick<Subject, 'motif' | 'variant'>) =>
  WITH_GROUND.find((one) => one.motif === motif && one.variant === variant)?.told

interface Scene {
  subjects: Subject[]
  relations: Relation[]
}

/** A lighthouse on a cliff is one drawing: put together from two, it stands on a toy. */
export function onOwnGround({ subjects, relations }: Scene): Scene {
  for (const { motif, variant, ground, shows } of WITH_GROUND) {
    const at = subjects.findIndex((subject) => subject.motif === motif && subject.count === 1)
    if (at < 0) continue
    const isRelated = (index: number) =>
      relations.some(
        ({ from, to }) => (from === at && to === index) || (from === index && to === at),
      )
    const isGround = ({ wanted, count }: Subject, index: number) =>
      index !== at && count === 1 && isRelated(index) && ground.test(wanted)
    if (!subjects.some(isGround)) continue
    const isShown = (subject: Subject, index: number) =>
      isGround(subject, index) ||
      (index !== at && shows !== undefined && shows.test(subject.wanted))
    return without({ subjects, relations }, { at, variant, ground }, isShown)
  }
  return { subjects, relations }
}

/** The scene less what one of its drawings shows already; that one takes the place of whatever led before. */
function without(
  { subjects, relations }: Scene,
  { at, variant, ground }: { at: number; variant: string; ground: RegExp },
  isShown: (subject: Subject, index: number) => boolean,
): Scene {
  const gone = new Set(
    subjects.flatMap((subject, index) => (isShown(subject, index) ? [index] : [])),
  )
  const isHeroGone = [...gone].some((index) => subjects[index]!.role === 'hero')
  const lead = isHeroGone ? { role: 'hero' as const, importance: 1 } : {}
  // What the drawing shows beside its ground was asked for, too: it is told with it.
  const beside = [...gone].filter((index) => !ground.test(subjects[index]!.wanted))
  const shown = subjects.map((subject, index) =>
    index === at
      ? {
          ...subject,
          ...lead,
          variant,
          modifiers: [...subject.modifiers, ...beside.map((i) => `with ${subjects[i]!.text}`)],
        }
      : subject,
  )
  return withoutThose({ subjects: shown, relations }, gone)
}
