import { CircleAlert, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FittingRoomState } from '#app/features/fitting-room/use-fitting-room.ts'
import { PHOTO_REFUSAL_WORDS } from '#app/platform/http/photo-refusal-words.ts'
import { Button } from '#app/ui/button.tsx'
import { BODY_NET } from '#engine/body/models/models.ts'

const MODEL_MB = BODY_NET.bytes / 1e6

type StageNoticeProps = { room: FittingRoomState; onChoosePhoto: () => void }

/** What lies over the table while there is nothing to move on it. */
export function StageNotice({ room, onChoosePhoto }: StageNoticeProps) {
  const { scene } = room
  switch (scene.status) {
    case 'opening':
      return <Waiting>Laying out the table…</Waiting>
    case 'reading':
      return room.source.kind === 'ours' ? (
        <Waiting>Laying the ink…</Waiting>
      ) : scene.share === undefined ? (
        <Waiting>Looking for skin. Your photo stays here.</Waiting>
      ) : (
        <Waiting share={scene.share}>
          Fetching the skin reader, once: {(MODEL_MB * scene.share).toFixed(1)} of{' '}
          {MODEL_MB.toFixed(1)} MB
        </Waiting>
      )
    case 'refused':
      return (
        <Refused
          title={PHOTO_REFUSAL_WORDS[scene.refusals[0]!].title}
          lines={scene.refusals.map((refusal) => PHOTO_REFUSAL_WORDS[refusal].retake)}
        >
          <Button onClick={onChoosePhoto}>Choose another photo</Button>
          <Button variant="line" onClick={room.acceptAnyway}>
            Use it all the same
          </Button>
        </Refused>
      )
    case 'unreadable':
      return (
        <Refused
          title="This file cannot be opened here"
          lines={[
            'It may be damaged, or a kind of picture this browser does not know, such as HEIC. Save it as JPEG or PNG and choose it again.',
          ]}
        >
          <Button onClick={onChoosePhoto}>Choose another photo</Button>
        </Refused>
      )
    case 'failed':
      return (
        <Refused
          title="The design did not arrive"
          lines={[
            'The connection may be gone. Your photo is still here and was not sent anywhere.',
          ]}
        >
          <Button onClick={room.retry}>Try again</Button>
        </Refused>
      )
    case 'ready':
      return null
  }
}

function Waiting({ children, share }: { children: ReactNode; share?: number }) {
  return (
    <output className="absolute bottom-4 left-1/2 flex w-max max-w-[calc(100%-1.5rem)] -translate-x-1/2 items-center gap-3 rounded-control bg-[#12100e] px-4 py-3 text-15 text-on-night shadow-lift-2">
      {share === undefined && <LoaderCircle aria-hidden className="late-in size-4 flex-none" />}
      <span className="tabular-nums">
        {children}
        {share !== undefined && (
          <progress
            aria-hidden
            value={share}
            max={1}
            className="mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-full bg-night-hair [&::-moz-progress-bar]:bg-on-night [&::-webkit-progress-bar]:bg-night-hair [&::-webkit-progress-value]:bg-on-night"
          />
        )}
      </span>
    </output>
  )
}

type RefusedProps = { title: string; lines: readonly string[]; children: ReactNode }

function Refused({ title, lines, children }: RefusedProps) {
  return (
    <div
      role="alert"
      className="absolute max-h-full w-108 max-w-full overflow-y-auto rounded-panel border border-hair bg-raised p-6 text-ink shadow-lift-2 md:p-7"
    >
      <h2 className="flex gap-2.5 text-22 leading-[1.2]">
        <CircleAlert aria-hidden className="mt-0.75 size-5 flex-none" />
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line} className="mt-2.5 text-15 text-faded">
          {line}
        </p>
      ))}
      <div className="mt-5 flex flex-wrap gap-2.5">{children}</div>
    </div>
  )
}
