import { readStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { createStore, useStore } from '#app/platform/storage/create-store.ts'

/** The long side of every bank card (ISO/IEC 7810, ID-1), and its short one. */
export const CARD_MM = { width: 85.6, height: 53.98 }

/** What browsers hold a millimetre to be. On a screen that was never measured it is a guess, and said to be one. */
const USUAL_PX_PER_MM = 96 / 25.4
/** Wider and narrower than any screen shows a card. */
export const PX_PER_MM = { least: 2, most: 9 }

export type ScreenScale = { pxPerMm: number; isMeasured: boolean }
const USUAL: ScreenScale = { pxPerMm: USUAL_PX_PER_MM, isMeasured: false }

/** What somebody measured is of this screen, so it stays in this browser. */
const store = createStore<ScreenScale>(
  () => {
    const pxPerMm = Number(readStored(STORAGE_KEYS.screenPxPerMm) ?? Number.NaN)
    const isGood = pxPerMm >= PX_PER_MM.least && pxPerMm <= PX_PER_MM.most
    return isGood ? { pxPerMm, isMeasured: true } : USUAL
  },
  { storageKeys: [STORAGE_KEYS.screenPxPerMm] },
)

export const useScreenScale = (): ScreenScale => useStore(store, USUAL)

export function setScreenScale(pxPerMm: number) {
  writeStored(STORAGE_KEYS.screenPxPerMm, pxPerMm.toFixed(3))
  store.set({ pxPerMm, isMeasured: true })
}
