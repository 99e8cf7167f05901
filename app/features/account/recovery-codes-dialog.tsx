import { Copy, Download } from 'lucide-react'
import { saveBlob } from '#app/ui/save-blob.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'

type RecoveryCodesDialogProps = {
  /** Undefined: closed. */
  codes: readonly string[] | undefined
  onClose: () => void
}

/** Shown once: nobody, not even the server, can show them again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { run } = useTask()
  const text = `${codes?.join('\n')}\n`
  const copy = () =>
    run(() => navigator.clipboard.writeText(text), {
      success: 'Codes copied',
      failure: 'The codes could not be copied. Please download them instead.',
    })
  const download = () =>
    saveBlob(
      new Blob([`Recovery codes for ${PRODUCT_NAME}. Each works once.\n\n${text}`], {
        type: 'text/plain',
      }),
      'inkwright-recovery-codes.txt',
    )
  return (
    <Dialog
      isOpen={codes !== undefined}
      onOpenChange={onClose}
      title="Your recovery codes"
      description="If you lose your phone or your passkeys, each of these signs you in once. Keep them where only you look. They are not shown again."
    >
      <ul
        aria-label="Recovery codes"
        className="mt-5 grid gap-x-6 gap-y-1.5 rounded-control border border-hair bg-wall px-4 py-3.5 font-[family-name:ui-monospace,monospace] text-15 min-[420px]:grid-cols-2"
      >
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="line" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          Copy
        </Button>
        <Button variant="line" onClick={download}>
          <Download aria-hidden className="size-4" />
          Download
        </Button>
        <Button variant="ink" onClick={onClose}>
          I have saved them
        </Button>
      </div>
    </Dialog>
  )
}
