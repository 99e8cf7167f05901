import type { Rng } from '#shared/random.ts'
import {
  drawMotif,
  type Cord,
  type Drawing,
  type Measure,
  type Motif,
} from '#engine/motifs/motif.ts'
import type { Brief, Subject } from '#engine/language/brief.ts'
import type { Layout } from '#engine/compose/layouts.ts'
import { withTraits } from '#engine/forms/traits.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { isBust } from '#engine/compose/face.ts'
import { isLiving, kindOf, type Kind } from '#engine/compose/kinds.ts'
import {
  embodied,
  HAS_YOUNG,
  inPose,
  inTheAct,
  isCircling,
  type Pose,
} from '#engine/compose/poses.ts'
import { cordOf } from '#engine/compose/cords.ts'
import { countOf, type Casting } from '#engine/compose/count-of.ts'
import { poseOf } from '#engine/compose/pose-of.ts'
import { posesLike } from '#engine/compose/poses-alike.ts'
import { findOwnPart, isShownWith, showsCompanion } from '#engine/compose/companions.ts'
import { colourOfActor, type Colour } from '#engine/compose/colours.ts'
import { meetingIn } from '#engine/compose/mutual.ts'
import { motifOf } from '#engine/compose/motif-of.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { Layer } from '#engine/compose/scene.ts'
import { isWayOfWriting } from '#engine/compose/way-of-writing.ts'

/** A subject that can be drawn, with everything the composer decides from. */
export interface Actor {
  subject: number
  motif: Motif
  kind: Kind
  count: number
  modifiers: readonly string[]
  variant: string
  /** What was asked of its colours, as the layer of the copy drawn last carries it: each of several may have its own. */
  readonly colour: Colour
  /** What it is of where it winds about a body by itself. */
  cord?: Cord | undefined
  /** The small one of a parent and its young. */
  isYoung?: boolean
  /** Carried on the back of its parent. */
  isBorne?: boolean
  /** A bare plural: how many there are is left to us. */
  isVague?: boolean
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
  subject: Pick<Subject, 'variant' | 'modifiers' | 'count'>,
  shape: { aspect: number; isHero: boolean; pose: Pose | null },
  random: Rng,
): string {
  const asked = subject.variant
  // Who perches on something that is there needs no branch of its own.
  if (asked === 'perched' && shape.pose === 'resting' && motif.variants.includes('standing'))
    return 'standing'
  if (asked && withoutChair(motif, asked, shape.pose) !== asked)
    return withoutChair(motif, asked, shape.pose)
  if (asked && motif.variants.includes(asked)) return inTheAct(motif, asked, shape.pose)
  for (const modifier of subject.modifiers) {
    const wanted = withoutChair(motif, WORD_FOR_VARIANT[modifier] ?? modifier, shape.pose)
    // "Three arrows crossed" are three, and no three pairs.
    const isMany = subject.count > 1 && (motif.shows?.[wanted] ?? 1) > 1
    if (motif.variants.includes(wanted) && !isMany) return wanted
  }
  const alone = inPose(motif, ofOne(motif, withoutCompanions(motif)), shape.pose)
  if (shape.pose === 'winding' || shape.pose === 'held') return longestVariant(motif, alone)
  // Behind somebody a fire must reach around them on all sides.
  if (!shape.isHero && alone.includes('ball')) return 'ball'
  if (!shape.isHero && motif.name === 'spider-web') return 'round'
  const shown = alone.filter((variant, i) => i === 0 || !SPECIAL.has(variant))
  const plain = headsBefore(motif, shown, shape)
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

/** Somebody alone, of whom no more was said, is shown as a portrait where there is one: a face is worth more than a small whole figure. */
function headsBefore(
  motif: Motif,
  variants: readonly string[],
  { isHero, pose }: { isHero: boolean; pose: Pose | null },
): readonly string[] {
  const isSomebody = motif.category === 'human' || motif.name === 'angel'
  if (!isHero || pose !== null || !isSomebody || !motif.measure) return variants
  const heads = variants.filter((variant) => isBust(motif, variant))
  return heads.length > 0 ? heads : variants
}

/** Who sits on the moon brings no chair. */
const withoutChair = ({ variants }: Motif, wanted: string, pose: Pose | null): string => {
  const child = /^(boy|girl)-sitting$/.exec(wanted)?.[1]
  if (child && (pose === 'astride' || pose === 'resting')) return `${child}-riding`
  if (wanted !== 'sitting') return wanted
  const seated =
    pose === 'astride' ? ['riding'] : pose === 'resting' ? ['perched', 'seated', 'meditating'] : []
  return seated.find((variant) => variants.includes(variant)) ?? wanted
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
  ofOne(motif, withoutCompanions(motif)).filter((variant) => !SPECIAL.has(variant))

/** Those of them that show one and no more, where there are such. */
function ofOne({ shows }: Motif, variants: readonly string[]): readonly string[] {
  const single = variants.filter((variant) => !shows?.[variant])
  return single.length > 0 ? single : variants
}

/**
 * Several of a kind that has been drawn as so many: the drawing knows better how they lie together. Bodies are set together here, and
 * three candles about a skull.
 */
function groupVariant(
  { shows = {}, variants, spare = [] }: Motif,
  { count, isCountExact, hasColoursEach }: Casting,
  isByItself: boolean,
): string | undefined {
  if (hasColoursEach || count < 2 || (count > 2 && !isByItself)) return undefined
  const offered = variants.filter((variant) => shows[variant] && !spare.includes(variant))
  return isCountExact
    ? offered.find((variant) => shows[variant] === count)
    : offered.find((variant) => shows[variant]! > 2)
}

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
  ['figure', 'flyer'].includes(kindOf(motif)) && motif.measure !== undefined && !motif.isPart

const ONE: Casting = { variant: null, modifiers: [], colours: [], count: 1, isCountExact: true }

const isAround = ({ relations }: Brief, index: number) =>
  relations.some(({ kind, from }) => kind === 'around' && from === index)

const growsOut = ({ relations }: Brief, index: number) =>
  relations.some(
    ({ kind, manner, from }) => from === index && (kind === 'through' || manner === 'emerging'),
  )

/** "A feather turning into birds" is one drawing where a motif has it: what it turns into is no second subject, nor is a reaper's scythe. */
function drawnInOne({ relations, subjects }: Brief) {
  const variants = new Map<number, string>()
  const within = new Set<number>()
  for (const relation of relations) {
    const { kind, manner, from, to } = relation
    const own = findOwnPart(relation, subjects)
    if (own !== undefined) within.add(own)
    const other = subjects[to]?.motif ?? ''
    const isHis = kind === 'with' || kind === 'holding'
    if (isHis && isShownWith(subjects[from]?.motif ?? '', other)) within.add(to)
    if (manner !== 'becoming' || !findMotif(subjects[from]?.motif ?? '')?.variants.includes(other))
      continue
    variants.set(from, other)
    within.add(to)
  }
  return { variants, has: (index: number) => within.has(index) }
}

const ON_BACK =
  /\b(?:on|upon) (?:her|his|its|their|the|mum'?s|mom'?s|mother'?s) backs?\b|auf (?:dem|ihrem) R(?:ü|ue)cken|sur (?:son|le) dos|(?:en|sobre) (?:su|la) espalda|nas costas|sul dorso/i

const youngOf = (motif: Motif): Motif => findMotif(motif.young ?? '') ?? motif

/** Where a young one was sculpted it is no small copy of its parent. */
const inYouth = <Told extends Casting>({ variants }: Motif, told: Told): Told =>
  told.variant === null && variants.includes('young') ? { ...told, variant: 'young' } : told

/** A howling head beside its mother would be a giant's. */
const wholeOf = <Told extends Casting>(motif: Motif, told: Told): Told =>
  told.variant && isBust(motif, told.variant) ? { ...told, variant: null, modifiers: [] } : told

/** In a ring of fish each is bent along it. */
const turningIn = (asked: Subject): string | null =>
  isCircling(asked) && findMotif(asked.motif)?.variants.includes('turning')
    ? 'turning'
    : asked.variant

/** Traits are seen on heads; whole figures are too small for them. */
const shownAs = (motif: Motif, variant: string, traits: readonly string[] = []): string =>
  traits.length > 0 && motif.measure?.(variant)?.isBust ? withTraits(variant, traits) : variant

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
    const isOvergrowing = kindOf(motif) === 'flower' && growsOut(brief, index)
    const count = countOf(subject, motif, {
      random,
      isWreath: isAround(brief, index),
      isOvergrowing,
      isGripping: shape.pose === 'gripping',
    })
    const isFree =
      subject.variant === null &&
      count > 1 &&
      !/^(?:profile|nestling)$/.test(shape.pose ?? '') &&
      !meetingIn(subject.modifiers) &&
      !isCircling(subject)
    const poses = isFree ? posesLike(motif, variant, plainVariants(motif)) : [variant]
    const nextPose = () => poses[drawn % poses.length]!
    const colours = subject.hasColoursEach
      ? subject.colours.map((colour) => colourOfActor(motif, [colour]))
      : [colourOfActor(motif, subject.colours)]
    return {
      subject: index,
      motif,
      kind: kindOf(motif),
      count,
      modifiers: subject.modifiers,
      isVague: !subject.isCountExact && count > 1,
      variant,
      get colour() {
        return colours[Math.max(0, drawn - 1) % colours.length]!
      },
      cord: cordOf(motif, subject.text ?? '', count),
      draw: () => {
        const own = {
          variant: shownAs(motif, nextPose(), subject.traits),
          seed: seed + 7919 * drawn++,
          time: brief.time ?? null,
        }
        return isSketch ? sketchOf(motif, own.variant) : drawMotif(motif, own)
      },
    }
  }
  const inOne = drawnInOne(brief)
  brief.subjects.forEach((asked, index) => {
    if (inOne.has(index)) return
    const subject = { ...asked, variant: inOne.variants.get(index) ?? turningIn(asked) }
    const named = motifOf(subject, brief, resources)
    const motif = named && embodied(named, poseOf(brief, index, named, subject))
    if (!motif || isWayOfWriting(subject, motif, brief, hasHearts)) return
    const mayGroup = !subject.variant && !isAround(brief, index)
    const wings = motif.name === 'angel-wings' && !subject.variant ? motif.variants[0] : undefined
    const isByItself =
      brief.subjects.length === 1 ||
      brief.relations.some(({ kind, to }) => kind === 'holding' && to === index)
    const group = wings ?? (mayGroup ? groupVariant(motif, subject, isByItself) : undefined)
    // "A bear with two cubs": the small ones of a kind that is there already.
    const isYoung =
      subject.modifiers.includes('small') && actors.some((other) => other.motif === motif)
    const shape = isYoung ? youngOf(motif) : motif
    const asShown = isYoung ? inYouth(shape, wholeOf(shape, subject)) : subject
    const own = make(shape, index, group ? { ...subject, count: 1, variant: group } : asShown)
    actors.push(isYoung ? { ...own, isYoung } : own)
    if (isLiving({ motif }) && subject.modifiers.some((modifier) => HAS_YOUNG.test(modifier)))
      brought.push({
        actor: {
          ...make(youngOf(motif), -1, {
            ...inYouth(youngOf(motif), ONE),
            modifiers: subject.modifiers,
            colours: subject.colours,
          }),
          isYoung: true,
          isBorne: ON_BACK.test(brief.prompt),
        },
        by: index,
      })
    for (const modifier of subject.modifiers) {
      const extra = BRINGS[modifier] ? findMotif(BRINGS[modifier]) : undefined
      if (extra && extra !== motif && !isShownWith(motif.name, extra.name))
        brought.push({
          actor: make(extra, -1, ONE),
          by: index,
        })
    }
  })
  return { actors, brought }
}
