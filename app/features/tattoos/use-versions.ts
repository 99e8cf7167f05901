import { useEffect, useState } from 'react'
import {
  deleteVersion,
  fetchVersions,
  makeVersion,
  restoreVersion,
  type VersionWish,
} from '#app/features/tattoos/versions.api.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import type { VersionsResponse } from '#shared/versions.ts'

/** What the server said of a design while one of its versions was shown. */
type Known = VersionsResponse & { shownNumber: number }

/** The forms that a design of the person's own has had. Mount it anew for another design. */
export function useVersions(tattoo: Tattoo, onChange: (id: number, fields: Tattoo) => void) {
  const [known, setKnown] = useState<Known>()
  const { isRunning, run } = useTask()
  const { id, version } = tattoo
  useEffect(() => {
    let isCurrent = true
    fetchVersions(id).then(
      (answer) => isCurrent && setKnown({ ...answer, shownNumber: version }),
      // Without them the design is still there to look at.
      () => isCurrent && setKnown((before) => before && { ...before, shownNumber: version }),
    )
    return () => {
      isCurrent = false
    }
  }, [id, version])

  return {
    versions: known?.versions ?? [],
    canChange: known?.canChange ?? false,
    /** Also until the list shows what was drawn. */
    isDrawing: isRunning || (known !== undefined && known.shownNumber !== version),
    change: (wish: VersionWish) =>
      void run(
        async () => {
          onChange(id, (await makeVersion(id, wish)).tattoo)
        },
        {
          success: 'Drawn anew, free. The version before is kept.',
          failure: 'It could not be changed just now. The design is as it was.',
        },
      ),
    restore: (number: number) =>
      void run(
        async () => {
          onChange(id, await restoreVersion(id, number))
        },
        {
          success: 'That version is shown again.',
          failure: 'It could not be restored. Please try again.',
        },
      ),
    remove: async (number: number) => {
      await deleteVersion(id, number)
      setKnown(
        (before) =>
          before && {
            ...before,
            versions: before.versions.filter((kept) => kept.number !== number),
          },
      )
    },
  }
}
