import { findIdea, IDEAS } from '#content/ideas/ideas.ts'
import * as queries from '#server/features/gallery/gallery.queries.ts'
import { listTattoos } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { normaliseTag } from '#shared/tags.ts'
import { LETTERING } from '#shared/styles.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** So many of each tag are looked at for one that is mainly of it. */
const LOOKED_AT = 6

const tagsOf = ({ name, tags }: { name: string; tags: readonly string[] }) => [
  ...new Set([normaliseTag(name), ...tags]),
]

/**
 * For ideas a design that shows them, where the gallery has one: the best liked of those that are mainly of it. A samurai under cherry
 * blossom shows no cherry blossom, and a feather beside words shows words.
 */
export async function listIdeaPictures(deps: Deps): Promise<Map<string, Tattoo>> {
  const best = await queries.listBestOfTags(deps.db, IDEAS.flatMap(tagsOf), { each: LOOKED_AT })
  const chosen = IDEAS.flatMap((idea) => {
    const tags = tagsOf(idea)
    const found = best.find(({ tag, isMain }) => isMain && tags.includes(tag))
    return found ? [{ name: idea.name, id: found.id }] : []
  })
  const tattoos = await listTattoos(
    deps,
    undefined,
    chosen.map(({ id }) => id),
  )
  const byId = new Map(tattoos.map((tattoo) => [tattoo.id, tattoo]))
  return new Map(
    chosen.flatMap(({ name, id }) => {
      const tattoo = byId.get(id)
      return tattoo ? [[name, tattoo] as const] : []
    }),
  )
}

/** Whether a design is mainly of what an idea is about. */
export function showsIdea(ideaName: string, { tags, style }: Tattoo): boolean {
  const idea = findIdea(ideaName)
  const [first] = tags
  return (
    idea !== undefined && first !== undefined && style !== LETTERING && tagsOf(idea).includes(first)
  )
}
