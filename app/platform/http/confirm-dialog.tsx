import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

export type Deletion = {
  title: string
  description: string
  label: string
  /** Said when it is done. */
  success: string
  act: () => Promise<void>
}

/** Asks before something goes for good. */
export function ConfirmDialog({
  deletion,
  onClose,
}: {
  /** Undefined: closed. */
  deletion: Deletion | undefined
  onClose: () => void
}) {
  const { isRunning, run } = useTask()
  const confirm = ({ act, success }: Deletion) =>
    run(
      async () => {
        await act()
        onClose()
      },
      { success, failure: 'It could not be deleted. Please try again.' },
    )
  return (
    <Dialog
      isOpen={deletion !== undefined}
      onOpenChange={onClose}
      title={deletion?.title ?? ''}
      description={deletion?.description ?? ''}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          isLoading={isRunning}
          onClick={() => {
            if (deletion !== undefined) void confirm(deletion)
          }}
        >
          {deletion?.label}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  )
}
