import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { boundsOf, liftInk } from '#app/features/fitting-room/paper-art.ts'
import {
  drawAt,
  fetchPicture,
  fetchPixels,
  openPicture,
  pixelsOf,
  UnreadablePictureError,
  type OpenPhoto,
} from '#app/features/fitting-room/picture-pixels.ts'
import type { InkBounds, Shape } from '#app/features/fitting-room/placement.ts'
import { pictureUrl, sheetUrl } from '#app/features/fitting-room/our-bodies.ts'
import {
  carriedPoint,
  maskOf,
  middleOf,
  type SkinSheet,
} from '#app/features/fitting-room/skin-sheet.ts'
import {
  openSkinTable,
  ReaderUnavailableError,
  type SkinTable,
} from '#app/features/fitting-room/skin-table.ts'
import type { ReaderFault, SkinAnswer } from '#app/features/fitting-room/table-messages.ts'
import { viewPath, type BodyView } from '#shared/body-views.ts'
import { isFinal, type PhotoPoint, type PhotoRefusal, type PhotoTap } from '#shared/body.ts'
import type { Placement } from '#shared/options.ts'

/** One of our bodies in one of the ten tones. */
export type OurBody = { kind: 'ours'; view: BodyView; monk: number }

/** The person's own photo, or a body of ours. */
export type PhotoSource = { kind: 'own'; file: File } | OurBody

export type Scene =
  | { status: 'opening' }
  /** How much of the reader has come; undefined once it is at work. */
  | { status: 'reading'; share: number | undefined }
  /** Without an answer there is no skin, and the design can only be placed by hand. */
  | { status: 'refused'; refusals: readonly PhotoRefusal[]; answer: SkinAnswer | undefined }
  | { status: 'unreadable' }
  | { status: 'failed' }
  /** `isByHand`: no skin was found, and the person goes on all the same. */
  | { status: 'ready'; fault: ReaderFault | undefined; isByHand: boolean }

export type Art = { shape: Shape; bounds: InkBounds; version: number }

/** Designs on paper are no larger than this; more would not be seen on a preview. */
const ART_PX = 1_536

/** Where a spot of the body that was seen before is now; undefined where that is out of sight. */
export type Carry = (point: PhotoPoint) => PhotoPoint | undefined

export type OpenedScene = {
  answer: SkinAnswer
  /** Of a body of ours. */
  sheet: SkinSheet | undefined
  /** Where the body seen before is the same one. */
  carry: Carry | undefined
}

/** What lies on the table. */
type Laid = { source: PhotoSource; sheet: SkinSheet | undefined }

type SceneOptions = {
  imageUrl: string
  source: PhotoSource
  /** The part of the body that the design was made for. */
  place: Placement | null
  /** Where skin was looked for on the body that another view takes the place of, or where a design lay on this photo before. */
  tap: PhotoTap | undefined
  onReady: (opened: OpenedScene) => void
}

/** Puts photo and design on the table, one after the other, and says how far that is. */
export function useSkinScene({ imageUrl, source, place, tap, onReady }: SceneOptions) {
  const table = useRef<SkinTable>(undefined)
  const artLaid = useRef<Promise<void>>(Promise.resolve())
  const photoLaid = useRef<Promise<void>>(Promise.resolve())
  const seen = useRef<Laid>(undefined)
  const [scene, setScene] = useState<Scene>({ status: 'opening' })
  const [photo, setPhoto] = useState<OpenPhoto>()
  const [art, setArt] = useState<Art>()
  const [attempt, setAttempt] = useState(0)
  const design = useMemo(() => ({ imageUrl, attempt }), [imageUrl, attempt])
  const order = useMemo(() => ({ source, attempt }), [source, attempt])
  const latest = useRef({ place, tap, onReady })
  useEffect(() => {
    latest.current = { place, tap, onReady }
  })

  useEffect(() => {
    const opened = openSkinTable({
      onFetching: (share) =>
        setScene((now) =>
          now.status === 'reading'
            ? { status: 'reading', share: share < 1 ? share : undefined }
            : now,
        ),
    })
    table.current = opened
    return () => opened.close()
  }, [])

  useEffect(() => {
    let isCurrent = true
    artLaid.current = layArt(table.current, design.imageUrl).then((laid) => {
      if (isCurrent) setArt((before) => ({ ...laid, version: (before?.version ?? 0) + 1 }))
    })
    artLaid.current.catch(() => isCurrent && setScene({ status: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [design])

  useEffect(() => {
    let isCurrent = true
    const { source: asked } = order
    const show = (change: () => void) => isCurrent && change()
    const open = async () => {
      // Another tone takes its place at once; another body may have to be made first.
      if (!isSameView(seen.current?.source, asked)) show(() => setScene({ status: 'opening' }))
      const opened = await openSource(asked)
      if (!isCurrent) return
      show(() => {
        setPhoto(opened)
        setScene({ status: 'reading', share: undefined })
      })
      const sheet = asked.kind === 'ours' ? await fetchPixels(sheetUrl(asked.view)) : undefined
      const fault = await layPhoto(table.current, { sheet, place: latest.current.place }, opened)
      await artLaid.current
      const carry = carryBetween(seen.current, { source: asked, sheet })
      const answer = await readSkin(table.current, tapOn(sheet, carry, latest.current.tap))
      show(() => {
        const { refusals } = answer.limb
        seen.current = { source: asked, sheet }
        // Our own bodies are as good as it gets.
        if (refusals.length > 0 && asked.kind === 'own') {
          setScene({ status: 'refused', refusals, answer: isFinal(refusals) ? undefined : answer })
          return
        }
        latest.current.onReady({ answer, sheet, carry })
        setScene({ status: 'ready', fault, isByHand: false })
      })
    }
    // The table holds one photo: one that is still being laid must not come to lie on the next.
    photoLaid.current = photoLaid.current
      .then(() => (isCurrent ? open() : undefined))
      .catch((error: unknown) => {
        show(() => {
          setScene({ status: error instanceof UnreadablePictureError ? 'unreadable' : 'failed' })
        })
      })
    return () => {
      isCurrent = false
    }
  }, [order])

  /** What a photo is good for is the person's to judge. */
  const acceptAnyway = async () => {
    if (scene.status !== 'refused' || photo === undefined) return
    const answer = scene.answer ?? (await table.current?.ask({ kind: 'by-hand' }))
    if (answer === undefined) return
    onReady({ answer, sheet: undefined, carry: undefined })
    setScene({ status: 'ready', fault: undefined, isByHand: scene.answer === undefined })
  }
  /** A tap has found skin after all. */
  const noteSkin = () =>
    setScene((now) => (now.status === 'ready' && now.isByHand ? { ...now, isByHand: false } : now))
  const ask = useCallback<SkinTable['ask']>((request, transfer) => {
    if (table.current === undefined) throw new Error('The table is not open')
    return table.current.ask(request, transfer)
  }, [])
  const retry = () => setAttempt((before) => before + 1)
  return { scene, photo, art, ask, retry, noteSkin, acceptAnyway: () => void acceptAnyway() }
}

async function layArt(table: SkinTable | undefined, imageUrl: string) {
  const bitmap = await createImageBitmap(await fetchPicture(imageUrl))
  const art = liftInk(pixelsOf(drawAt(bitmap, ART_PX)))
  bitmap.close()
  const bounds = boundsOf(art)
  const shape = { width: art.width, height: art.height }
  await table?.ask({ kind: 'art', art }, [art.rgba.buffer as ArrayBuffer])
  return { shape, bounds }
}

async function openSource(source: PhotoSource): Promise<OpenPhoto> {
  return openPicture(
    source.kind === 'own' ? source.file : await fetchPicture(pictureUrl(source.view, source.monk)),
  )
}

function isSameView(before: PhotoSource | undefined, now: PhotoSource): boolean {
  if (before?.kind !== 'ours' || now.kind !== 'ours') return false
  return viewPath(before.view) === viewPath(now.view)
}

/** From what was seen before to what is seen now: another tone moves nothing, and a body that was turned has the same skin. */
function carryBetween(before: Laid | undefined, now: Laid): Carry | undefined {
  if (before?.source.kind !== 'ours' || now.source.kind !== 'ours') return undefined
  if (isSameView(before.source, now.source)) return (point) => point
  const [a, b] = [before.source.view, now.source.view]
  const [from, to] = [before.sheet, now.sheet]
  const isSameBody = a.place === b.place && a.build === b.build
  return isSameBody && from && to ? (point) => carriedPoint(from, to, point) : undefined
}

function tapOn(
  sheet: SkinSheet | undefined,
  carry: Carry | undefined,
  tap: PhotoTap | undefined,
): PhotoTap | undefined {
  if (sheet === undefined) return tap
  return (tap && carry?.(tap)) ?? middleOf(sheet)
}

/** Answers why the model is missing, where it is: the design then lies flat. */
async function layPhoto(
  table: SkinTable | undefined,
  { sheet, place }: { sheet: SkinSheet | undefined; place: Placement | null },
  { preview }: OpenPhoto,
): Promise<ReaderFault | undefined> {
  if (table === undefined) throw new Error('The table is not open')
  if (sheet !== undefined) {
    const mask = maskOf(sheet)
    await table.ask({ kind: 'photo', photo: preview, skin: { kind: 'known', mask } })
    return undefined
  }
  try {
    await table.ask({ kind: 'photo', photo: preview, skin: { kind: 'search', place } })
    return undefined
  } catch (error) {
    if (!(error instanceof ReaderUnavailableError)) throw error
    await table.ask({ kind: 'photo', photo: preview, skin: { kind: 'all' } })
    return error.fault
  }
}

async function readSkin(table: SkinTable | undefined, tap: PhotoTap | undefined) {
  if (table === undefined) throw new Error('The table is not open')
  return table.ask({ kind: 'read', tap })
}
