import { FileArchive, ImagePlus, X } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { countPhotos } from '#app/features/body/body-words.ts'
import { ACCEPTED } from '#app/features/body/photo-picks.ts'
import { isBeingChecked, uploadText } from '#app/features/body/upload-status.ts'
import {
  usePhotoUpload,
  type ChosenFile,
  type PhotoUploadState,
} from '#app/features/body/use-photo-upload.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import {
  PHOTO_MAX_BYTES,
  PHOTOS_MAX,
  PHOTOS_MIN_FOR_TRAINING,
  type UploadedArchiveResponse,
} from '#shared/body.ts'

type PhotoDropProps = {
  /** How many are there already. */
  photosKept: number
  /** In the designer the one red button is another. */
  place: 'panel' | 'page'
  /** Closed while the photos are read: it only tells how the upload went. */
  isOpen: boolean
  onUploaded: (upload: UploadedArchiveResponse) => void
}

/**
 * Photos are dropped or chosen (§4.upload.drag), looked at (§4.upload.preview), taken back one by one (§4.upload.remove), and
 * sent.
 */
export function PhotoDrop({ photosKept, place, isOpen, onUploaded }: PhotoDropProps) {
  const upload = usePhotoUpload(onUploaded)
  const { chosen, isSending, refusals } = upload
  const archives = chosen.filter(({ previewUrl }) => previewUrl === undefined)
  return (
    <div className="grid gap-3">
      {isOpen && !isSending && <DropZone photosKept={photosKept} onFiles={upload.add} />}
      {refusals.length > 0 && (
        <ul role="alert" className="grid gap-1 text-14 text-red">
          {refusals.map((refusal) => (
            <li key={refusal} className="break-words">
              {refusal}
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && <Previews upload={upload} />}
      <UploadLine upload={upload} />
      {isOpen && !isSending && (
        <Button
          variant={place === 'page' && photosKept === 0 ? 'primary' : 'ink'}
          disabled={chosen.length === 0}
          onClick={upload.send}
          className={place === 'page' ? 'md:justify-self-start' : ''}
        >
          {chosen.length === 0 || archives.length > 0
            ? 'Upload'
            : `Upload ${countPhotos(chosen.length)}`}
        </Button>
      )}
    </div>
  )
}

type DropZoneProps = { photosKept: number; onFiles: (files: readonly File[]) => void }

function DropZone({ photosKept, onFiles }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const hover = (event: DragEvent) => {
    // Without this the browser would open the file in place of the page.
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div
      data-over={isOver || undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (!isInside) setIsOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      className={classNames(
        'grid justify-items-center gap-2.5 rounded-control border border-dashed px-4 py-5 text-center transition-colors',
        isOver ? 'border-ink bg-ink/7' : 'border-edge',
      )}
    >
      <ImagePlus aria-hidden className="size-6 text-faded" />
      <p className="text-15 font-medium">
        {photosKept === 0
          ? `Select at least ${PHOTOS_MIN_FOR_TRAINING} photos`
          : 'Add photos from other sides'}
        <small className="mt-0.5 block text-13 font-regular text-balance text-faded">
          Bare skin, daylight, the spot filling half the picture. JPEG, PNG or WebP up to{' '}
          {PHOTO_MAX_BYTES / 1024 / 1024} MB, {PHOTOS_MAX} at a time, or one zip.
        </small>
      </p>
      <Button variant="line" size="sm" onClick={() => chooser.current?.click()}>
        Choose photos
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label="Photos of your skin"
        tabIndex={-1}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
        className="sr-only"
      />
    </div>
  )
}

function Previews({ upload: { chosen, isSending, remove } }: { upload: PhotoUploadState }) {
  return (
    <ul
      aria-label="Chosen photos"
      className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2"
    >
      {chosen.map((one) => (
        <li key={one.previewUrl ?? one.file.name} className="relative">
          <Preview chosen={one} />
          {!isSending && (
            <button
              type="button"
              aria-label={`Remove ${one.file.name}`}
              onClick={() => remove(one)}
              className="absolute top-1 right-1 grid size-7 place-items-center rounded-full bg-sheet text-on-sheet shadow-lift hover:bg-on-sheet hover:text-sheet focus-visible:outline-on-sheet pointer-coarse:after:absolute pointer-coarse:after:-inset-2"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Preview({ chosen: { file, previewUrl } }: { chosen: ChosenFile }) {
  if (previewUrl === undefined)
    return (
      <div className="sheet-paper grid aspect-square content-center justify-items-center gap-1 p-1.5 text-12">
        <FileArchive aria-hidden className="size-5" />
        <span className="w-full truncate text-center">{file.name}</span>
      </div>
    )
  return (
    <img
      src={previewUrl}
      alt={file.name}
      className="sheet-paper aspect-square w-full object-cover p-1"
    />
  )
}

/** How far it has come, in the words of §4.upload.words. */
function UploadLine({ upload: { status, isSending, giveUp } }: { upload: PhotoUploadState }) {
  const percent = status.state === 'uploading' ? status.percent : isSending ? 0 : undefined
  return (
    <div className={status.state === 'idle' ? 'sr-only' : 'text-14'}>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <output
          className={classNames(
            'font-semibold tabular-nums',
            status.state === 'failed' && 'text-red',
            status.state === 'completed' && 'text-ok',
          )}
        >
          {uploadText(status)}
        </output>
        {isSending && (
          <Button variant="quiet" size="sm" onClick={giveUp}>
            Cancel
          </Button>
        )}
      </div>
      {percent !== undefined && <ProgressBar value={percent} max={100} />}
      {isBeingChecked(status) && (
        <p className="mt-2 text-13 text-faded">
          Every photo is opened, cleaned of where it was taken, and checked.
        </p>
      )}
      {status.state === 'failed' && (
        <p role="alert" className="break-words text-faded">
          {status.reason}
        </p>
      )}
    </div>
  )
}
