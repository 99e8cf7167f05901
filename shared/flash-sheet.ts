import { z } from 'zod'

/** What a sheet of flash is printed on. */
export const FLASH_PAGES = ['A4', 'Letter'] as const
export type FlashPage = (typeof FLASH_PAGES)[number]
export const FlashPage = z.enum(FLASH_PAGES)

export const FLASH_FILES = ['pdf', 'png', 'svg'] as const
export type FlashFile = (typeof FLASH_FILES)[number]

/** POST /tattoo/{id}/flash-sheet: draws on until the sheet is there. Asked again, it goes on where it stopped. */
export const FlashSheetRequest = z.strictObject({ page: FlashPage })

export const FlashSheetResponse = z.object({
  isReady: z.boolean(),
  /** How many of its designs are there. */
  drawn: z.number().int(),
  designs: z.number().int(),
})
export type FlashSheetResponse = z.infer<typeof FlashSheetResponse>
