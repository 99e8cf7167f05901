import { PLACE_WORDS, TONE_SWATCHES, turnWords } from '#app/features/fitting-room/our-bodies.ts'
import type { FittingRoomState } from '#app/features/fitting-room/use-fitting-room.ts'
import { Button } from '#app/ui/button.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { SwatchGroup } from '#app/ui/swatch-group.tsx'
import { VIEW_PLACES, VIEW_TURNS, type BodyView } from '#shared/body-views.ts'

const PLACES = VIEW_PLACES.map((value) => ({ value, label: PLACE_WORDS[value] }))
const BUILDS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
] as const
const STEP = VIEW_TURNS[1] - VIEW_TURNS[0]

/** For people without a photo at hand: a body of ours, turned by hand. */
export function OurBodyPanel({ room }: { room: FittingRoomState }) {
  const { source, ours } = room
  if (source.kind === 'own')
    return (
      <Button variant="line" onClick={() => room.show(ours)}>
        Back to our bodies
      </Button>
    )
  const { view, monk } = ours
  const showView = (changed: Partial<BodyView>) =>
    room.show({ ...ours, view: { ...view, ...changed } })
  const tone = TONE_SWATCHES.find((swatch) => swatch.value === String(monk))
  return (
    <div className="grid gap-5">
      <SelectField
        label="Or on one of our bodies"
        value={view.place}
        options={PLACES}
        onChange={(place) => showView({ place, turn: 0 })}
      />
      <SegmentedControl
        label="Body type"
        labelled="above"
        value={view.build}
        options={BUILDS}
        onChange={(build) => showView({ build })}
      />
      <Slider
        label="Turn the body"
        less="Turn the body to the left"
        more="Turn the body to the right"
        value={view.turn}
        min={VIEW_TURNS[0]}
        max={-VIEW_TURNS[0]}
        step={STEP}
        text={turnWords(view.turn)}
        onChange={(degrees) => {
          const turn = VIEW_TURNS.find((known) => known === degrees)
          if (turn !== undefined) showView({ turn })
        }}
      />
      <div>
        <SwatchGroup
          legend="Skin tone"
          selectedText={tone?.label ?? 'in ten tones'}
          value={String(monk)}
          swatches={TONE_SWATCHES}
          onChange={(chosen) => room.show({ ...ours, monk: Number(chosen) })}
        />
        <p className="mt-2.5 text-13 text-faded">
          An estimate: ink looks different on every skin, and your artist has seen more of both.
        </p>
      </div>
    </div>
  )
}
