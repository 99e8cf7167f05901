import { IDEAS } from '#content/ideas/ideas.ts'
import * as queries from '#server/features/gallery/gallery.queries.ts'
import { listTattoos } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { normaliseTag } from '#shared/tags.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** A design may belong to several ideas; so many of each are looked at for one that hangs nowhere else. */
const LOOKED_AT = 3

/**
 * For every idea a design that shows it, where the gallery has one: the best liked of those that are mainly of it, or else one that has
 * it beside something else. None hangs twice: a samurai under cherry blossom is the samurai's.
 */
export async function listIdeaPictures(deps: Deps): Promise<Map<string, Tattoo>> {
  const tagsOf = IDEAS.map(({ name, tags }) => ({
    name,
    tags: [...new Set([normaliseTag(name), ...tags])],
  }))
  const best = await queries.listBestOfTags(
    deps.db,
    tagsOf.flatMap(({ tags }) => tags),
    { each: LOOKED_AT },
  )
  const chosen = new Map<string, number>()
  const taken = new Set<number>()
  const take = (candidates: readonly queries.TaggedDesign[]) => {
    for (const { name, tags } of tagsOf) {
      if (chosen.has(name)) continue
      const found = candidates.find(({ tag, id }) => tags.includes(tag) && !taken.has(id))
      if (found === undefined) continue
      taken.add(found.id)
      chosen.set(name, found.id)
    }
  }
  take(best.filter(({ isMain }) => isMain))
  take(best)
  const tattoos = await listTattoos(deps, undefined, [...chosen.values()])
  const byId = new Map(tattoos.map((tattoo) => [tattoo.id, tattoo]))
  return new Map(
    [...chosen].flatMap(([name, id]) => {
      const tattoo = byId.get(id)
      return tattoo ? [[name, tattoo] as const] : []
    }),
  )
}
