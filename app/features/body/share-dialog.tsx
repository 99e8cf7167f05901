import { Copy } from 'lucide-react'
import { useState } from 'react'
import { shareRendering, unshareRendering } from '#app/features/body/body.api.ts'
import { dateWords } from '#app/ui/day-words.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { SHARE_LINK_DAYS, type BodyRendering } from '#shared/body.ts'

type ShareDialogProps = {
  /** Undefined: closed. */
  rendering: BodyRendering | undefined
  onClose: () => void
  onChange: (id: number, fields: Partial<BodyRendering>) => void
}

/** A link for whoever is to see one picture. It is kept nowhere, so it can be shown only when it is made. */
export function ShareDialog({ rendering, onClose, onChange }: ShareDialogProps) {
  return (
    <Dialog
      isOpen={rendering !== undefined}
      onOpenChange={onClose}
      title="Share by private link"
      description={`Whoever has the link sees this one picture, without signing in. It works for ${SHARE_LINK_DAYS} days at most and never longer than your photo is kept. You can end it at any time.`}
    >
      {rendering !== undefined && (
        <LinkControls key={rendering.id} rendering={rendering} onChange={onChange} />
      )}
    </Dialog>
  )
}

type LinkControlsProps = Pick<ShareDialogProps, 'onChange'> & { rendering: BodyRendering }

/** Make, copy and end the link to one picture. */
export function LinkControls({ rendering, onChange }: LinkControlsProps) {
  const { id, sharedUntil } = rendering
  const { isRunning, run } = useTask()
  const [url, setUrl] = useState<string>()
  const create = () =>
    run(
      async () => {
        const link = await shareRendering(id)
        setUrl(link.url)
        onChange(id, { sharedUntil: link.expiresAt })
      },
      { failure: 'The link could not be made. Please try again.' },
    )
  const end = () =>
    run(
      async () => {
        await unshareRendering(id)
        setUrl(undefined)
        onChange(id, { sharedUntil: null })
      },
      {
        success: 'The link works no more',
        failure: 'The link could not be ended. Please try again.',
      },
    )
  const copy = () =>
    run(() => navigator.clipboard.writeText(url ?? ''), {
      success: 'Link copied',
      failure: 'It could not be copied: select the link and copy it by hand.',
    })
  return (
    <div className="mt-5 grid gap-4">
      {url !== undefined && (
        <TextField
          label="Link"
          value={url}
          readOnly
          onChange={() => {}}
          onFocus={(event) => event.target.select()}
        />
      )}
      {sharedUntil !== null && (
        <p className="text-14 text-faded">
          The link works until {dateWords(sharedUntil)}.
          {url === undefined && ' Lost it? A new one takes its place.'}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {url === undefined ? (
          <Button isLoading={isRunning} onClick={() => void create()}>
            {sharedUntil === null ? 'Make a link' : 'Make a new link'}
          </Button>
        ) : (
          <Button onClick={() => void copy()}>
            <Copy aria-hidden className="size-4" />
            Copy link
          </Button>
        )}
        {sharedUntil !== null && (
          <Button variant="line" isLoading={isRunning} onClick={() => void end()}>
            End the link
          </Button>
        )}
      </div>
    </div>
  )
}
