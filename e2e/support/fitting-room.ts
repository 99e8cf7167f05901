import type { Page } from '@playwright/test'

export const table = (page: Page) => page.getByRole('application', { name: /^Move / })
export const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
export const ink = (page: Page) => page.getByRole('img', { name: /, on / })

export async function choosePhoto(page: Page, buffer: Buffer) {
  await page
    .getByLabel(/^(Choose a|Another) photo$/)
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
}

/** What the canvas shows, as one number that changes with any of it. */
export function fingerprint(page: Page) {
  return ink(page).evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height)
    let sum = 0
    for (let i = 0; i < data.length; i += 4) sum = (sum * 31 + data[i]!) % 1_000_003
    return sum
  })
}
