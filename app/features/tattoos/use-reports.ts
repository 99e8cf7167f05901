import { useCallback, useEffect, useState } from 'react'
import { fetchReports, setHidden } from '#app/features/tattoos/reports.api.ts'
import { groupReports, type ReportedDesign } from '#app/features/tattoos/reported-designs.ts'
import { messageOf } from '#app/platform/api-client.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'

type List = {
  status: 'loading' | 'ready' | 'failed'
  designs: readonly ReportedDesign[]
  /** The last report's id, when there are more behind it. */
  nextBefore: number | undefined
}

const EMPTY: List = { status: 'loading', designs: [], nextBefore: undefined }

/** The administrator's pile, and what can be done with each sheet of it. */
export function useReports() {
  const showToast = useToast()
  const [list, setList] = useState<List>(EMPTY)
  const [busyId, setBusyId] = useState<number>()

  useEffect(() => void loadPage(setList, undefined), [])
  const load = (before: number | undefined) => {
    setList((now) => ({ ...now, status: 'loading' }))
    void loadPage(setList, before)
  }

  const settle = async (id: number, outcome: 'hidden' | 'kept') => {
    setBusyId(id)
    try {
      const tattoo = await setHidden(id, outcome === 'hidden')
      setList((now) => ({
        ...now,
        designs: now.designs.map((design) =>
          design.tattoo.id === id ? { ...design, tattoo, outcome } : design,
        ),
      }))
    } catch (error) {
      const message = messageOf(error, 'That did not work. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setBusyId(undefined)
  }
  const remove = useCallback((id: number) => {
    setList((now) => ({ ...now, designs: now.designs.filter(({ tattoo }) => tattoo.id !== id) }))
  }, [])

  return { ...list, busyId, load, settle, remove }
}

async function loadPage(
  change: (edit: (now: List) => List) => void,
  before: number | undefined,
): Promise<void> {
  try {
    const { reports, hasMore } = await fetchReports(before)
    change((now) => ({
      status: 'ready',
      designs: groupReports(now.designs, reports),
      nextBefore: hasMore ? reports.at(-1)?.id : undefined,
    }))
  } catch {
    change((now) => ({ ...now, status: 'failed' }))
  }
}
