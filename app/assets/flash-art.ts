import { DOOR_ART, type FlashArt } from '#app/assets/door-art.ts'
import anchor from '#app/assets/flash/anchor-anna.webp'
import dragon from '#app/assets/flash/dragon-clouds.webp'
import feather from '#app/assets/flash/feather.webp'
import heart from '#app/assets/flash/heart-flames.webp'
import koi from '#app/assets/flash/koi-waves.webp'
import lotus from '#app/assets/flash/lotus-mandala.webp'
import octopus from '#app/assets/flash/octopus.webp'
import owl from '#app/assets/flash/owl-moon.webp'
import forearm from '#app/assets/flash/skin-dragon-forearm.webp'
import snakeSkull from '#app/assets/flash/snake-skull.webp'
import snakeSword from '#app/assets/flash/snake-sword.webp'
import stag from '#app/assets/flash/stag.webp'
import swallow from '#app/assets/flash/swallow-mom.webp'
import wolf from '#app/assets/flash/wolf-moon.webp'

/** Our own drawings, for walls and empty pages. Sizes are those of the files. */
export const FLASH_ART = {
  ...DOOR_ART,
  anchor: { title: 'Anchor', src: anchor, widthPx: 480, heightPx: 462 },
  dragon: { title: 'Dragon over the sea', src: dragon, widthPx: 480, heightPx: 429 },
  feather: { title: 'Feather and swallows', src: feather, widthPx: 480, heightPx: 432 },
  forearm: {
    title: 'Dragon on a forearm',
    src: forearm,
    widthPx: 480,
    heightPx: 480,
    kind: 'skin',
  },
  heart: { title: 'Sacred heart', src: heart, widthPx: 480, heightPx: 634 },
  koi: { title: 'Koi in the waves', src: koi, widthPx: 480, heightPx: 428 },
  lotus: { title: 'Lotus mandala', src: lotus, widthPx: 480, heightPx: 470 },
  octopus: { title: 'Octopus at anchor', src: octopus, widthPx: 480, heightPx: 477 },
  owl: { title: 'Owl and moon', src: owl, widthPx: 480, heightPx: 589 },
  snakeSkull: { title: 'Snake and skull', src: snakeSkull, widthPx: 480, heightPx: 670 },
  snakeSword: { title: 'Snake and dagger', src: snakeSword, widthPx: 480, heightPx: 829 },
  stag: { title: 'Stag in the forest', src: stag, widthPx: 480, heightPx: 631 },
  swallow: { title: 'Swallow', src: swallow, widthPx: 480, heightPx: 458 },
  wolf: { title: 'Wolf under the moon', src: wolf, widthPx: 480, heightPx: 504 },
} as const satisfies Record<string, FlashArt>

export type { FlashArt }
export type FlashArtName = keyof typeof FLASH_ART
