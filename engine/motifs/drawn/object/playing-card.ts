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
/** The letter A in a face with serifs, centred. */
const ACE =
  'M-12 8L-9 8L-2 -12L3 -12L10 8L12 8L12 11L2 11L2 8L5 8L3.600 4L-4.500 4L-5.800 8L-3 8L-3 11L-12 11ZM-3.400 0.800L2.600 0.800L-0.500 -7.600Z'

/** One ace: borders, corner indices, a large pip with a white inlay. */
function ace(suit: Suit): Part[] {
  const fill = suit === 'spade' || suit === 'club' ? 'black' : 'red'
  const corner: Part[] = [
    { d: transform(ACE, { x: -42, y: -74 }), fill: 'black', stroke: 0.4 },
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
  isRead: true,
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
