import { FORMER_NAMES } from '#content/ideas/former-names.ts'
import { findIdea, IDEAS } from '#content/ideas/ideas.ts'
import type { Idea } from '#content/ideas/idea.ts'
import { NotFoundError } from '#server/platform/errors.ts'
import type { IdeaResponse } from '#shared/gallery.ts'

export class IdeaNotFoundError extends NotFoundError {
  constructor() {
    super('No tattoo idea found with the given name.')
  }
}

/** Every idea that has a page, in alphabetical order. */
export const listIdeas = (): IdeaResponse[] => IDEAS.map(present)

/** By its name in any capitals, with spaces or hyphens, or by a name it once had. */
export function getIdea(name: string): IdeaResponse {
  const plain = name.trim().toLowerCase().replaceAll('-', ' ')
  const former = Object.hasOwn(FORMER_NAMES, plain) ? FORMER_NAMES[plain] : undefined
  const idea = findIdea(name) ?? findIdea(former ?? plain)
  if (!idea) throw new IdeaNotFoundError()
  return present(idea)
}

const present = ({ name, description, meaning, faqItems }: Idea): IdeaResponse => ({
  name,
  description,
  meaning,
  faqItems: faqItems.map(({ question, answer }) => ({ question, answer })),
})
