import { FileImage, PenTool, Printer, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { fetchFlashSheet } from '#app/features/tattoos/flash-sheet/flash-sheet.api.ts'
import {
  useFlashSheet,
  type FlashSheetState,
} from '#app/features/tattoos/flash-sheet/use-flash-sheet.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { saveBlob } from '#app/ui/save-blob.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { FlashFile, FlashPage } from '#shared/flash-sheet.ts'
import { SNACKBAR_MS } from '#shared/limits.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type FlashSheetDialogProps = {
  /** Undefined: closed. */
  tattoo: Tattoo | undefined
  onClose: () => void
}

const PAGES = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: 'US Letter' },
] as const satisfies readonly { value: FlashPage; label: string }[]

export function FlashSheetDialog({ tattoo, onClose }: FlashSheetDialogProps) {
  return (
    <Dialog
      isOpen={tattoo !== undefined}
      onOpenChange={onClose}
      title="A flash sheet of this"
      description="Six to nine small designs around yours, in the same style, on one page at true size. It comes with your plan and takes no credits."
    >
      {tattoo !== undefined && (
        <FlashSheetMaker key={`${tattoo.id}-${tattoo.version}`} tattoo={tattoo} />
      )}
    </Dialog>
  )
}

function FlashSheetMaker({ tattoo }: { tattoo: Tattoo }) {
  const { state, draw } = useFlashSheet(tattoo.id)
  const [page, setPage] = useState<FlashPage>('A4')
  const isDrawing = state.status === 'drawing'
  if (state.status === 'ready') return <FinishedSheet tattoo={tattoo} {...state} />
  return (
    <div className="mt-5 grid gap-5">
      {!isDrawing && (
        <SegmentedControl
          label="Paper"
          labelled="above"
          value={page}
          options={PAGES}
          onChange={setPage}
        />
      )}
      <Progress state={state} />
      <Button isLoading={isDrawing} onClick={() => draw(page)} className="justify-self-start">
        {state.status === 'failed' ? 'Try again' : isDrawing ? 'Drawing it' : 'Make the sheet'}
      </Button>
    </div>
  )
}

function Progress({ state }: { state: FlashSheetState }) {
  if (state.status === 'failed')
    return (
      <p role="alert" className="text-15">
        {state.message}
      </p>
    )
  if (state.status !== 'drawing') return null
  const { drawn, designs } = state.progress ?? { drawn: 1, designs: 9 }
  return (
    <div className="grid gap-2">
      <output className="text-15 text-faded tabular-nums">
        {state.progress === undefined
          ? 'Choosing what goes with it…'
          : `${drawn} of ${designs} designs drawn`}
      </output>
      <ProgressBar value={drawn} max={designs} />
    </div>
  )
}

const FILES: { kind: FlashFile; label: string; hint: string; Icon: LucideIcon }[] = [
  { kind: 'pdf', label: 'Download PDF', hint: 'true size, with its lines', Icon: Printer },
  { kind: 'png', label: 'Download PNG', hint: 'on white', Icon: FileImage },
  { kind: 'svg', label: 'Download SVG', hint: 'vector', Icon: PenTool },
]

type FinishedSheetProps = { tattoo: Tattoo; page: FlashPage; pictureUrl: string }

function FinishedSheet({ tattoo, page, pictureUrl }: FinishedSheetProps) {
  const showToast = useToast()
  const [busyKind, setBusyKind] = useState<FlashFile>()
  const save = async (kind: FlashFile) => {
    setBusyKind(kind)
    try {
      saveBlob(await fetchFlashSheet(tattoo.id, page, kind), `flash-sheet.${kind}`)
    } catch (error) {
      const message = messageOf(error, 'The file could not be fetched. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setBusyKind(undefined)
  }
  return (
    <div className="mt-5 grid gap-4">
      <img
        src={pictureUrl}
        alt={`Flash sheet around “${tattoo.prompt}”, ${tattoo.style}`}
        className="sheet-paper mx-auto max-h-[48dvh] w-auto"
      />
      <ul>
        {FILES.map(({ kind, label, hint, Icon }) => (
          <li key={kind} className="border-b border-hair">
            <button
              type="button"
              aria-busy={busyKind === kind || undefined}
              onClick={() => void (busyKind === undefined && save(kind))}
              className="grid min-h-11 w-full grid-cols-[1.75rem_1fr_auto] items-center text-left text-15 font-medium hover:bg-ink/4"
            >
              <Icon aria-hidden className="size-4 text-faded" />
              {label}
              <span className="text-13 font-regular text-faded">{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
