import { useEffect, useState } from 'react'
import { readCredits, readHistory } from '#app/features/credits/credits.api.ts'
import type { CreditEvent, CreditsResponse } from '#shared/credits.ts'

type CreditPage = {
  credits: CreditsResponse
  events: CreditEvent[]
  nextBefore: number | null
}

/** The balance with its history, and more of the history on demand. */
export function useCreditPage() {
  const [page, setPage] = useState<CreditPage>()
  const [hasFailed, setHasFailed] = useState(false)
  const [isLoading, setIsLoading] = useState(false)

  useEffect(() => {
    let isCurrent = true
    readFirstPage().then(
      (first) => isCurrent && setPage(first),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [])

  const load = async (read: () => Promise<CreditPage>) => {
    setIsLoading(true)
    setHasFailed(false)
    try {
      setPage(await read())
    } catch {
      setHasFailed(true)
    }
    setIsLoading(false)
  }

  const loadMore = () => load(() => (page ? readMore(page) : readFirstPage()))
  return { page, hasFailed, isLoading, loadMore }
}

async function readFirstPage(): Promise<CreditPage> {
  const [credits, history] = await Promise.all([readCredits(), readHistory(null)])
  return { credits, ...history }
}

async function readMore(page: CreditPage): Promise<CreditPage> {
  const { events, nextBefore } = await readHistory(page.nextBefore)
  return { ...page, events: [...page.events, ...events], nextBefore }
}
