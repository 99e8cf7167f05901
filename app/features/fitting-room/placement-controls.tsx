import {
  BEND_STEP,
  MOVE_STEP,
  SCALE_STEP,
  TURN_STEP_DEGREES,
} from '#app/features/fitting-room/key-moves.ts'
import { placeAt, spotOf, within, type Shape } from '#app/features/fitting-room/placement.ts'
import type { PhotoScale } from '#app/features/fitting-room/real-size.ts'
import { Slider } from '#app/ui/slider.tsx'
import type { InkPlacement, LimbReading } from '#shared/body.ts'

type PlacementControlsProps = {
  photo: Shape
  limb: LimbReading
  placement: InkPlacement
  scale: PhotoScale | undefined
  /** The ink's size, in words. */
  sizeText: string
  isFlat: boolean
  onAdjust: (placement: InkPlacement, kind: string) => void
  onDone: () => void
}

/** Equal steps of the slider are equal factors of the size. */
const SIZE_LEAST = Math.log(0.04)
const SIZE_MOST = Math.log(1.5)

/** Everything a hand can do on the photo, for whoever would rather not. */
export function PlacementControls(props: PlacementControlsProps) {
  const { photo, limb, placement, scale, sizeText, isFlat, onAdjust, onDone } = props
  const spot = spotOf(placement, photo, limb)
  const reach = Math.max(1, photo.height / photo.width) * 0.75
  const clipped = (value: number) => Math.min(reach, Math.max(-reach, value))
  const set = (change: Partial<InkPlacement>, kind: string) =>
    onAdjust(within({ ...placement, ...change }), kind)
  const distance = (part: number) =>
    scale === undefined
      ? `${signed(Math.round(part * 100))} %`
      : `${signed(Number((part * scale.widthCm).toFixed(1)))} cm`
  const sliderOf = (direction: 'along' | 'across') => ({
    min: -reach,
    max: reach,
    step: 0.005,
    stride: MOVE_STEP,
    value: clipped(spot[direction]),
    text: distance(spot[direction]),
    onChange: (part: number) =>
      onAdjust(placeAt(placement, photo, limb, { ...spot, [direction]: part }), 'slider move'),
    onDone,
  })
  return (
    <div className="grid gap-2.5">
      <Slider
        label="Size"
        less="Smaller"
        more="Larger"
        min={SIZE_LEAST}
        max={SIZE_MOST}
        step={0.01}
        stride={Math.log(SCALE_STEP)}
        value={Math.log(placement.size)}
        text={sizeText}
        onChange={(value) => set({ size: Math.exp(value) }, 'slider size')}
        onDone={onDone}
      />
      <Slider
        label="Turn"
        less="Turn left"
        more="Turn right"
        min={-180}
        max={180}
        step={1}
        stride={TURN_STEP_DEGREES}
        value={placement.turnDegrees}
        text={`${Math.round(placement.turnDegrees)}°`}
        // The far end is the near end of the next turn.
        onChange={(value) => set({ turnDegrees: Math.min(179.9, value) }, 'slider turn')}
        onDone={onDone}
      />
      {!isFlat && (
        <Slider
          label="Wrap around the limb"
          less="Flatter"
          more="Rounder"
          min={0}
          max={1}
          step={0.01}
          stride={BEND_STEP}
          value={placement.bend}
          text={`${Math.round(placement.bend * 100)} %`}
          onChange={(bend) => set({ bend }, 'slider bend')}
          onDone={onDone}
        />
      )}
      <Slider
        label={isFlat ? 'Up and down' : 'Along the limb'}
        less={isFlat ? 'Down' : 'Down the limb'}
        more={isFlat ? 'Up' : 'Up the limb'}
        {...sliderOf('along')}
      />
      <Slider
        label={isFlat ? 'Left and right' : 'Across the limb'}
        less={isFlat ? 'Left' : 'To the left of the limb'}
        more={isFlat ? 'Right' : 'To the right of the limb'}
        {...sliderOf('across')}
      />
    </div>
  )
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−'))
