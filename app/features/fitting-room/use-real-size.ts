import { useState } from 'react'
import type { Point, Shape } from '#app/features/fitting-room/placement.ts'
import {
  readLimbCm,
  scaleByCard,
  scaleByLimb,
  type PhotoScale,
} from '#app/features/fitting-room/real-size.ts'
import type { LimbReading } from '#shared/body.ts'

export type CardEnds = readonly [Point, Point]

/** Where the marks wait before somebody moves them: low in the picture, as far apart as a card often is. */
const UNMARKED: CardEnds = [
  { x: 0.35, y: 0.82 },
  { x: 0.65, y: 0.82 },
]

/** How the photo is measured: by the limb's width as somebody knows it, or by a bank card that lies in it. */
export type Measure = 'limb' | 'card'

/** Known for one photo alone; the next begins unmeasured. Of our own bodies it is known how wide the picture is. */
export function useRealSize(
  photo: Shape | undefined,
  limb: LimbReading | undefined,
  widthMm: number | undefined,
) {
  const [measured, setMeasured] = useState(photo)
  const [measure, setMeasure] = useState<Measure>('limb')
  const [limbText, setLimbText] = useState('')
  const [card, setCard] = useState<CardEnds>()
  if (measured !== photo) {
    setMeasured(photo)
    setLimbText('')
    setCard(undefined)
  }
  return {
    measure,
    setMeasure,
    limbText,
    setLimbText,
    isLimbWrong: limbText.trim() !== '' && readLimbCm(limbText) === undefined,
    card: measure === 'card' ? card : undefined,
    setCard,
    markCard: () => setCard((before) => before ?? UNMARKED),
    isKnown: widthMm !== undefined,
    scale:
      widthMm === undefined
        ? scaleOf(measure, limbText, card, photo, limb)
        : { widthCm: widthMm / 10 },
  }
}

export type RealSize = ReturnType<typeof useRealSize>

function scaleOf(
  measure: Measure,
  limbText: string,
  card: CardEnds | undefined,
  photo: Shape | undefined,
  limb: LimbReading | undefined,
): PhotoScale | undefined {
  if (measure === 'card')
    return card === undefined || photo === undefined ? undefined : scaleByCard(card, photo)
  const limbCm = readLimbCm(limbText)
  return limbCm === undefined || limb === undefined ? undefined : scaleByLimb(limbCm, limb.width)
}
