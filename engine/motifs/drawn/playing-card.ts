import { measured } from '#engine/motifs/drawing/box.ts'
import { transform } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'

const suits = {
  spade:
    'M0 -30C10 -14 32 -4 32 14C32 28 14 32 6 20C7 28 10 34 14 38L-14 38C-10 34 -7 28 -6 20C-14 32 -32 28 -32 14C-32 -4 -10 -14 0 -30Z',
  heart: 'M0 34C-10 18 -32 6 -32 -12C-32 -28 -12 -34 0 -16C12 -34 32 -28 32 -12C32 6 10 18 0 34Z',
  diamond: 'M0 -36C8 -20 16 -10 27 0C16 10 8 20 0 36C-8 20 -16 10 -27 0C-16 -10 -8 -20 0 -36Z',
  club: 'M-6 18C-14 32 -36 26 -34 8C-33 -6 -20 -10 -12 -6C-20 -18 -14 -34 0 -34C14 -34 20 -18 12 -6C20 -10 33 -6 34 8C36 26 14 32 6 18C7 26 10 32 14 38L-14 38C-10 32 -7 26 -6 18Z',
} as const
type Suit = keyof typeof suits
/** The letter A as strokes, centred. */
const ACE = 'M-8 10L-1 -11L1 -11L8 10M-5 3L5 3M-11 10L-5 10M5 10L11 10'

/** One ace: borders, corner indices, a large pip with a white inlay. */
function ace(suit: Suit): Part[] {
  const fill = suit === 'spade' || suit === 'club' ? 'black' : 'red'
  const corner: Part[] = [
    { d: transform(ACE, { x: -42, y: -74 }), fill: null, stroke: 1.2 },
    { d: transform(suits[suit], { x: -42, y: -48, scale: 0.3 }), fill, stroke: 0.5 },
  ]
  return [
    { d: roundRect(-62, -98, 124, 196, 12), fill: 'paper', shade: 0.25 },
    ...corner,
    ...placed(corner, { angle: Math.PI }),
    { d: transform(suits[suit], { scale: 1.15 }), fill },
  ]
}

export const playingCard: Motif = {
  name: 'playing-card',
  category: 'object',
  words: ['playing card', 'ace', 'ace of spades', 'ace of hearts', 'cards', 'poker', 'poker cards'],
  variants: ['spades', 'hearts', 'hand'],
  draw({ variant }) {
    if (variant === 'hand') {
      const fan: [Suit, number][] = [
        ['club', -0.5],
        ['diamond', -0.17],
        ['heart', 0.17],
        ['spade', 0.5],
      ]
      // a fan turns about a point below the cards
      const parts = fan.flatMap(([suit, angle]) =>
        placed(ace(suit), {
          x: 150 * Math.sin(angle),
          y: 150 - 150 * Math.cos(angle),
          angle,
          scale: 0.8,
        }),
      )
      return measured(parts)
    }
    return measured(placed(ace(variant === 'hearts' ? 'heart' : 'spade'), { angle: 0.1 }))
  },
}
