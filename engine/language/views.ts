import type { Subject } from '#engine/language/brief.ts'
import { headOf, postureOf } from '#engine/language/postures.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** Words for the side that somebody wants to see, and the variants that show it. */
const VIEWS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:front|head)[- ]on\b|\bfacing (?:us|you|me|forward|front|the viewer)\b|\bfront(?:al)?[- ](?:facing|view)|\bfrom the front\b|\b(?:head|face|portrait) front\b|\bstraight on\b|\blooking (?:straight )?(?:at (?:us|you|me|the viewer)|ahead)\b|\bde frente\b|\bvista frontal\b|\bvon vorne?\b|\bde face\b|\bfrontale?\b/i,
    ['front'],
  ],
  [
    /\bin profile\b|\b(?:side|profile) profile\b|\bprofile view\b|\bde perfil\b|\bim profil\b|\bde profil\b|\bdi profilo\b/i,
    ['profile', 'head'],
  ],
  [
    // A beast seen from the side is there with its legs, unless a head is asked for.
    /\bside[- ]view\b|\bfrom the side\b|\bvon der seite\b|\bseitenansicht\b|\bvista lateral\b|\bvue de côté\b/i,
    ['side', 'profile', 'head'],
  ],
  [
    /\bfrom above\b|\btop[- ](?:down )?view\b|\boverhead\b|\bdesde arriba\b|\bvon oben\b|\bvu(?:e)? du dessus\b|\bvista de cima\b/i,
    ['above'],
  ],
  [
    /\bfrom (?:behind|the back)(?= *(?:$|[,.;!?)]|and\b|with\b|in\b|on\b|at\b|looking|watching|staring|facing|standing|sitting|walking))|\b(?:its|his|her|their|the) back (?:is )?(?:to|towards|facing) (?:us|you|me|the viewer|the camera)\b|\b(?:its|his|her|their|the)? ?back (?:is )?turned\b|\bturned away\b|\b(?:back|rear) view\b|\bfacing away\b|\blooking away\b|\bde espaldas\b|\bvon hinten\b|\brückenansicht\b|\bmit dem rücken zu\b|\bvue? de dos\b|\bde dos(?= *(?:$|[,.;!?]|et\b|avec\b))|\bde costas\b|\bdi spalle\b|\bda dietro\b/i,
    ['behind'],
  ],
  [
    /\b(?:looking|gazing|staring) (?:straight )?(?:up|skywards?|at the (?:moon|sky|stars))\b|\b(?:head|face|nose) (?:raised|up)\b|\bmirando (?:hacia arriba|al cielo|la luna)\b|\bregardant (?:le ciel|la lune)\b|\bolhando para (?:cima|o céu|a lua)\b/i,
    ['looking-up'],
  ],
]

const BEHIND = VIEWS.find(([, names]) => names[0] === 'behind')![0]
/** The words by which somebody asks to see a being from behind; none where nobody does. */
export const saysBehind = (text: string): string | undefined => BEHIND.exec(text)?.[0].trim()

/** What can be posed at will is shown from the side that was asked for; a pose that was named comes first. */
export function seenFrom(subjects: readonly Subject[], text: string): Subject[] {
  const wanted = VIEWS.find(([pattern]) => pattern.test(text))?.[1] ?? []
  return subjects.map((subject) => {
    const variants = findMotif(subject.motif)?.variants ?? []
    const view = wanted.find(
      (name) => variants.includes(name) && !(name === 'side' && OF_A_HEAD.test(text)),
    )
    const posture = view && ANY_POSE.has(view) ? undefined : postureOf(subject, text, subjects)
    if (posture) return { ...subject, variant: posture }
    // a sitting one seen from behind sits still, and one that looks up does so sitting or standing
    const isOpen =
      subject.variant === null || OPEN.has(subject.variant) || (view && ANY_POSE.has(view))
    // a named pose may itself be sculpted from that side
    const posed = wanted
      .map((name) => `${subject.variant}-${name}`)
      .find((name) => variants.includes(name))
    const head = subject.variant === null ? headOf(subject, text, subjects) : undefined
    const variant = posed ?? (isOpen ? (view ?? head) : undefined)
    return variant ? { ...subject, variant } : subject
  })
}

/** From the side too, a portrait is a portrait. */
const OF_A_HEAD = /\b(?:portraits?|heads?|faces?|busts?|headshots?|kopf|porträt|retrato|cabeza)\b/i

/** Words that name a head leave its side open. */
const OPEN: ReadonlySet<string> = new Set(['head', 'turned'])
/** Views that were sculpted in one pose only: better so than from the wrong side. */
const ANY_POSE: ReadonlySet<string> = new Set(['behind', 'looking-up'])
