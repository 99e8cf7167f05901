import type { Subject } from '#engine/language/brief.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** Words for the side that somebody wants to see, and the variants that show it. */
const VIEWS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:front|head)[- ]on\b|\bfacing (?:us|you|me|forward|front|the viewer)\b|\bfront(?:al)?[- ](?:facing|view)|\bfrom the front\b|\blooking (?:straight )?(?:at (?:us|you|me|the viewer)|ahead)\b|\bde frente\b|\bvista frontal\b|\bvon vorne?\b|\bde face\b|\bfrontale?\b/i,
    ['front'],
  ],
  [
    /\bin profile\b|\b(?:side|profile) (?:view|profile)\b|\bfrom the side\b|\bde perfil\b|\bim profil\b|\bvon der seite\b|\bde profil\b|\bdi profilo\b/i,
    ['profile', 'head'],
  ],
  [
    /\bfrom above\b|\btop[- ](?:down )?view\b|\boverhead\b|\bdesde arriba\b|\bvon oben\b|\bvu(?:e)? du dessus\b|\bvista de cima\b/i,
    ['above'],
  ],
]

/** What can be posed at will is shown from the side that was asked for; a pose that was named comes first. */
export function seenFrom(subjects: readonly Subject[], text: string): Subject[] {
  const wanted = VIEWS.find(([pattern]) => pattern.test(text))?.[1] ?? []
  return subjects.map((subject) => {
    const variants = findMotif(subject.motif)?.variants ?? []
    const view = wanted.find((name) => variants.includes(name))
    const isOpen = subject.variant === null || subject.variant === 'head'
    // a named pose may itself be sculpted from that side
    const posed = wanted
      .map((name) => `${subject.variant}-${name}`)
      .find((name) => variants.includes(name))
    const variant = isOpen ? view : posed
    return variant ? { ...subject, variant } : subject
  })
}
