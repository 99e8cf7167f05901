import { Camera, ImagePlus, ShieldCheck } from 'lucide-react'
import type { RefObject } from 'react'
import type { FittingRoomState } from '#app/features/fitting-room/use-fitting-room.ts'
import { FileButton } from '#app/ui/file-button.tsx'

/** What browsers open; HEIC is opened by some. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

type PhotoPanelProps = {
  room: FittingRoomState
  chooser: RefObject<HTMLInputElement | null>
  /** There is a way to keep it elsewhere, which has to be asked for. */
  canKeep: boolean
}

/** Whose skin it is: a photo of one's own, which stays in the browser. */
export function PhotoPanel({ room, chooser, canKeep }: PhotoPanelProps) {
  const hasOwn = room.source.kind === 'own'
  const show = (file: File) => room.show({ kind: 'own', file })
  return (
    <div>
      <h1 className="text-28">Fitting room</h1>
      <p className="mt-2 text-15 text-faded">
        {hasOwn
          ? 'Tap the skin where the design should lie, then move it until it is right.'
          : 'See the design on your own skin, before the needle does.'}
      </p>
      <div className="mt-4 grid gap-2 max-md:pointer-coarse:grid-cols-2">
        <FileButton
          ref={chooser}
          variant={hasOwn ? 'line' : 'primary'}
          accept={ACCEPTED}
          onChoose={show}
        >
          <ImagePlus aria-hidden className="size-4.5" />
          {hasOwn ? 'Another photo' : 'Choose a photo'}
        </FileButton>
        <FileButton
          variant="line"
          accept="image/*"
          isCamera
          onChoose={show}
          className="pointer-fine:hidden"
        >
          <Camera aria-hidden className="size-4.5" />
          Take a photo
        </FileButton>
      </div>
      <p className="mt-4 flex gap-2.5 text-14 leading-[1.45] text-faded">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 flex-none text-ink" />
        <span>
          Your photo stays in this browser. It is{' '}
          <strong className="font-semibold text-ink">never uploaded</strong>
          {canKeep && ' unless you save it to your account'}, and gone when you close the page.
        </span>
      </p>
    </div>
  )
}
