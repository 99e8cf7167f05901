import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { waveBand } from '#engine/motifs/drawing/ornament.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { arm } from '#engine/motifs/drawn/animal/octopus.ts'
import { sailingShip } from '#engine/motifs/drawn/object/sailing-ship.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Arms rise out of the sea on both sides of the ship; two more close over her hull. */
export const kraken: Motif = {
  name: 'kraken',
  category: 'mythical',
  grip: 'arms',
  bulk: 1.5,
  words: ['kraken', 'sea monster', 'leviathan', 'octopus attacking a ship', 'giant squid'],
  variants: ['ship', 'arms'],
  draw({ variant, random }) {
    const behind: Part[] = [
      ...mirrored(arm(coords('84,126 122,70 132,0 104,-66'), 24, 1.15, -1)),
      ...mirrored(arm(coords('48,120 74,60 92,-30 70,-110'), 16, 1.1, variant === 'ship' ? 1 : -1)),
    ]
    const sea = placed(waveBand(-140, 140, 118, 22, 40, 140), {})
    if (variant === 'arms')
      return measured([
        ...behind,
        ...arm(coords('-10,126 -22,60 6,-10 -12,-84'), 20, 1.2, 1),
        ...mirrored(arm(coords('22,130 48,96 50,50 28,16'), 12, 1.1, -1)),
        ...sea,
      ])
    const ship = sailingShip.draw({ variant: 'waves', random }).parts
    return measured([
      ...behind,
      ...placed(ship, { y: 34, scale: 0.86, angle: -0.07 }),
      ...arm(coords('-96,128 -84,84 -40,66 4,70'), 13, 1.1, -1),
      ...arm(coords('104,130 92,92 62,76 34,40'), 12, 1.1, -1),
      ...sea,
    ])
  },
}
