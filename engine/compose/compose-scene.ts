import { createRng, type Rng } from '#shared/random.ts'
import { ARRANGEMENTS, countDrawn, type Build } from '#engine/compose/build.ts'
import { breachUnbidden } from '#engine/compose/breaching.ts'
import { castOf, variantOn, type Actor } from '#engine/compose/cast.ts'
import { kindOf, type Kind } from '#engine/compose/kinds.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import type { Brief, Relation } from '#engine/language/brief.ts'
import { clearFaces, faceOf, isBust } from '#engine/compose/face.ts'
import { fillsArm, keepToArm } from '#engine/compose/arm.ts'
import { placeHero } from '#engine/compose/hero.ts'
import { heroOf } from '#engine/compose/hero-of.ts'
import { asRelated } from '#engine/compose/as-related.ts'
import { layoutFor, type Layout } from '#engine/compose/layouts.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { melt } from '#engine/compose/melting.ts'
import { perch } from '#engine/compose/perching.ts'
import { provenScene } from '#engine/compose/read-back.ts'
import { placeRelated } from '#engine/compose/relations.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
  type Scene,
} from '#engine/compose/scene.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { faultsOf, weigh, type Faults } from '#engine/compose/score.ts'
import { pickSibling, type Traits } from '#engine/compose/siblings.ts'
import { placeAlongBand, placeWith } from '#engine/compose/with.ts'
import { addWords, placeWords } from '#engine/compose/words.ts'
import { wordsAsDesign, writable } from '#engine/compose/words-as-design.ts'
import { finishScene, type Arrangement } from '#engine/compose/finish-scene.ts'

export interface ComposeOptions {
  seed: number
  /** Which of the variations of one wish: they are chosen together, to differ. */
  sibling?: number
  look: StageLook
  resources: EngineResources
}

/** FNV-1a, so that two prompts with one seed do not draw the same lots. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** The brief asks for nothing that can be seen or read. */
export class NothingToDrawError extends Error {}

/**
 * Decides what stands where. The same brief, look and seed give the same scene. Throws NothingToDrawError where the brief has neither
 * a subject nor letters: a word nobody asked for would be inked on somebody's skin. Throws MisspeltError where the words that stand
 * in the finished scene are not those that were asked, however they are laid out.
 */
export function composeScene(brief: Brief, options: ComposeOptions): Scene {
  const related = asRelated(brief)
  const asked = writable(related.lettering, options).map(({ text }) => text)
  return provenScene(asked, [related, plainly(related)], (each) =>
    finishScene(choose(each, options), options),
  )
}

/** In rows with nothing about them words are safest: what a layout lost or something covers is set so. */
const plainly = (brief: Brief): Brief => ({
  ...brief,
  writing: { ...brief.writing, layout: 'rows', flourish: 'none' },
})

/** Enough that a good one is among them, few enough that looking at all takes no longer than inking; a lone hero has few. */
const CANDIDATES = { alone: 12, together: 14 }
/** What winds is drawn anew for each that is tried: more than one of these would take seconds. */
const CANDIDATES_WOUND = 4

function countCandidates({ subjects, relations, lettering }: Brief, { look }: ComposeOptions) {
  // Letters are set with care once, and stand in the middle anyhow.
  if (look.isLettering || (lettering.length > 0 && subjects.length === 0)) return 1
  if (relations.filter(({ kind }) => kind === 'around').length > 1) return CANDIDATES_WOUND
  return subjects.length < 2 ? CANDIDATES.alone : CANDIDATES.together
}

/** An arrangement is chosen, not guessed: of many that the lots offer, one of the good ones, and for siblings those least alike. */
function choose(brief: Brief, options: ComposeOptions): Arrangement {
  const { seed, sibling = 0 } = options
  const first = (hashText(brief.prompt) ^ Math.imul(seed, 2654435761)) >>> 0
  const lots = (turn: number) => createRng((first + Math.imul(turn, 40503)) >>> 0)
  const many = countCandidates(brief, options)
  // Nothing to choose from: each variation draws lots of its own.
  if (many === 1) return arrange(brief, options, { random: lots(sibling), isSketch: false })
  const sketches = Array.from({ length: many }, (_, turn) => {
    const sketch = arrange(brief, options, { random: lots(turn), isSketch: true })
    return { turn, weight: weigh(faultsOfArrangement(sketch)), traits: traitsOf(sketch) }
  })
  const { turn } = pickSibling(sketches, sibling)
  return arrange(brief, options, { random: lots(turn), isSketch: false })
}

/** What people tell arrangements apart by: poses, sides and places. */
const traitsOf = ({ build, actors }: Arrangement): Traits => ({
  poses: actors.map(({ variant }) => variant),
  isMirrored: build.middle[0]?.isMirrored ?? false,
  arrangement: build.arrangement,
  spots: actors.map(({ subject }) => centreOf(build.boxes.get(subject) ?? build.heroBox)),
})

function faultsOfArrangement({ build, actors }: Arrangement): Faults {
  const { layout, back, middle, front, faces } = build
  const free = new Set(
    actors.flatMap(({ kind, subject }) => (HANGS_FREE.has(kind) ? [subject] : [])),
  )
  return faultsOf({
    layers: [...back, ...middle, ...front],
    faces,
    aspect: layout.width / layout.height,
    isFree: ({ subject }) => free.has(subject),
  })
}

const HANGS_FREE: ReadonlySet<Kind> = new Set(['sky', 'stars', 'flyer', 'cloud'])

/** Styles that fill their letters with colour fill a heart as well. */
const PACKED: ReadonlySet<string> = new Set(['red', 'gold', 'blue', 'petal'])

function arrange(
  brief: Brief,
  options: ComposeOptions,
  { random, isSketch }: { random: Rng; isSketch: boolean },
): Arrangement {
  const layout = layoutFor(brief.placement)
  const cast = castOf(brief, {
    layout,
    random,
    resources: options.resources,
    isSketch,
    hasHearts: PACKED.has(options.look.letters),
  })
  // "Fearless" in letters is the word itself: the lion that stands for it in a picture stays away.
  const isIdea = ({ subject }: Actor) => brief.subjects[subject]?.isSuggested ?? false
  const actors = options.look.isLettering
    ? cast.actors.filter((actor) => !isIdea(actor))
    : cast.actors
  const build = beginBuild(brief, layout, random, actors)
  const words = wordsAsDesign(brief, actors, options)
  const first = heroOf(brief, actors)
  const hero = words === undefined ? first : undefined
  let crest: Layer[] = []
  if (hero) {
    placeHero(build, hero, { isWrapped: isWrapped(brief, hero), isAlone: actors.length === 1 })
    build.faces = build.middle
      .map((layer) => faceOf(posedAs(hero, layer), inkBoxOf(layer), layer.isMirrored))
      .filter((face) => face !== null)
    build.faceBox = build.faces[0] ?? null
    build.isBust = hero.kind === 'figure' && isBust(hero.motif, hero.variant)
  } else {
    if (words === undefined) throw new NothingToDrawError('nothing to draw')
    placeWords(build, words, brief, options)
    build.faceBox = build.heroBox
    build.faces = [build.heroBox]
    // What attends the words has its own company: a snake around a skull stays around it.
    if (first) placeWith(build, first, build.heroBox)
    crest = [...build.back.splice(0), ...build.front.splice(0)]
  }
  placeOthers(build, brief, actors, hero)
  if (hero) breachUnbidden(build, hero)
  for (const actor of actors) melt(build, actor)
  for (const { actor, by } of cast.brought) {
    const box = build.boxes.get(by) ?? build.heroBox
    const parent = actor.isBorne ? build.cast.get(by) : undefined
    if (parent) perch(build, actor, { box, actor: parent })
    else placeWith(build, actor, box)
  }
  if (words !== undefined) standClear([...crest, ...build.back, ...build.front], build.heroBox)
  // Nothing may lie over words: a covered letter is a misspelt tattoo.
  build.back.push(...crest)
  if (words !== undefined) build.back.push(...build.front.splice(0))
  keepFaceFree(build)
  keepToArm(build)
  sortByDepth(build)
  // Letters take longer to set than all the rest, and stand where the rest leaves room.
  if (hero && !isSketch) addWords(build, brief, { ...options, hero })
  return { brief, build, actors }
}

/** White between words and their company, in canvas units. */
const CLEAR_OF_WORDS = 14

/** What attends words stands over or under them, each thing with all its parts: behind letters it would be read as one of them. */
function standClear(layers: readonly Layer[], words: Box): void {
  for (const group of Map.groupBy(layers, ({ subject }) => subject).values()) {
    const box = unionOf(group.map(inkBoxOf))
    if (box[2] < words[0] || box[0] > words[2] || box[3] < words[1] || box[1] > words[3]) continue
    // A wreath goes about them.
    if (boxWidth(box) > boxWidth(words) && boxHeight(box) > boxHeight(words)) continue
    const isAbove = centreOf(box)[1] < centreOf(words)[1]
    const dy = isAbove ? words[1] - CLEAR_OF_WORDS - box[3] : words[3] + CLEAR_OF_WORDS - box[1]
    for (const layer of group) layer.y += dy
  }
}

const posedAs = (actor: Actor, layer: Layer): Actor => ({
  ...actor,
  variant: variantOn(actor, layer),
})

function beginBuild(
  { relations }: Brief,
  layout: Layout,
  random: Rng,
  actors: readonly Actor[],
): Build {
  return {
    layout,
    random,
    cast: new Map(actors.map((actor) => [actor.subject, actor])),
    relations,
    back: [],
    middle: [],
    front: [],
    boxes: new Map(),
    heroBox: [-200, -200, 200, 200],
    faceBox: null,
    faces: [],
    isBust: false,
    arrangement: ARRANGEMENTS[Math.floor(random() * ARRANGEMENTS.length)]!,
    mayTouchFace: new Set(),
    isFramed: false,
  }
}

const isWrapped = (brief: Brief, hero: Actor) =>
  brief.relations.some((relation) => relation.kind === 'around' && relation.to === hero.subject)

/** Relations first, beginning with those that touch what already stands; then everybody left joins the hero. */
function placeOthers(
  build: Build,
  brief: Brief,
  actors: readonly Actor[],
  hero: Actor | undefined,
): void {
  const bySubject = new Map(actors.map((actor) => [actor.subject, actor]))
  const isLast = (actor: Actor | undefined) => actor !== undefined && fillsArm(build, actor)
  const open: Relation[] = brief.relations.filter(
    ({ kind, from, to }) =>
      from !== to &&
      bySubject.has(from) &&
      bySubject.has(to) &&
      !(/with|around/.test(kind) && [from, to].some((of) => isLast(bySubject.get(of)))),
  )
  const isPlaced = (subject: number) => build.boxes.has(subject)
  for (let progress = true; progress;) {
    progress = false
    for (const relation of open.splice(0)) {
      const [from, to] = [isPlaced(relation.from), isPlaced(relation.to)]
      if (from === to) {
        if (!from) open.push(relation)
        continue
      }
      const actor = bySubject.get(from ? relation.to : relation.from)!
      const target = bySubject.get(from ? relation.from : relation.to)!
      const box = build.boxes.get(target.subject)!
      placeRelated(build, relation, actor, { box, actor: target }, !from)
      placeRest(build, actor)
      progress = true
    }
  }
  for (const actor of actors.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
    if (actor === hero || isPlaced(actor.subject)) continue
    if (build.layout.name === 'band') placeAlongBand(build, actor)
    else placeWith(build, actor, build.heroBox)
    placeRest(build, actor)
  }
}

/** Who was asked for five times is there five times, even where the place itself has room for fewer. */
function placeRest(build: Build, actor: Actor): void {
  const missing = actor.count - countDrawn(build, actor)
  if (missing < 1) return
  // A head wears one crown: the others are things.
  const kind = actor.kind === 'headgear' ? 'object' : actor.kind
  placeWith(build, { ...actor, kind, count: missing }, build.heroBox)
}

/** What is farther off is painted first, whoever was named first: a sun stands behind the mountains. */
const FARTHEST: readonly Kind[] = ['frame', 'stars', 'sky', 'cloud', 'land', 'fire']

function sortByDepth({ back, cast }: Build): void {
  const depthOf = ({ subject, drawing }: Layer) => {
    const brought = drawing.origin?.kind === 'motif' ? findMotif(drawing.origin.motif) : undefined
    const kind = cast.get(subject)?.kind ?? (brought && kindOf(brought))
    const rank = kind === undefined ? -1 : FARTHEST.indexOf(kind)
    return rank < 0 ? FARTHEST.length : rank
  }
  const sorted = back.toSorted((a, b) => depthOf(a) - depthOf(b))
  back.splice(0, back.length, ...sorted)
}

function keepFaceFree(build: Build): void {
  for (const layer of build.front)
    if (!build.mayTouchFace.has(layer)) clearFaces(layer, build.faces)
}
