import { useState } from 'react'
import { deleteTattoo } from '#app/features/tattoos/tattoos.api.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'

type DeleteTattooDialogProps = {
  /** Undefined: closed. */
  tattooId: number | undefined
  onClose: () => void
  onDeleted: (tattooId: number) => void
}

export function DeleteTattooDialog({ tattooId, onClose, onDeleted }: DeleteTattooDialogProps) {
  const showToast = useToast()
  const [isDeleting, setIsDeleting] = useState(false)

  const remove = async (id: number) => {
    setIsDeleting(true)
    try {
      await deleteTattoo(id)
      onClose()
      onDeleted(id)
      showToast({ message: 'Design deleted', durationMs: SNACKBAR_MS, tone: 'status' })
    } catch (error) {
      const message = messageOf(error, 'We could not delete the design. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsDeleting(false)
  }

  return (
    <Dialog
      isOpen={tattooId !== undefined}
      onOpenChange={onClose}
      title="Delete this design?"
      description="It goes from your list and from the gallery, with its files. This cannot be undone."
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          isLoading={isDeleting}
          onClick={() => {
            if (tattooId !== undefined) void remove(tattooId)
          }}
        >
          Delete design
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  )
}
