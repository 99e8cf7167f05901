import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { quoted } from '#app/ui/quoted.ts'
import { GENERATION_COST_CREDITS } from '#shared/credits.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type MoreLikeThisDialogProps = {
  /** Undefined: closed. */
  tattoo: Tattoo | undefined
  balance: number | undefined
  onClose: () => void
  onDraw: (tattoo: Tattoo) => void
}

export function MoreLikeThisDialog(props: MoreLikeThisDialogProps) {
  const { tattoo, balance, onClose, onDraw } = props
  return (
    <Dialog
      isOpen={tattoo !== undefined}
      onOpenChange={onClose}
      title="Draw another like this?"
      description={`The same words and settings, by another hand. It costs ${GENERATION_COST_CREDITS} credit${
        balance === undefined ? '' : `; you have ${balance}`
      }.`}
    >
      {tattoo !== undefined && (
        <p className="mt-4 border-y border-hair py-3 text-15">
          <span className="line-clamp-3 wrap-anywhere">{quoted(tattoo.prompt)}</span>
          <span className="mt-1 block text-14 text-faded">{settingsOf(tattoo)}</span>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            onClose()
            if (tattoo !== undefined) onDraw(tattoo)
          }}
        >
          Draw it for {GENERATION_COST_CREDITS} credit
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  )
}

const settingsOf = ({ style, color, placement, isPublic }: Tattoo) =>
  [style, color, placement, isPublic ? null : 'only for you'].filter(Boolean).join(', ')
