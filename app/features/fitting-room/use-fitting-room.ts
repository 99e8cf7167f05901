import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  adjust,
  letGo,
  startAt,
  undo,
  type Adjustments,
} from '#app/features/fitting-room/adjustments.ts'
import { createFramePainter } from '#app/features/fitting-room/frame-painter.ts'
import { paint, pixelsOf, toPng } from '#app/features/fitting-room/picture-pixels.ts'
import { MIDDLE_TONE, viewFor } from '#app/features/fitting-room/our-bodies.ts'
import { normalTurn, within } from '#app/features/fitting-room/placement.ts'
import { widthMmOf } from '#app/features/fitting-room/skin-sheet.ts'
import {
  useSkinScene,
  type Carry,
  type OpenedScene,
  type OurBody,
  type PhotoSource,
  type Scene,
} from '#app/features/fitting-room/use-skin-scene.ts'
import { saveBlob } from '#app/ui/save-blob.ts'
import { useToast } from '#app/ui/toast.tsx'
import { isFaceMeant } from '#app/features/fitting-room/face-taps.ts'
import {
  isFinal,
  type InkPlacement,
  type LimbReading,
  type PhotoPoint,
  type PhotoTap,
} from '#shared/body.ts'
import { SNACKBAR_MS } from '#shared/limits.ts'
import { monkToneOf } from '#shared/options.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** What is worked on: where the design lies, on which limb. */
type Work = {
  adjustments: Adjustments
  limb: LimbReading
  first: InkPlacement
  /** The size that was suggested for this limb. */
  fittingSize: number
}

/** A picture that was laid out before, to be moved. */
export type LaidBefore = { photo: File; placement: InkPlacement }

export const EXPORT_NAME = 'tattoo-on-my-skin.png'

export function useFittingRoom(tattoo: Tattoo, kept?: LaidBefore) {
  const [ours, setOurs] = useState<OurBody>({
    kind: 'ours',
    view: viewFor(tattoo.placement),
    monk: monkToneOf(tattoo.skinTone) ?? MIDDLE_TONE,
  })
  const [own, setOwn] = useState(kept?.photo)
  const laid = own !== undefined && own === kept?.photo ? kept.placement : undefined
  const source = useMemo<PhotoSource>(
    () => (own === undefined ? ours : { kind: 'own', file: own }),
    [own, ours],
  )
  const [work, setWork] = useState<Work>()
  const [widthMm, setWidthMm] = useState<number>()
  const begin = ({ answer: { limb, placement }, sheet, carry }: OpenedScene) => {
    setWidthMm(sheet && widthMmOf(sheet))
    setWork((before) => {
      const age = before?.adjustments.now.age ?? placement.age
      const fresh = laid ?? { ...placement, age }
      return (
        (before && carry && carriedWork(before, { limb, fresh, carry })) ?? {
          adjustments: startAt(fresh),
          limb,
          first: fresh,
          fittingSize: placement.size,
        }
      )
    })
  }
  const table = useSkinScene({
    imageUrl: tattoo.imageUrl,
    source,
    place: tattoo.placement,
    tap: source.kind === 'ours' ? work?.limb.tap : laid && { x: laid.x, y: laid.y },
    onReady: begin,
  })
  const now = work?.adjustments.now
  const isReady = table.scene.status === 'ready'
  const { attachCanvas, isPainted } = usePaintedCanvas(table, isReady ? now : undefined)
  const change = (step: (adjustments: Adjustments) => Adjustments) =>
    setWork((before) => before && { ...before, adjustments: step(before.adjustments) })
  const isByHand = table.scene.status === 'ready' && table.scene.isByHand
  const tapAt = useTap(table.ask, (limb, placement) => {
    table.noteSkin()
    setWork((before) => {
      if (before === undefined) return before
      const { now: lain } = before.adjustments
      // It fits the limb anew, as much larger or smaller as somebody made it. A size without any limb says nothing of this one.
      const factor = isByHand ? 1 : lain.size / before.fittingSize
      const next = within({ ...placement, size: factor * placement.size, age: lain.age })
      const adjustments = letGo(adjust(before.adjustments, next, 'tap'))
      return { ...before, limb, adjustments, fittingSize: placement.size }
    })
  })
  return {
    source,
    show: (next: PhotoSource) => {
      // A photo of one's own is another body.
      if (next.kind === 'own' || source.kind === 'own') setWork(undefined)
      if (next.kind === 'ours') setOurs(next)
      setOwn(next.kind === 'own' ? next.file : undefined)
    },
    /** The body of ours that is shown, or was last. */
    ours,
    /** How wide the picture is on the skin, where that is known. */
    widthMm,
    scene: table.scene,
    retry: table.retry,
    acceptAnyway: table.acceptAnyway,
    photo: table.photo,
    art: table.art,
    attachCanvas,
    isPainted,
    limb: work?.limb,
    /** Where the skin is that it lies on, and what was said of it: whoever makes it anew does as is seen here. */
    spot: work && spotOf(table.scene, work),
    isByHand,
    placement: now,
    canUndo: (work?.adjustments.past.length ?? 0) > 0,
    adjust: (next: InkPlacement, kind: string) => change((state) => adjust(state, next, kind)),
    letGo: () => change(letGo),
    undo: () => change(undo),
    startOver: () => work && change((state) => letGo(adjust(state, work.first, 'start over'))),
    tapAt,
    ...useExport(table, now),
  }
}

export type FittingRoomState = ReturnType<typeof useFittingRoom>

/** What was done stays on the same skin; undefined where that is out of sight. */
function carriedWork(
  before: Work,
  { limb, fresh, carry }: { limb: LimbReading; fresh: InkPlacement; carry: Carry },
): Work | undefined {
  const { now } = before.adjustments
  const at = carry(now)
  if (at === undefined) return undefined
  if (at.x === now.x && at.y === now.y) return { ...before, limb }
  // An axis has no head: half a turn of it is none.
  const turned = normalTurn(2 * (limb.axisDegrees - before.limb.axisDegrees)) / 2
  const carried = { ...now, x: at.x, y: at.y, turnDegrees: normalTurn(now.turnDegrees + turned) }
  return { adjustments: startAt(carried), limb, first: fresh, fittingSize: fresh.size }
}

function spotOf(scene: Scene, { limb, adjustments }: Work): PhotoTap {
  const { x, y } = adjustments.now
  const isFlat = scene.status === 'ready' && (scene.isByHand || scene.fault !== undefined)
  if (isFlat) return { x, y, isByHand: true }
  return { ...limb.tap, ...(limb.refusals.length > 0 ? { isPhotoAccepted: true } : {}) }
}

type Table = ReturnType<typeof useSkinScene>

/** What a picture is made of: another photo or design makes what is painted wrong, though it lies where it lay. */
type Wish = { placement: InkPlacement; art: Table['art']; scene: Table['scene'] }

/** The canvas that shows the ink, kept up with where the design lies. */
function usePaintedCanvas({ ask, art, scene }: Table, placement: InkPlacement | undefined) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<ReturnType<typeof createFramePainter<Wish, Table['scene']>>>(undefined)
  const [painted, setPainted] = useState<Table['scene']>()
  useEffect(() => {
    const opened = createFramePainter<Wish, Table['scene']>({
      draw: async (wish) => {
        const drawn = await ask({ kind: 'draw', placement: wish.placement })
        if (canvas.current !== null) paint(canvas.current, drawn)
        return wish.scene
      },
      show: setPainted,
      // The next move draws again.
      onFailed: () => {},
    })
    painter.current = opened
    return () => opened.close()
  }, [ask])
  useEffect(() => {
    if (placement !== undefined) painter.current?.want({ placement, art, scene })
  }, [placement, art, scene])
  const attachCanvas = useCallback((element: HTMLCanvasElement | null) => {
    canvas.current = element
  }, [])
  return { attachCanvas, isPainted: painted === scene }
}

/** Chooses the skin anew, around a point of the photo. A face has to be pointed at twice. */
function useTap(ask: Table['ask'], onRead: (limb: LimbReading, placement: InkPlacement) => void) {
  const showToast = useToast()
  const face = useRef<PhotoPoint>(undefined)
  return async ({ x, y }: PhotoPoint) => {
    const point = { x, y }
    const tap = { ...point, isPointed: true, isFaceMeant: isFaceMeant(face.current, point) }
    const { limb, placement } = await ask({ kind: 'read', tap })
    const isOnFace = limb.refusals.includes('on-face')
    face.current = isOnFace ? point : undefined
    if (!isFinal(limb.refusals)) {
      onRead(limb, placement)
      return
    }
    const message = isOnFace
      ? 'That is a face. Tap it once more if it is meant.'
      : 'There is no bare skin there. Tap the limb itself.'
    showToast({ message, durationMs: SNACKBAR_MS, tone: 'status' })
  }
}

/** The picture in the photo's own size, made and saved in the browser. */
function useExport({ ask, photo }: Table, placement: InkPlacement | undefined) {
  const showToast = useToast()
  const [isExporting, setIsExporting] = useState(false)
  const [exported, setExported] = useState<{ width: number; height: number }>()
  const makePng = async () => {
    if (photo === undefined || placement === undefined) throw new Error('There is nothing to save')
    const full = pixelsOf(photo.full)
    const drawn = await ask({ kind: 'finish', photo: full, placement }, [
      full.rgba.buffer as ArrayBuffer,
    ])
    return { png: await toPng(drawn), width: drawn.width, height: drawn.height }
  }
  const save = async () => {
    setIsExporting(true)
    try {
      const { png, width, height } = await makePng()
      saveBlob(png, EXPORT_NAME)
      setExported({ width, height })
    } catch {
      const message = 'The picture could not be made. Please try again.'
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsExporting(false)
  }
  return { isExporting, exported, save: () => void save(), makePng }
}
