import { useState, type SubmitEvent } from 'react'
import { REASON_WORDS } from '#app/features/tattoos/report-words.ts'
import { reportTattoo } from '#app/features/tattoos/tattoos.api.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { REPORT_NOTE_MAX_LENGTH, REPORT_REASONS, type ReportReason } from '#shared/gallery.ts'
import { SNACKBAR_MS } from '#shared/limits.ts'

type ReportDialogProps = { tattooId: number; isOpen: boolean; onClose: () => void }

export function ReportDialog({ tattooId, isOpen, onClose }: ReportDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Report this design"
      description="Somebody will look at it. The person who made it is not told who you are."
    >
      <ReportForm tattooId={tattooId} onSent={onClose} />
    </Dialog>
  )
}

function ReportForm({ tattooId, onSent }: { tattooId: number; onSent: () => void }) {
  const showToast = useToast()
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const [isSending, setIsSending] = useState(false)

  const sendReport = async (chosen: ReportReason) => {
    setIsSending(true)
    try {
      await reportTattoo(tattooId, { reason: chosen, note })
      onSent()
      showToast({
        message: 'Thank you, we will look at it',
        durationMs: SNACKBAR_MS,
        tone: 'status',
      })
    } catch (error) {
      const message = messageOf(error, 'The report did not arrive. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsSending(false)
  }
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (reason !== undefined && !isSending) void sendReport(reason)
      }}
    >
      <fieldset className="mt-5">
        <legend className="text-14 font-semibold">What is wrong with it?</legend>
        <div className="mt-2 grid gap-x-4 md:grid-cols-2">
          {REPORT_REASONS.map((value) => (
            <label key={value} className="flex min-h-11 items-center gap-2.5 text-15">
              <input
                type="radio"
                name="reason"
                required
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
                className="size-4.5 accent-ink"
              />
              {REASON_WORDS[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="mt-3 grid gap-1.75 text-14 font-semibold">
        Anything we should know (optional)
        <textarea
          rows={3}
          maxLength={REPORT_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          className="rounded-control border border-edge bg-raised px-3.5 py-2.5 text-16 font-regular focus:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-ink"
        />
      </label>
      <Button type="submit" isLoading={isSending} className="mt-5">
        Send report
      </Button>
    </form>
  )
}
