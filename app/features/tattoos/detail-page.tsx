import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AudienceNote, ViewGate } from '#app/features/tattoos/lazy-dialogs.ts'
import { BackToGallery, TattooDetail } from '#app/features/tattoos/tattoo-detail.tsx'
import { TattooWall } from '#app/features/tattoos/tattoo-wall.tsx'
import { fetchDescendants, fetchSimilar, fetchTattoo } from '#app/features/tattoos/tattoos.api.ts'
import { useLike } from '#app/features/tattoos/use-like.ts'
import { useMarkedTattoos } from '#app/features/tattoos/use-marked-tattoos.ts'
import { countView } from '#app/features/tattoos/view-limit.ts'
import { paths } from '#app/paths.ts'
import { useLikes } from '#app/platform/storage/likes-store.ts'
import type { PromptReading } from '#shared/reading.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type DetailProps = {
  found: Tattoo
  similar: readonly Tattoo[]
  descendants: readonly Tattoo[]
  reading?: PromptReading | undefined
}

/** One design with everything around it, for somebody who may see it. */
export function DetailPage({ found, similar, descendants, reading }: DetailProps) {
  const navigate = useNavigate()
  const own = useMarkedTattoos([found], async () => [await fetchTattoo(found.id)])
  const isMadeFromIt = ({ id }: Tattoo) => descendants.some((made) => made.id === id)
  const others = useMarkedTattoos(
    similar.filter((design) => !isMadeFromIt(design)),
    () => fetchSimilar(found.id),
  )
  const made = useMarkedTattoos(descendants, () => fetchDescendants(found.id))
  const tattoo = own.tattoos[0] ?? found
  const like = useLike(own.update)
  const leave = () => void navigate(paths.explore())
  return (
    <div className="page-wrap pt-4 pb-section md:pt-6">
      <div className="mb-3">
        <BackToGallery />
      </div>
      <AudienceNote tattoo={tattoo} onChange={own.update} />
      <TattooDetail
        tattoo={tattoo}
        reading={reading}
        isLiked={useLikes().has(tattoo.id)}
        onLike={() => like(tattoo)}
        onChange={own.update}
        onDeleted={leave}
      />
      <MoreDesigns title="Made from this" designs={made} />
      <MoreDesigns title="Similar Designs You Might Like" designs={others} />
      <ViewGate isOpen={useIsOverLimit(tattoo.id)} onClose={leave} />
    </div>
  )
}

type MoreDesignsProps = { title: string; designs: ReturnType<typeof useMarkedTattoos> }

function MoreDesigns({ title, designs }: MoreDesignsProps) {
  if (designs.tattoos.length === 0) return null
  return (
    <section className="mt-20">
      <h2 className="mb-7 text-48 tracking-[-0.034em]">{title}</h2>
      <TattooWall
        tattoos={designs.tattoos}
        onChange={designs.update}
        onDeleted={designs.remove}
        isBelowFold
      />
    </section>
  )
}

/** Known in the browser only, so no crawler and no link preview meets the gate. */
function useIsOverLimit(tattooId: number) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(!countView(tattooId)), 0)
    return () => clearTimeout(timer)
  }, [tattooId])
  return isOver
}
