import { useState } from 'react'
import { fetchReports, setHidden } from '#app/features/tattoos/reports.api.ts'
import { groupReports } from '#app/features/tattoos/reported-designs.ts'
import { usePagedList } from '#app/platform/http/use-paged-list.ts'
import { useTask } from '#app/platform/http/use-task.ts'

/** The administrator's pile, and what can be done with each sheet of it. */
export function useReports() {
  const { run } = useTask()
  const list = usePagedList(fetchReports, groupReports)
  const [busyId, setBusyId] = useState<number>()

  const settle = async (id: number, outcome: 'hidden' | 'kept') => {
    setBusyId(id)
    await run(
      async () => {
        const tattoo = await setHidden(id, outcome === 'hidden')
        list.edit((designs) =>
          designs.map((design) =>
            design.tattoo.id === id ? { ...design, tattoo, outcome } : design,
          ),
        )
      },
      { failure: 'That did not work. Please try again.' },
    )
    setBusyId(undefined)
  }
  const remove = (id: number) =>
    list.edit((designs) => designs.filter(({ tattoo }) => tattoo.id !== id))

  return { list, busyId, settle, remove }
}
