import type { Placement } from '#shared/options.ts'

/** The skin a placement offers, in millimetres: a design is as large as fits into it. */
const ROOM_MM: Record<Placement, readonly [width: number, height: number]> = {
  Forearm: [90, 180],
  'Full Sleeve': [210, 350],
  'Half Sleeve': [170, 230],
  Thigh: [150, 220],
  Hand: [75, 75],
  Shoulder: [130, 130],
  Wrist: [50, 50],
  Band: [300, 120],
  Back: [260, 300],
  Calf: [110, 170],
  Chest: [240, 170],
  Sternum: [110, 160],
  Finger: [18, 24],
  Ankle: [50, 50],
}
const ANYWHERE = [100, 140] as const
const ROOMS = new Map(
  Object.entries(ROOM_MM).map(([placement, room]) => [placement.toLowerCase(), room]),
)

export const LEAST_WIDTH_MM = 10
export const MOST_WIDTH_MM = 600

export interface SizeMm {
  widthMm: number
  heightMm: number
}

/** How large a design is on skin. `widthMm` is what the person asked for. */
export function sizeOnSkin(
  design: { width: number; height: number },
  placement: string | null,
  widthMm?: number,
): SizeMm {
  const [roomWidth, roomHeight] = ROOMS.get(placement?.toLowerCase() ?? '') ?? ANYWHERE
  const width = widthMm ?? Math.min(roomWidth, (roomHeight * design.width) / design.height)
  return { widthMm: width, heightMm: (width * design.height) / design.width }
}
