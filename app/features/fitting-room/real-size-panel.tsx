import type { Measure, RealSize } from '#app/features/fitting-room/use-real-size.ts'
import { Button } from '#app/ui/button.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { LIMB_LEAST_CM, LIMB_MOST_CM } from '#app/features/fitting-room/real-size.ts'

const MEASURES: readonly { value: Measure; label: string }[] = [
  { value: 'limb', label: 'Limb’s width' },
  { value: 'card', label: 'Bank card' },
]

type RealSizePanelProps = {
  realSize: RealSize
  /** The ink's size in words, where the photo is measured. */
  size: string | undefined
  /** Without a limb found, only a card can tell. */
  hasLimb: boolean
}

/** From pixels to centimetres. */
export function RealSizePanel({ realSize, size, hasLimb }: RealSizePanelProps) {
  if (realSize.isKnown) return <SizeLine size={size} />
  return (
    <div className="grid gap-3">
      <Measuring realSize={realSize} hasLimb={hasLimb} />
      <SizeLine size={size} />
    </div>
  )
}

function SizeLine({ size }: { size: string | undefined }) {
  return (
    <output className="block text-14 tabular-nums">
      {size === undefined ? (
        <span className="text-faded">Then the design’s size shows in centimetres.</span>
      ) : (
        <>
          The design is <strong className="font-semibold">{size}</strong>.
        </>
      )}
    </output>
  )
}

/** How somebody tells how large their photo is. */
function Measuring({ realSize, hasLimb }: Omit<RealSizePanelProps, 'size'>) {
  const { measure, setMeasure, limbText, setLimbText, isLimbWrong, card, setCard, markCard } =
    realSize
  return (
    <>
      <SegmentedControl
        label="Real size"
        labelled="above"
        value={measure}
        options={MEASURES}
        onChange={setMeasure}
      />
      {measure === 'limb' ? (
        <TextField
          label="How wide is it across, in cm?"
          inputMode="decimal"
          placeholder="8.5"
          value={limbText}
          onChange={setLimbText}
          disabled={!hasLimb}
          error={
            isLimbWrong
              ? `A number from ${LIMB_LEAST_CM} to ${LIMB_MOST_CM}, such as 8.5`
              : undefined
          }
        />
      ) : (
        <div className="grid gap-2.5 text-14 text-faded">
          <p>
            Lay a bank card flat on the skin in the photo and mark the two ends of its long side: it
            is 85.6 mm everywhere.
          </p>
          {card === undefined ? (
            <Button variant="line" size="sm" isBlock onClick={markCard}>
              Mark the card
            </Button>
          ) : (
            <Button variant="line" size="sm" isBlock onClick={() => setCard(undefined)}>
              Remove the marks
            </Button>
          )}
        </div>
      )}
    </>
  )
}
