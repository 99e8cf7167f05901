import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Coasts in degrees of longitude and latitude, coarse on purpose: a tattoo of this size cannot hold more. */
const LAND = [
  // North America
  '-166,66 -156,71 -140,70 -125,70 -110,68 -95,69 -88,65 -94,60 -92,57 -82,55 -79,52 -78,58 -76,62 -68,60 -64,58 -57,53 -60,48 -66,45 -70,42 -75,38 -76,35 -81,31 -80,26 -83,29 -90,30 -97,27 -97,22 -91,18 -87,21 -88,16 -83,14 -83,9 -79,9 -82,8 -88,13 -95,16 -105,20 -109,25 -114,31 -112,28 -110,23 -115,29 -121,35 -124,40 -124,48 -131,54 -138,59 -148,60 -154,58 -164,55 -158,59 -165,61',
  // South America
  '-77,8 -72,12 -62,10 -52,5 -50,0 -44,-3 -35,-6 -37,-12 -40,-20 -48,-26 -54,-34 -58,-38 -63,-41 -66,-46 -69,-52 -74,-50 -74,-42 -72,-33 -70,-20 -76,-14 -81,-6 -80,1',
  // Greenland
  '-54,83 -30,83 -20,76 -24,70 -40,65 -44,60 -52,65 -56,73 -68,77',
  // Africa
  '-6,36 10,37 12,33 20,31 32,31 35,28 38,20 43,12 51,12 46,4 41,-3 40,-14 35,-20 33,-27 27,-34 19,-34 15,-26 12,-16 13,-8 9,0 9,4 -2,5 -8,4 -13,8 -17,14 -16,22 -10,29',
  // Europe and Asia
  '-9,37 -9,43 -1,44 -4,48 2,51 8,54 9,57 12,54 20,55 24,59 22,64 17,60 12,56 6,58 5,62 14,68 26,71 40,67 44,68 60,69 68,72 80,73 104,77 115,74 140,73 160,70 178,69 178,64 163,60 156,52 160,59 142,59 135,54 141,49 132,43 128,40 129,35 126,35 122,40 121,37 122,31 118,24 108,21 109,12 105,9 100,13 103,2 99,8 98,16 91,22 87,20 80,15 80,10 77,8 73,18 68,24 58,25 51,28 48,30 56,26 59,22 52,16 44,13 38,22 35,30 36,36 28,37 27,41 36,42 41,42 37,46 31,46 28,43 23,40 23,37 19,42 13,45 18,40 16,38 12,42 8,44 3,42 0,38',
  // Australia
  '114,-22 122,-18 130,-12 136,-12 136,-15 141,-17 143,-11 146,-19 153,-26 150,-37 144,-38 138,-35 131,-32 124,-34 116,-35',
  // islands: Britain, Iceland, Madagascar, Japan, Borneo, Sumatra, New Guinea, New Zealand
  '-5,50 1,51 -1,54 -3,58 -6,57 -4,54',
  '-23,64 -14,65 -16,67 -23,66',
  '44,-25 50,-16 48,-13 44,-18',
  '131,32 136,34 141,36 142,40 141,44 145,44 140,42 138,37 133,35',
  '109,1 113,6 118,4 116,-3 110,-2',
  '96,5 104,-3 105,-6 100,-2',
  '132,-1 141,-3 147,-6 150,-10 142,-9 136,-5',
  '173,-35 178,-38 175,-41 172,-44 167,-46 172,-41',
]
// Plate carrée squeezed a little towards the poles, so that the far north does not dwarf the rest
const place = ([lon, lat]: readonly [number, number]) =>
  [lon * 0.86, -lat * 1.3 + lat * Math.abs(lat) * 0.003] as const

export const worldMap: Motif = {
  name: 'world-map',
  isRead: true,
  category: 'object',
  words: ['world map', 'map', 'map of the world', 'continents', 'atlas'],
  variants: ['solid', 'outline'],
  draw({ variant }) {
    const land = LAND.map((text): Part => {
      const points = coords(text).map(place)
      return variant === 'solid'
        ? { d: polygon(points), fill: 'black', stroke: 0.4 }
        : { d: smooth(points, true, 0.6), fill: 'sand', stroke: 0.9 }
    })
    const grid =
      [-60, -30, 0, 30, 60]
        .map((lat) => `M-156 ${place([0, lat])[1].toFixed(1)}L156 ${place([0, lat])[1].toFixed(1)}`)
        .join('') +
      [-120, -60, 0, 60, 120]
        .map((lon) => `M${(lon * 0.86).toFixed(1)} -94L${(lon * 0.86).toFixed(1)} 66`)
        .join('')
    return measured([
      ...(variant === 'outline'
        ? [line(grid, 0.4, 2), line(ellipse([0, -14], 160, 94), 0.8, 1)]
        : []),
      ...land,
    ])
  },
}
