import butterfly from '#app/assets/flash/butterfly-negative.webp'
import compass from '#app/assets/flash/compass.webp'
import hourglass from '#app/assets/flash/hourglass-skull.webp'
import tiger from '#app/assets/flash/tiger-peonies.webp'

export type FlashArt = {
  title: string
  src: string
  widthPx: number
  heightPx: number
  kind?: 'flash' | 'skin'
}

/** Those of our drawings that every first visit needs: of errors and of the landing page. All others come with the pages they hang on. */
export const DOOR_ART = {
  butterfly: { title: 'Night butterfly', src: butterfly, widthPx: 480, heightPx: 483 },
  compass: { title: 'Compass', src: compass, widthPx: 480, heightPx: 483 },
  hourglass: { title: 'Hourglass and skull', src: hourglass, widthPx: 480, heightPx: 478 },
  tiger: { title: 'Tiger and peonies', src: tiger, widthPx: 480, heightPx: 440 },
} as const satisfies Record<string, FlashArt>
