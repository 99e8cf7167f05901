export const FONT_NAMES = [
  'blackletter',
  'pirate',
  'script',
  'western',
  'roman',
  'circus',
  'uncial',
  'gothic',
] as const
export type FontName = (typeof FONT_NAMES)[number]

/** What the engine cannot make itself and may not read from disk: the caller hands it in. */
export interface EngineResources {
  /** Font files as bytes, most wanted first: a letter missing in one is taken from the next. */
  fonts: Readonly<Record<FontName, readonly Uint8Array[]>>
  /** The SVG body of an icon on a field of 512, for subjects nobody has drawn yet. */
  findIcon?: (name: string) => string | undefined
}
