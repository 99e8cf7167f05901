import { useRef } from 'react'
import { toggleUpvote } from '#app/features/tattoos/likes.api.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { isLiked, setLiked } from '#app/platform/storage/likes-store.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type Change = (id: number, fields: Partial<Tattoo>) => void

/** §4.like.optimistic, §4.like.revert: a like shows at once, and goes back when the call fails. */
export function useLike(onChange: Change) {
  const showToast = useToast()
  const busyIds = useRef(new Set<number>())

  const toggle = async ({ id, upvotes }: Pick<Tattoo, 'id' | 'upvotes'>) => {
    if (busyIds.current.has(id)) return
    busyIds.current.add(id)
    const wasLiked = isLiked(id)
    const show = (isNowLiked: boolean, count: number) => {
      setLiked(id, isNowLiked)
      onChange(id, { upvotes: count, likes: count })
    }
    show(!wasLiked, upvotes + (wasLiked ? -1 : 1))
    try {
      const answer = await toggleUpvote(id)
      show(answer.isUpvoted, answer.upvotes)
    } catch (error) {
      show(wasLiked, upvotes)
      const message = messageOf(error, 'Your like did not arrive. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    busyIds.current.delete(id)
  }
  return (tattoo: Pick<Tattoo, 'id' | 'upvotes'>) => void toggle(tattoo)
}
