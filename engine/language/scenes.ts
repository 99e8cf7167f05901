import type { Brief, Lettering, NotDrawn, Relation, Subject } from '#engine/language/brief.ts'
import { plain } from '#engine/language/normalise.ts'
import { isCollective } from '#engine/language/subject-kinds.ts'
import { withoutThose } from '#engine/language/without-those.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** What only the whole of a scene settles: what a ribbon is for, what a chain joins, whose faces are meant. */
type Scene = Pick<Brief, 'subjects' | 'relations' | 'notDrawn'>

const RIBBON =
  /^(?:[a-z]+ )?(?:ribbons?|cintas?|liston|lazos?|band|bander|schleifen?|rubans?|fitas?|nastr[oi])$/
const TIES =
  /\b(?:tied|tying|tie|bound|knotted|held together|wrapped|atad[oa]s?|amarrad[oa]s?|ligad[oa]s?|anudad[oa]s?|gebunden|zusammengebunden|umwickelt|li[eé]e?s?|attach[eé]e?s?|nou[eé]e?s?|legat[oaie]|annodat[oaie])\b/i

/** "Un ramo de girasoles atado con una cinta": with nothing to be written, what ties flowers is a ribbon and no banner. */
function tieRibbons({ subjects, relations, notDrawn }: Scene, wish: string): Scene {
  const at = subjects.findIndex(
    ({ motif, text }) =>
      /^(?:bow|rope-knot)$/.test(motif) || (motif === 'banner' && RIBBON.test(plain(text))),
  )
  const tied = relations.find(
    ({ kind, from, to }) => /^(?:with|around)$/.test(kind) && (from === at || to === at),
  )
  if (at < 0 || !tied) return { subjects, relations, notDrawn }
  const other = tied.from === at ? tied.to : tied.from
  // A bunch is drawn with its ribbon.
  if (subjects[other]!.variant === 'bouquet')
    return { ...withoutThose({ subjects, relations }, new Set([at])), notDrawn }
  const isBunch = findMotif(subjects[other]!.motif)?.category === 'plant'
  if (!isBunch && !TIES.test(wish)) return { subjects, relations, notDrawn }
  const isBanner = subjects[at]!.motif === 'banner'
  const ribbon: Subject = {
    ...subjects[at]!,
    motif: 'bow',
    variant: 'ribbon',
    wanted: 'ribbon-bow',
    role: 'support',
    importance: 0.6,
  }
  return {
    subjects: subjects.map((subject, i) => (i === at && isBanner ? ribbon : subject)),
    relations: relations.map((relation) =>
      relation === tied ? { kind: 'around', from: at, to: other, manner: null } : relation,
    ),
    notDrawn,
  }
}

/** "The key hangs from a red ribbon": from a length of it, and from no banner. */
function hangByRibbon({ subjects, relations, notDrawn }: Scene): Scene {
  const isHungFrom = (at: number): boolean =>
    relations.some(({ manner, from, to }) => manner === 'hanging' && (from === at || to === at))
  return {
    subjects: subjects.map((subject, i) =>
      subject.motif === 'banner' && RIBBON.test(plain(subject.text)) && isHungFrom(i)
        ? { ...subject, motif: 'string', variant: null, wanted: 'ribbon', isStandIn: true }
        : subject,
    ),
    relations,
    notDrawn,
  }
}

const BY_CHAIN =
  /\b(?:hang(?:s|ing)?|dangl(?:es|ing)|suspended|swinging|colgando|colgad[oa]|h[aä]ngt|h[aä]ngend|pend(?:ant|urad[oa]|ente|e)|suspendue?)\b[^.;]{0,40}\b(?:by|on|an|de|por|[aà]|em|numa?|da) (?:an? |the |its |einer |einem |una? |une |uma )?(?:\w+ )?(?:chains?|ropes?|strings?|cords?|threads?|ribbons?|kette|seil|faden|cadena|cuerda|hilo|cha[iî]ne|corde|fil|corrente|corda|catena|filo)\b/i

/** "A lock with a key hanging from it by a chain": the key hangs on the chain, and the chain on the lock. */
function hangByChain({ subjects, relations, notDrawn }: Scene, wish: string): Scene {
  const same = { subjects, relations, notDrawn }
  const hung = relations.find(({ manner }) => manner === 'hanging')
  const link = subjects.findIndex(({ motif }) => /^(?:chain|rope-knot|bow)$/.test(motif))
  if (!hung || link < 0 || hung.from === link || hung.to === link || !BY_CHAIN.test(wish))
    return same
  const kept = relations.filter((one) => one !== hung && one.from !== link && one.to !== link)
  const hanging = (from: number, to: number): Relation => ({
    kind: 'under',
    from,
    to,
    manner: 'hanging',
  })
  return { ...same, relations: [...kept, hanging(link, hung.to), hanging(hung.from, link)] }
}

const WINGED =
  /^(?:angel|archangel|icarus|fairy|griffin|phoenix|dragon|western-dragon|butterfly|moth|dragonfly|bee|bat|bird|birds|raven|crane|dove|duck|eagle|flamingo|hawk|hummingbird|owl|barn-owl|snowy-owl|parrot|peacock|robin|seagull|sparrow|swallow|swan)$/

/** "An eagle with broken wings": they are its own, and no pair behind it. */
function keepOwnWings({ subjects, relations, notDrawn }: Scene): Scene {
  const ownerOf = (at: number): number | undefined =>
    /^(?:wing|angel-wings)$/.test(subjects[at]!.motif)
      ? relations
          .filter(({ from, to }) => from === at || to === at)
          .map(({ from, to }) => (from === at ? to : from))
          .find((other) => WINGED.test(subjects[other]!.motif))
      : undefined
  const owners = subjects.map((_, at) => ownerOf(at))
  const gone = new Set(owners.flatMap((owner, at) => (owner === undefined ? [] : [at])))
  if (gone.size === 0) return { subjects, relations, notDrawn }
  const told = subjects.map((subject, owner) => {
    const own = subjects.filter((_, at) => owners[at] === owner)
    if (own.length === 0) return subject
    const said = own.map(({ text, modifiers }) => [...modifiers, text].join(' '))
    const colours = [...new Set([...subject.colours, ...own.flatMap((one) => one.colours)])]
    return { ...subject, colours, modifiers: [...subject.modifiers, ...said] }
  })
  return { ...withoutThose({ subjects: told, relations }, gone), notDrawn }
}

const FACES =
  /\b(?:with|mit|con|avec|com)(?: \w+){0,2} (?:faces|gesichtern|caras|visages|rostos|facce|volti)\b|\bboth (?:with|have|having) (?:\w+ )?(?:a )?faces?\b/i

/** "Sun and moon with faces": each of them has one. */
function giveFaces({ subjects, relations, notDrawn }: Scene, wish: string): Scene {
  const areAll = FACES.test(wish)
  const withFace = subjects.map((subject) => {
    const own = subject.modifiers.some((said) => /\bface$/.test(said))
    if (!own && !areAll) return subject
    if (subject.motif === 'sun' && subject.variant !== 'plain')
      return { ...subject, variant: 'face' }
    const { variant } = subject
    const isKnown = variant !== null && findMotif('moon-face')!.variants.includes(variant)
    return subject.motif === 'moon' && (variant === null || isKnown)
      ? { ...subject, motif: 'moon-face' }
      : subject
  })
  return { subjects: withFace, relations, notDrawn }
}

const SPLIT = /\bsplit (?:right )?(?:down|in|through) the (?:middle|cent(?:er|re))\b/i

/** "Sun and moon, half and half": said after the two, of both. */
function halve({ subjects, relations, notDrawn }: Scene, wish: string): Scene {
  const own = subjects.find(({ modifiers }) => modifiers.includes('half and half'))
  const said = own ?? (subjects.length === 2 && SPLIT.test(wish) ? subjects[1] : undefined)
  const isPair = subjects.length >= 2 && !relations.some(({ manner }) => manner === 'half')
  if (!said || !isPair) return { subjects, relations, notDrawn }
  const second = Math.max(1, subjects.indexOf(said))
  const pair = [second - 1, second]
  return {
    subjects: subjects.map((subject) => ({
      ...subject,
      modifiers: subject.modifiers.filter((word) => word !== 'half and half'),
    })),
    relations: [
      ...relations.filter(({ from, to }) => !(pair.includes(from) && pair.includes(to))),
      { kind: 'with', from: second - 1, to: second, manner: 'half' },
    ],
    notDrawn,
  }
}

/** "Gears and pistons", drawn as the same wheels: they are drawn once, and the other is told. */
function drawOnce({ subjects, relations, notDrawn }: Scene): Scene {
  const shownBy = subjects.map(({ motif, variant, isStandIn }) =>
    isStandIn && isCollective(motif)
      ? subjects.findIndex(
          (other) => other.motif === motif && other.variant === variant && !other.isStandIn,
        )
      : -1,
  )
  if (shownBy.every((at) => at < 0)) return { subjects, relations, notDrawn }
  const told = subjects.flatMap(({ text, motif }, i): NotDrawn[] =>
    shownBy[i]! < 0 ? [] : [{ text, reason: 'undrawn', suggestion: motif }],
  )
  return {
    subjects: subjects.map((subject, i): Subject => {
      if (shownBy[i]! >= 0)
        return { ...subject, motif: '', variant: null, source: 'none', modifiers: [] }
      // What was said of the other is said of what is seen of both.
      const both = [subject, ...subjects.filter((_, k) => shownBy[k] === i)]
      return {
        ...subject,
        modifiers: [...new Set(both.flatMap(({ modifiers }) => modifiers))],
        colours: [...new Set(both.flatMap(({ colours }) => colours))],
      }
    }),
    relations,
    notDrawn: [...notDrawn, ...told],
  }
}

const OUTLINE = /^(?:[a-z]+ )*(?:frames?|borders?)$/

/** "Inside a diamond frame": the outline stands about the whole, and is said of no thing in it. */
export const withoutOutline = (subjects: readonly Subject[]): Subject[] =>
  subjects.map((subject) => {
    const kept = subject.modifiers.filter((said) => !OUTLINE.test(said))
    const isFramed = kept.length < subject.modifiers.length
    // What the frame was like went with it.
    return { ...subject, modifiers: isFramed ? kept.filter((said) => said !== 'square') : kept }
  })

const BESIDE =
  /\bside by side\b|\blado a lado\b|\bnebeneinander\b|\bseite an seite\b|\bc[oô]te [aà] c[oô]te\b|\bfianco a fianco\b/i
const CROSSED =
  /\bcrossed(?= *(?:$|[,.;!?]|on\b|behind\b|under\b))|\bgekreuzt\b|\bcruzad[oa]s\b|\bcrois[eé]e?s\b|\bincrociat[ie]\b/i

/** "A lion and a lamb side by side", "a ladder and a broom, crossed": said of the first two, where nothing else joins them. */
function joinPair({ subjects, relations, notDrawn }: Scene, wish: string): Scene {
  const [first, second] = subjects
  const isJoined = relations.some(({ from, to }) => from + to === 1)
  const areTwo = first?.count === 1 && second?.count === 1
  const isCrossed = CROSSED.test(wish)
  if (isJoined || !areTwo || !(isCrossed || BESIDE.test(wish)))
    return { subjects, relations, notDrawn }
  const joined: Relation = isCrossed
    ? { kind: 'through', from: 0, to: 1, manner: null }
    : { kind: 'with', from: 0, to: 1, manner: 'beside' }
  return { subjects, relations: [...relations, joined], notDrawn }
}

/** A scene as it was meant, once all of it was read. */
export function settleScene(
  { subjects, relations, notDrawn }: Scene,
  { wish, lettering }: { wish: string; lettering: readonly Lettering[] },
): Scene {
  const scene = drawOnce(
    halve(giveFaces(keepOwnWings({ subjects, relations, notDrawn }), wish), wish),
  )
  const tied = lettering.length === 0 ? tieRibbons(scene, wish) : scene
  const hung = lettering.length === 0 ? hangByRibbon(tied) : tied
  return joinPair(hangByChain(hung, wish), wish)
}
