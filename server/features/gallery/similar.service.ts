import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { listTagUses } from '#server/features/gallery/dictionary.queries.ts'
import { listPromptVectors } from '#server/features/gallery/prompt-vectors.service.ts'
import { listCandidates } from '#server/features/gallery/similar.queries.ts'
import { rankBySimilarity } from '#server/features/gallery/similarity.ts'
import { getVisibleTattoo, listTattoos } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { likeness } from '#server/providers/embeddings/vectors.ts'
import { normaliseTag } from '#shared/tags.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const SIMILAR_SHOWN = 12
/** The rarest tags say most of a design, and lead to the fewest others. */
const TAGS_FOLLOWED = 2
const CANDIDATES_PER_TAG = 100
/** The best by tags, style and place; only their prompts are compared. */
const CANDIDATES_COMPARED = 60
/** A design like itself in prompt and style is a variation of the same request: one of them is enough. */
const VARIATIONS_SHOWN = 1

/** Others like this one. Capped candidates by its rarest tags, put in order by likeness. */
export async function listSimilar(
  deps: Deps,
  actor: Actor | undefined,
  tattooId: number,
): Promise<Tattoo[]> {
  const design = await getVisibleTattoo(deps, actor, tattooId)
  const tags = [...new Set(design.tags.map(normaliseTag))]
  const uses = new Map((await listTagUses(deps.db, tags)).map((row) => [row.tag, row.uses]))
  const usesOf = (tag: string) => uses.get(tag) ?? 1
  const rarest = tags.toSorted((a, b) => usesOf(a) - usesOf(b))
  // A tag that no other design has would use up a place and lead nowhere.
  const followed = [
    ...rarest.filter((tag) => usesOf(tag) > 1),
    ...rarest.filter((tag) => usesOf(tag) <= 1),
  ]
  const candidates = await listCandidates(deps.db, {
    tags: followed.slice(0, TAGS_FOLLOWED),
    except: tattooId,
    perTag: CANDIDATES_PER_TAG,
  })
  const rarityOf = (tag: string) => rarity(usesOf(tag))
  const nearest = withoutRepeats(
    rankBySimilarity(design, candidates, { rarityOf, arePromptsLeftOut: true }),
  ).slice(0, CANDIDATES_COMPARED)
  const vectors = await listPromptVectors(deps, [design, ...nearest])
  const own = vectors.get(tattooId)
  const meaningOf = ({ id }: { id: number }) => {
    const other = vectors.get(id)
    return own && other && likeness(own, other)
  }
  const ids = rankBySimilarity(design, nearest, { rarityOf, meaningOf })
    .slice(0, SIMILAR_SHOWN)
    .map(({ id }) => id)
  return listTattoos(deps, actor, ids)
}

/** Halves with every tenfold use, roughly. */
const rarity = (uses: number) => 10 / (1 + Math.log10(Math.max(uses, 1)))

function withoutRepeats<Design extends { prompt: string; style: string }>(
  ranked: readonly Design[],
): Design[] {
  const seen = new Map<string, number>()
  return ranked.filter(({ prompt, style }) => {
    const key = `${style}\n${prompt}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count <= VARIATIONS_SHOWN
  })
}
