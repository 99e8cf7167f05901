import { Download, WifiOff } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { DesignChoice } from '#app/features/fitting-room/design-choice.tsx'
import { KEY_WORDS } from '#app/features/fitting-room/key-moves.ts'
import { OurBodyPanel } from '#app/features/fitting-room/our-body-panel.tsx'
import { PhotoPanel } from '#app/features/fitting-room/photo-panel.tsx'
import { withAge } from '#app/features/fitting-room/placement.ts'
import { PlacementControls } from '#app/features/fitting-room/placement-controls.tsx'
import { inkSizeCm, sizeWords } from '#app/features/fitting-room/real-size.ts'
import { RealSizePanel } from '#app/features/fitting-room/real-size-panel.tsx'
import { NO_ZOOM } from '#app/features/fitting-room/stage-zoom.ts'
import { StageBar } from '#app/features/fitting-room/stage-bar.tsx'
import { Stage, type StageView } from '#app/features/fitting-room/stage.tsx'
import {
  useFittingRoom,
  type FittingRoomState,
  type LaidBefore,
} from '#app/features/fitting-room/use-fitting-room.ts'
import { useRealSize, type RealSize } from '#app/features/fitting-room/use-real-size.ts'
import { Button } from '#app/ui/button.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { INK_AGES, type InkAge, type InkPlacement, type PhotoTap } from '#shared/body.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** What somebody has laid out, for whoever keeps it or makes it in full quality. */
export type FittedWork = {
  tattooId: number
  placement: InkPlacement
  /** The skin it lies on, so that whoever makes it anew reads the same limb. */
  tap: PhotoTap | undefined
  /** The person's own photo; undefined on a body of ours. */
  photo: File | undefined
  /** The picture as the browser makes it. */
  makePng: () => Promise<Blob>
}

type FittingRoomScreenProps = {
  tattoo: Tattoo
  suggestions: readonly Tattoo[]
  titleOf: (tattoo: Tattoo) => string
  /** What is to be moved, where it was laid out before. */
  before?: LaidBefore | undefined
  /** More to do with the work, under the way to save it. Called once there is something to keep. */
  moreActs?: (work: FittedWork) => ReactNode
}

const AGE_WORDS: Record<InkAge, string> = {
  fresh: 'Fresh',
  healed: 'Healed',
  'ten-years': '10 years',
}
const AGES = INK_AGES.map((value) => ({ value, label: AGE_WORDS[value] }))

/** On a phone the picture stays in sight: what is scrolled to, by the keyboard too, comes to stand below it. */
const BELOW_PICTURE =
  'max-md:[&_:is(button,input,summary)]:scroll-mt-[calc(58svh+var(--spacing-header)+1rem)]'

/** Whose skin on the left, the picture on a dark table, what to change on the right. One column on a phone, the picture in sight. */
export function FittingRoomScreen(props: FittingRoomScreenProps) {
  const { tattoo, suggestions, titleOf, before, moreActs } = props
  const room = useFittingRoom(tattoo, before)
  const realSize = useRealSize(room.photo?.preview, room.limb, room.widthMm)
  const [view, setView] = useState<StageView>({ bare: 0, hasGuides: true, zoom: NO_ZOOM })
  const [viewed, setViewed] = useState(room.source)
  // Another photo is first seen with the ink on it; another tone of our body is a comparison that goes on.
  if (viewed !== room.source) {
    setViewed(room.source)
    if (room.source.kind === 'own') setView({ ...view, bare: 0, zoom: NO_ZOOM })
  }
  const chooser = useRef<HTMLInputElement>(null)
  const title = titleOf(tattoo)
  return (
    <div className="max-md:flex max-md:flex-col md:grid md:grid-cols-[minmax(15rem,18rem)_minmax(0,1fr)_minmax(18rem,22rem)] lg:h-[calc(100dvh-var(--spacing-header))] lg:min-h-160">
      <aside
        aria-label="Photo"
        className="[--panel:var(--color-raised)] max-md:contents md:grid md:grid-cols-[minmax(0,1fr)] md:content-start md:gap-7 md:overflow-y-auto md:border-r md:border-hair md:bg-raised md:py-5.5 md:pr-6 md:pl-gutter md:[scrollbar-width:thin]"
      >
        <div className="max-md:bg-raised max-md:px-gutter max-md:py-5.5">
          <PhotoPanel room={room} chooser={chooser} canKeep={moreActs !== undefined} />
        </div>
        {/* On a phone the picture comes first: whoever turns a body wants to see it turn. */}
        <div
          className={`max-md:order-2 max-md:bg-raised max-md:px-gutter max-md:pt-5.5 ${BELOW_PICTURE}`}
        >
          <OurBodyPanel room={room} />
        </div>
        <Hints />
      </aside>
      <section
        aria-label="Preview"
        className="flex min-h-0 flex-col bg-[#12100e] text-on-night max-md:sticky max-md:order-1 max-md:top-header max-md:z-10 max-md:h-[58svh] md:min-h-140"
      >
        <Stage
          room={room}
          view={view}
          onView={setView}
          realSize={realSize}
          title={title}
          onChoosePhoto={() => chooser.current?.click()}
        />
        <StageBar room={room} view={view} onView={setView} />
      </section>
      <aside
        aria-label="Adjust"
        className={`flex min-h-0 flex-col bg-raised max-md:order-3 [--field:var(--color-wall)] [--panel:var(--color-raised)] md:border-l md:border-hair ${BELOW_PICTURE}`}
      >
        <div className="grid min-h-0 flex-1 content-start gap-5 px-gutter py-5.5 md:overflow-y-auto md:pl-7 md:[scrollbar-width:thin]">
          <DesignChoice tattoo={tattoo} title={title} suggestions={suggestions} titleOf={titleOf} />
          <Controls room={room} realSize={realSize} view={view} onView={setView} />
        </div>
        <SaveBar room={room} tattooId={tattoo.id} moreActs={moreActs} />
      </aside>
    </div>
  )
}

const HINTS = [
  'Tap the skin where the design should lie.',
  'Drag it along the limb, pull a corner for its size, the knob to turn it.',
  'Two fingers on it do all of that at once, and so do the keys.',
  'Beside it, the wheel or two fingers bring the photo closer, and a drag moves it along.',
]

/** What hands can do, said once. On a phone they find out sooner than they read. */
function Hints() {
  return (
    <ol className="border-t border-hair pt-1.5 text-14 max-md:hidden">
      {HINTS.map((hint, index) => (
        <li key={hint} className="grid grid-cols-[1.75rem_1fr] pt-2.5 leading-[1.4] text-faded">
          <span aria-hidden className="font-display text-ink">
            {index + 1}
          </span>
          {hint}
        </li>
      ))}
    </ol>
  )
}

type ControlsProps = {
  room: FittingRoomState
  realSize: RealSize
  view: StageView
  onView: (view: StageView) => void
}

function Controls({ room, realSize, view, onView }: ControlsProps) {
  const { scene, placement, limb, art, photo } = room
  if (scene.status !== 'ready' || !placement || !limb || !art || !photo)
    return (
      <p className="text-15 text-faded">
        Size, turn, bend and age come as soon as the design lies on skin.
      </p>
    )
  const isFlat = scene.fault !== undefined
  const size =
    realSize.scale && sizeWords(inkSizeCm(placement, art.shape, art.bounds, realSize.scale))
  return (
    <>
      {scene.fault !== undefined && (
        <FlatNote isOffline={scene.fault === 'not-fetched'} room={room} />
      )}
      {scene.isByHand && (
        <output className="block rounded-control border border-edge p-3.5 text-14">
          No bare skin was found, so the design lies where you put it. Tap the skin to have it
          looked for there.
        </output>
      )}
      <PlacementControls
        photo={photo.preview}
        limb={limb}
        placement={placement}
        scale={realSize.scale}
        sizeText={size ?? `${Math.round(placement.size * 100)} %`}
        isFlat={isFlat}
        onAdjust={room.adjust}
        onDone={room.letGo}
      />
      <div>
        <SegmentedControl
          label="How old is the ink?"
          labelled="above"
          value={placement.age}
          options={AGES}
          onChange={(age) => room.adjust(withAge(placement, age), 'age')}
        />
        <p className="mt-2 text-13 text-faded">
          An estimate: sun, skin and aftercare decide how ink settles.
        </p>
      </div>
      <RealSizePanel realSize={realSize} size={size} hasLimb={!isFlat} />
      <Switch
        label="Show guides"
        hint="The limb’s middle and its roundness"
        isOn={view.hasGuides}
        onChange={(hasGuides) => onView({ ...view, hasGuides })}
      />
      <KeyList />
    </>
  )
}

/** Without the reader the design lies like a print on the whole photo. */
function FlatNote({ isOffline, room }: { isOffline: boolean; room: FittingRoomState }) {
  return (
    <output className="block rounded-control border border-edge p-3.5 text-14">
      <span className="flex gap-2.5">
        <WifiOff aria-hidden className="mt-0.5 size-4 flex-none" />
        {isOffline
          ? 'The skin reader could not be fetched, so the design lies flat and does not follow the limb.'
          : 'This browser cannot run the skin reader, so the design lies flat and does not follow the limb.'}
      </span>
      {isOffline && (
        <Button variant="line" size="sm" onClick={room.retry} className="mt-3">
          Try again
        </Button>
      )}
    </output>
  )
}

function KeyList() {
  return (
    <details className="text-14 pointer-coarse:hidden">
      <summary className="cursor-pointer text-faded hover:text-ink">
        Keys, with the photo in focus
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {KEY_WORDS.map(([keys, act]) => (
          <div key={keys} className="contents">
            <dt className="font-medium">{keys}</dt>
            <dd className="text-faded">{act}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type SaveBarProps = {
  room: FittingRoomState
  tattooId: number
  moreActs: FittingRoomScreenProps['moreActs']
}

/** The one thing to do once the design lies on one's own skin. */
function SaveBar({ room, tattooId, moreActs }: SaveBarProps) {
  const { scene, placement, source, exported } = room
  const isReady = scene.status === 'ready' && placement !== undefined
  const hasOwn = source.kind === 'own'
  return (
    <div className="grid gap-2.5 border-t border-hair px-gutter pt-3.5 pb-4 md:pl-7">
      <Button
        variant={hasOwn ? 'primary' : 'line'}
        size={hasOwn ? 'lg' : 'md'}
        isBlock
        disabled={!isReady}
        isLoading={room.isExporting}
        onClick={room.save}
      >
        <Download aria-hidden className="size-4.5" />
        Save picture
      </Button>
      {isReady &&
        moreActs?.({
          tattooId,
          placement,
          tap: room.spot,
          photo: hasOwn ? source.file : undefined,
          makePng: async () => (await room.makePng()).png,
        })}
      <output className="block text-13 text-faded tabular-nums">
        {exported === undefined
          ? 'As PNG, in the size of the photo. Made here, free of charge.'
          : `Saved as PNG, ${exported.width} × ${exported.height} pixels.`}
      </output>
    </div>
  )
}
