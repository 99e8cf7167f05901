import type { Rng } from '#shared/random.ts'
import { drawMotif, type Drawing, type Measure, type Motif } from '#engine/motifs/motif.ts'
import type { Brief, Subject } from '#engine/language/brief.ts'
import type { Layout } from '#engine/compose/layouts.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { isBust } from '#engine/compose/face.ts'
import { kindOf, type Kind } from '#engine/compose/kinds.ts'
import {
  HAS_YOUNG,
  inPose,
  inTheAct,
  isCircling,
  poseOf,
  posesLike,
  type Pose,
} from '#engine/compose/poses.ts'
import { showsCompanion } from '#engine/compose/companions.ts'
import { colourOfActor, type Colour } from '#engine/compose/colours.ts'
import { iconMotif } from '#engine/compose/icon-motif.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { Layer } from '#engine/compose/scene.ts'

/** A subject that can be drawn, with everything the composer decides from. */
export interface Actor {
  subject: number
  motif: Motif
  kind: Kind
  count: number
  modifiers: readonly string[]
  variant: string
  /** What was asked of its colours, as its layers carry it. */
  colour: Colour
  /** The small one of a parent and its young. */
  isYoung?: boolean
  /** A fresh drawing each time, so that three roses are three roses. */
  draw: () => Drawing
}

/** Several of a kind are seen in several poses: which of them a layer shows. */
export function variantOn({ variant }: Pick<Actor, 'variant'>, { drawing }: Layer): string {
  return drawing.origin?.kind === 'motif' ? drawing.origin.variant : variant
}

/** Variants that mean something special: like those with a second subject, they are drawn only when named. */
const SPECIAL = new Set(
  'crying,pair,broken,phases,wrap,thorns,crossed,bow,hand,staff,notes,crossing,wire,bust,sugar,pinky,birds,heart,clouds,water,flames,hearts,spades,reflection,storm,double,stitched,band,shooting,cluster,claws,bamboo,behind,looking-up,profile,cawing,curled'.split(
    ',',
  ),
)

const WORD_FOR_VARIANT: Record<string, string> = {
  howling: 'howling',
  roaring: 'roaring',
  crying: 'crying',
  sacred: 'sacred',
  coiled: 'coiled',
  flying: 'flying',
  face: 'face',
  crossed: 'crossed',
  broken: 'broken',
  open: 'open',
  head: 'head',
  front: 'front',
  growling: 'roaring',
  snarling: 'roaring',
  screaming: 'roaring',
  floral: 'floral',
  thorny: 'thorns',
}

function chooseVariant(
  motif: Motif,
  subject: Pick<Subject, 'variant' | 'modifiers'>,
  shape: { aspect: number; isHero: boolean; pose: Pose | null },
  random: Rng,
): string {
  const asked = subject.variant
  // Who perches on something that is there needs no branch of its own.
  if (asked === 'perched' && shape.pose === 'resting' && motif.variants.includes('standing'))
    return 'standing'
  // Who sits on the moon brings no chair.
  if (asked === 'sitting' && shape.pose === 'resting' && motif.variants.includes('meditating'))
    return 'meditating'
  if (asked && motif.variants.includes(asked)) return inTheAct(motif, asked, shape.pose)
  for (const modifier of subject.modifiers) {
    const wanted = WORD_FOR_VARIANT[modifier] ?? modifier
    if (motif.variants.includes(wanted)) return wanted
  }
  const alone = inPose(motif, withoutCompanions(motif), shape.pose)
  if (shape.pose === 'winding' || shape.pose === 'held') return longestVariant(motif, alone)
  // Behind somebody a fire must reach around them on all sides.
  if (!shape.isHero && alone.includes('ball')) return 'ball'
  if (!shape.isHero && motif.name === 'spider-web') return 'round'
  const plain = alone.filter(
    (variant, i) => i === 0 || !(SPECIAL.has(variant) || (!shape.isHero && variant === 'trio')),
  )
  if (plain.length === 1 || !shape.isHero) {
    // Supporters keep to the form everybody knows, with some change between seeds.
    return plain[random() < 0.7 ? 0 : Math.floor(random() * plain.length)]!
  }
  const fits = plain.map((variant) => {
    const { width, height } = measureOf(motif, variant)
    return { variant, misfit: Math.abs(Math.log(width / height / shape.aspect)) }
  })
  const best = Math.min(...fits.map((fit) => fit.misfit))
  const good = fits.filter((fit) => fit.misfit < best + (shape.aspect < 0.75 ? 0.32 : 0.5))
  return good[Math.floor(random() * good.length)]!.variant
}

/** Drawing a motif only to measure it is most of the work of composing; icons are motifs of their own each time. */
const sketches = new WeakMap<Motif, Map<string, Drawing>>()

/** Always the same drawing, whatever the design's seed: what is kept must not depend on who asked first. */
function sketchOf(motif: Motif, variant: string): Drawing {
  const ofMotif = sketches.get(motif) ?? new Map<string, Drawing>()
  sketches.set(motif, ofMotif)
  const sketch = ofMotif.get(variant) ?? drawMotif(motif, { variant, seed: 1 })
  ofMotif.set(variant, sketch)
  return sketch
}

function measureOf(motif: Motif, variant: string): Pick<Measure, 'width' | 'height'> {
  const { box } = sketchOf(motif, variant)
  return { width: box[2] - box[0], height: box[3] - box[1] }
}

/** The variants that show the motif and nothing else; all of them where every one has company. */
function withoutCompanions(motif: Motif): readonly string[] {
  const offered = motif.variants.filter((variant) => !motif.spare?.includes(variant))
  const alone = offered.filter((variant) => !showsCompanion(motif, variant))
  return alone.length > 0 ? alone : offered
}

/** Those that anybody may be shown who asked for several of a kind. */
const plainVariants = (motif: Motif): readonly string[] =>
  withoutCompanions(motif).filter((variant) => !SPECIAL.has(variant))

/** Two of a kind that has been drawn as two: the drawing knows better how they lie together. Bodies are set together here. */
const pairVariant = ({ variants, spare = [] }: Motif) =>
  variants.find(
    (variant) => (variant === 'pair' || variant === 'crossed') && !spare.includes(variant),
  )

/** What winds around something must be long: the whole dragon, not its head. */
function longestVariant(motif: Motif, variants: readonly string[]): string {
  const lengthOf = (variant: string) => {
    const { width, height } = measureOf(motif, variant)
    return Math.max(width, height)
  }
  return variants.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]!
}

/** Modifiers that are things: a crowned lion is a lion and a crown. */
const BRINGS: Record<string, string> = {
  crowned: 'crown',
  winged: 'angel-wings',
  flaming: 'flames',
  burning: 'flames',
}

/** Two of a kind are seen alike, both as heads or both whole: a head beside a body is a giant. */
const kinOf = ({ name }: Motif): string => (name === 'lioness' ? 'lion' : name)

/** Beasts and people of which there are heads and whole bodies: a lamb's head beside a lying lion is another picture. */
const isPosed = (motif: Motif): boolean =>
  ['figure', 'flyer'].includes(kindOf(motif)) &&
  motif.measure !== undefined &&
  !/skull|hand|heart/.test(motif.name)

type Casting = Pick<Subject, 'variant' | 'modifiers' | 'colours' | 'count' | 'isCountExact'> &
  Partial<Pick<Subject, 'text'>>

const ONE: Casting = { variant: null, modifiers: [], colours: [], count: 1, isCountExact: true }

/** "Boxing gloves", "scales" and "kraken" look like plurals and are names of one drawing: the motif's own, or one without a singular. */
function isOwnName(text: string, { name: motif, words }: Motif): boolean {
  const name = text.toLowerCase().replace(/^(?:an?|the) /, '')
  if (name === motif.replaceAll('-', ' ')) return true
  if (!words.includes(name)) return false
  const singulars = [
    name.replace(/s$/, ''),
    name.replace(/es$/, ''),
    name.replace(/ies$/, 'y'),
    name.replace(/ves$/, 'f'),
  ]
  return !singulars.some((word) => word !== name && words.includes(word))
}

/** A bare plural is two, three or five, by the seed; a number that was said is kept. */
function countOf(
  { count, isCountExact, text = '', variant }: Casting,
  motif: Motif,
  { random, isWreath }: { random: Rng; isWreath: boolean },
): number {
  // A flock is many already, and a pair of masks is one drawing.
  if (motif.name === 'birds' || (!isCountExact && isOwnName(text, motif))) return 1
  if (variant && SHOWS_SEVERAL.test(variant) && (!isCountExact || count === 2)) return 1
  const said = Math.max(1, Math.min(MOST, Math.round(count) || 1))
  if (isCountExact || said < 2) return said
  return isWreath ? WREATH : [2, 3, 3, 5][Math.floor(random() * 4)]!
}

const MOST = 12
/** Variants that show two or more already: wedding rings are one pair. */
const SHOWS_SEVERAL = /^(?:bands|cairn|rounds|wildflowers|bunch|bundle|bouquet)$/
/** "Roses around a mirror" are as many as close a ring. */
const WREATH = 7

const isAround = ({ relations }: Brief, index: number) =>
  relations.some(({ kind, from }) => kind === 'around' && from === index)

function motifOf(subject: Subject, resources: EngineResources): Motif | undefined {
  const { motif, source, count, isCountExact } = subject
  if (source === 'none' || !motif) return undefined
  // Birds that are counted are birds that are looked at, and no flock far away.
  if (motif === 'birds' && isCountExact && count > 1) return findMotif('swallow')
  if (source === 'drawn') return findMotif(motif)
  const body = resources.findIcon?.(motif)
  return body ? iconMotif(motif, body) : undefined
}

/** Whoever has wings has two of them; one alone is drawn only by itself. */
const pairedWings = (motif: Motif | undefined, { subjects }: Brief) =>
  motif?.name === 'wing' && subjects.length > 1 ? findMotif('angel-wings') : motif

/** Names how words are written, and no thing beside them: they bring their own banner, and "in a wave" asks for no water. */
function isWayOfWriting(
  { text }: Subject,
  { name }: Motif,
  brief: Brief,
  hasHearts: boolean,
): boolean {
  const { lettering, writing, subjects, prompt } = brief
  if (lettering.length === 0) return false
  if (name === 'banner' || /^(?:the )?letters$/i.test(text)) return true
  if (/^(?:[a-z]+ )?ornaments?$/i.test(text)) return true
  // "A couple tattoo for two" is one that two people wear.
  if (name === 'couple' && /couples?['’]? tattoo/i.test(prompt)) return true
  const isSaidOf = (asked: string) =>
    writing.said.some((said) => said.includes(asked) || asked.includes(said))
  const isSaid = isSaidOf(text.toLowerCase())
  // A word stands in the line of the sign itself, whatever else there is.
  if (isSaid && name === 'infinity') return true
  // A name may run on into a heartbeat; beside other things it is one of them.
  if (isSaid && (writing.layout === 'birds' || writing.layout === 'heart-between')) return true
  const isAlone = subjects.every((each) => isSaidOf(each.text.toLowerCase()))
  const isThing = ['heartbeat', 'heart', 'bracelet'].includes(name)
  return isSaid && (!isThing || (isAlone && !(name === 'heart' && hasHearts)))
}

/** "A feather turning into birds" is one drawing where a motif has it: what it turns into is no second subject. */
function drawnInOne({ relations, subjects }: Brief) {
  const variants = new Map<number, string>()
  const within = new Set<number>()
  for (const { manner, from, to } of relations) {
    const other = subjects[to]?.motif ?? ''
    if (manner !== 'becoming' || !findMotif(subjects[from]?.motif ?? '')?.variants.includes(other))
      continue
    variants.set(from, other)
    within.add(to)
  }
  return { variants, has: (index: number) => within.has(index) }
}

const youngOf = (motif: Motif): Motif => findMotif(motif.young ?? '') ?? motif

/** Where a young one was sculpted it is no small copy of its parent. */
const inYouth = <Told extends Casting>({ variants }: Motif, told: Told): Told =>
  told.variant === null && variants.includes('young') ? { ...told, variant: 'young' } : told

/** In a ring of fish each is bent along it. */
const turningIn = (asked: Subject): string | null =>
  isCircling(asked) && findMotif(asked.motif)?.variants.includes('turning')
    ? 'turning'
    : asked.variant

/** Everybody who appears, in the brief's order, and what their modifiers bring along. */
export function castOf(
  brief: Brief,
  {
    layout,
    random,
    resources,
    isSketch = false,
    hasHearts = false,
  }: {
    layout: Layout
    random: Rng
    resources: EngineResources
    /** Each variant is drawn but once: enough to see how an arrangement works out. */
    isSketch?: boolean
    /** A heart that words stand in is a thing with a ribbon over it, and no line about them. */
    hasHearts?: boolean
  },
): { actors: Actor[]; brought: { actor: Actor; by: number }[] } {
  const actors: Actor[] = []
  const brought: { actor: Actor; by: number }[] = []
  const heroAt = Math.max(
    0,
    brief.subjects.findIndex((subject) => subject.role === 'hero'),
  )
  const twins = new Map<string, { motif: Motif; variant: string }>()
  let first: { motif: Motif; variant: string } | null = null
  const make = (motif: Motif, index: number, subject: Casting): Actor => {
    const aspect = layout.width / layout.height
    const shape = { aspect, isHero: index === heroAt, pose: poseOf(brief, index, motif, subject) }
    const twin = subject.variant === null && shape.pose === null ? twins.get(kinOf(motif)) : null
    const peer = isPosed(motif) && subject.variant === null && shape.pose === null ? first : null
    const like = twin ?? peer
    if (like) shape.pose = isBust(like.motif, like.variant) ? 'facing' : 'resting'
    const chosen = chooseVariant(motif, subject, shape, random)
    const variant = twin && motif.variants.includes(twin.variant) ? twin.variant : chosen
    if (index >= 0 && kindOf(motif) === 'figure') twins.set(kinOf(motif), { motif, variant })
    if (index >= 0 && isPosed(motif)) first ??= { motif, variant }
    const seed = Math.floor(random() * 1e9)
    let drawn = 0
    const count = countOf(subject, motif, { random, isWreath: isAround(brief, index) })
    const isFree = subject.variant === null && count > 1
    const poses = isFree ? posesLike(motif, variant, plainVariants(motif)) : [variant]
    const nextPose = () => poses[drawn % poses.length]!
    return {
      subject: index,
      motif,
      kind: kindOf(motif),
      count,
      modifiers: subject.modifiers,
      variant,
      colour: colourOfActor(motif, subject.colours),
      draw: () => {
        const pose = nextPose()
        const number = drawn++
        return isSketch
          ? sketchOf(motif, pose)
          : drawMotif(motif, { variant: pose, seed: seed + 7919 * number })
      },
    }
  }
  const inOne = drawnInOne(brief)
  brief.subjects.forEach((asked, index) => {
    if (inOne.has(index)) return
    const subject = { ...asked, variant: inOne.variants.get(index) ?? turningIn(asked) }
    const motif = pairedWings(motifOf(subject, resources), brief)
    if (!motif || isWayOfWriting(subject, motif, brief, hasHearts)) return
    const isPair = (subject.count === 2 && !isAround(brief, index)) || motif.name === 'angel-wings'
    const pair = isPair && !subject.variant ? pairVariant(motif) : undefined
    // "A bear with two cubs": the small ones of a kind that is there already.
    const isYoung =
      subject.modifiers.includes('small') && actors.some((other) => other.motif === motif)
    const shape = isYoung ? youngOf(motif) : motif
    const asShown = isYoung ? inYouth(shape, subject) : subject
    const own = make(shape, index, pair ? { ...subject, count: 1, variant: pair } : asShown)
    actors.push(isYoung ? { ...own, isYoung } : own)
    if (subject.modifiers.some((modifier) => HAS_YOUNG.test(modifier)))
      brought.push({
        actor: {
          ...make(youngOf(motif), -1, {
            ...inYouth(youngOf(motif), ONE),
            modifiers: subject.modifiers,
            colours: subject.colours,
          }),
          isYoung: true,
        },
        by: index,
      })
    for (const modifier of subject.modifiers) {
      const extra = BRINGS[modifier] ? findMotif(BRINGS[modifier]) : undefined
      if (extra && extra !== motif)
        brought.push({
          actor: make(extra, -1, ONE),
          by: index,
        })
    }
  })
  return { actors, brought }
}
