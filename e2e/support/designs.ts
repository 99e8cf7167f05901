import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { AuthResponse } from '#shared/accounts.ts'
import { GenerateResponse, IDEMPOTENCY_HEADER, type Tattoo } from '#shared/tattoos.ts'
import { ADMIN } from './admin.ts'
import { post, type Person } from './api.ts'

/** Drawing takes its time on a busy machine. */
export const DRAWN_WITHIN = { timeout: 120_000 }

type Choices = Partial<
  Record<'style' | 'color' | 'skinTone' | 'gender' | 'placement', string> & { remixOf: number }
>

/** Designs that somebody has made before the journey begins. */
export async function drawDesigns(
  { token }: Person,
  { prompt, count = 1, choices = {} }: { prompt: string; count?: number; choices?: Choices },
): Promise<Tattoo[]> {
  const body = {
    payload: { prompt, style: 'Minimalist', bodyMapping: false, variations: count, ...choices },
  }
  // The same key asks for the same designs: on a busy machine the first answer may come before they do.
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
  for (;;) {
    const answer = await post('/tattoo/generate', { body, token, headers })
    const { output, generation } = GenerateResponse.parse(answer)
    if (!['queued', 'running'].includes(generation.state)) return output
  }
}

/** Takes credits from somebody behind the back of their browser. */
export async function takeCredits({ user }: Person, amount: number): Promise<void> {
  const admin = AuthResponse.parse(await post('/auth/login', { body: ADMIN }))
  await post('/credits/deduct', { body: { userId: user.id, amount }, token: admin.token })
}

export const promptBox = (page: Page) => page.getByLabel('Describe your tattoo')
export const generateButton = (page: Page) =>
  page.getByRole('button', { name: 'Generate New Design' })
export const stage = (page: Page) => page.getByRole('region', { name: 'Current Design' })
export const currentPicture = (page: Page) => stage(page).getByRole('figure').getByRole('img')

/** Waits until the picture of the large sheet is there and says what it shows. */
export async function expectDrawn(page: Page, alt: RegExp) {
  await expect(currentPicture(page).and(page.getByAltText(alt))).toBeVisible(DRAWN_WITHIN)
  await expect
    .poll(() =>
      currentPicture(page)
        .last()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0)
}

/** Writes a wish and asks for it to be drawn. */
export async function describe(page: Page, prompt: string) {
  await promptBox(page).fill(prompt)
  await generateButton(page).click()
}
