import { Link } from 'react-router'
import { TattooWall } from '#app/features/tattoos/tattoo-wall.tsx'
import { fetchByTag } from '#app/features/tattoos/tattoos.api.ts'
import { useMarkedTattoos } from '#app/features/tattoos/use-marked-tattoos.ts'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

/** What the gallery has of one subject, and the way to the rest of it. */
export function TaggedDesigns({ tag, found }: { tag: string; found: readonly Tattoo[] }) {
  const { tattoos, update, remove } = useMarkedTattoos(found, () => fetchByTag(tag))
  if (tattoos.length === 0) return null
  return (
    <section className="mt-16">
      <div className="mb-7 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-48 tracking-[-0.034em]">{tag} designs on the wall</h2>
        <Link to={paths.explore({ tag })} className={buttonClass({ variant: 'line' })}>
          Open in the gallery
        </Link>
      </div>
      <TattooWall tattoos={tattoos} onChange={update} onDeleted={remove} isBelowFold />
    </section>
  )
}
