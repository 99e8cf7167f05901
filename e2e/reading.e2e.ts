import type { Page } from '@playwright/test'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './support/axe.ts'
import { drawDesigns, expectDrawn, generateButton, promptBox } from './support/designs.ts'
import { PHONE } from './support/pages.ts'
import { visit } from './support/screen.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'What we read' })
const chip = (page: Page, name: RegExp | string) => strip(page).getByRole('button', { name })
const weDrew = (page: Page) => page.getByRole('region', { name: 'We drew' })

test('what was read is shown while typing, is put right in place, and is what is drawn', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('two cats with a moon and the name “Ada”, on my forearm')
  await expect(chip(page, 'two cats')).toBeVisible()
  await expect(chip(page, /^moon/)).toBeVisible()
  await expect(chip(page, /Ada/)).toBeVisible()
  await expect(chip(page, 'Style Realistic, our choice')).toBeVisible()
  await expect(chip(page, 'Placement: Forearm')).toBeVisible()
  await expect(strip(page).getByText(/^We read two cats/)).toBeAttached()

  // With the keyboard alone: three of them, and foxes.
  await chip(page, 'two cats').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'One more' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Put right: three cats' })).toBeVisible()
  await page.getByLabel('Something else').fill('fox')
  await page.keyboard.press('Enter')
  await expect(chip(page, 'three foxes')).toBeVisible()
  await expect(chip(page, 'three foxes')).toBeFocused()

  // With the pointer: the moon leads, and the name is left out.
  await chip(page, /^moon/).click()
  await page.getByRole('button', { name: 'This is the main thing' }).click()
  await chip(page, /Ada/).click()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect(chip(page, 'Left out: Ada. Put it back')).toBeVisible()
  await expectNoViolations(page)

  // What was put right is there after the page is loaded again.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Ada')
  await page.reload()
  await expect(chip(page, 'three foxes')).toBeVisible()

  const sending = page.waitForRequest('**/api/tattoo/generate')
  await generateButton(page).click()
  expect((await sending).postDataJSON()).toMatchObject({
    payload: {
      corrections: [
        { kind: 'count', text: 'cats', count: 3 },
        { kind: 'meaning', text: 'cats', meaning: 'fox' },
        { kind: 'main', text: 'moon' },
        { kind: 'remove', text: 'Ada' },
      ],
    },
  })
  await expectDrawn(page, /three foxes/i)
  await expect(weDrew(page).getByText('three foxes')).toBeVisible()
  await expect(weDrew(page).getByText('“Ada”')).toHaveCount(0)

  // A design that is opened again brings its corrections along.
  await visit(page, '/create')
  await page.getByRole('article').first().waitFor()
  await visit(page, '/design')
  await expect(weDrew(page).getByText('three foxes')).toBeVisible()
  proves('§2.reading.chips', '§2.reading.heard', '§2.reading.corrected')
})

test('the page of a design says what we drew, and what of the wish we did not', async ({
  page,
  person,
}) => {
  const [design] = await drawDesigns(person, { prompt: 'a snake around a dagger and a platypus' })
  await visit(page, `/tattoo/${design!.id}`)
  await expect(weDrew(page).getByText('snake around the dagger')).toBeVisible()
  await expect(weDrew(page).getByText('Minimalist')).toBeVisible()
  await expect(weDrew(page).getByText('platypus, not drawn')).toBeVisible()
  await expectNoViolations(page)
  proves('§2.reading.drew')
})

test('nonsense costs nothing, and is answered with examples before the press', async ({
  page,
  login,
  faults,
}) => {
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('qwfp zxcv')
  await expect(strip(page).getByText(/cannot tell yet what to draw/)).toBeVisible()
  faults.expectRefusal(422, '/api/tattoo/generate')
  await generateButton(page).click()
  await expect(page.getByText(/nothing was charged/i).first()).toBeVisible()
  await expect(page.getByText('5 credits remaining')).toBeVisible()
  await strip(page).getByRole('button').first().click()
  await expect(promptBox(page)).not.toHaveValue('qwfp zxcv')
  await expect(chip(page, /^Style/)).toBeVisible()
  proves('§2.reading.nothing')
})

test('a refusal names the rule and what to change, and its links are links', async ({
  page,
  login,
  faults,
}) => {
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('a rose and a swastika')
  await expect(
    strip(page)
      .getByText(/“swastika” goes against our rule on hate/)
      .first(),
  ).toBeVisible()
  await expect(
    strip(page)
      .getByText(/Take it out, or describe something else/)
      .first(),
  ).toBeVisible()
  await expect(strip(page).getByRole('link', { name: 'the support page' })).toBeVisible()
  faults.expectRefusal(422, '/api/tattoo/generate')
  await generateButton(page).click()
  const sheet = page.getByRole('alert')
  await expect(sheet.getByText(/Nothing was charged/)).toBeVisible()
  await sheet.getByRole('link', { name: 'the content rules' }).click()
  await expect(page).toHaveURL(/\/content-rules#never$/)
  await expect(page.getByRole('heading', { name: 'What is never drawn' })).toBeInViewport()
  proves('§2.reading.refusal')
})

test('what cannot be drawn is announced before the press, with what could be drawn instead', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/create')
  await promptBox(page).fill('a platypus and a rose')
  await expect(chip(page, 'platypus, not drawn')).toBeVisible()
  await expect(strip(page).getByText(/Not drawn: platypus\./)).toBeAttached()
  await chip(page, 'platypus, not drawn').click()
  const sheet = page.getByRole('dialog', { name: 'Not drawn: platypus' })
  await expect(sheet.getByText(/no drawing of it yet/)).toBeVisible()
  await sheet.getByRole('group').getByRole('button').first().click()
  await expect(chip(page, 'platypus, not drawn')).toHaveCount(0)
  proves('§2.reading.missing')
})

test('on the landing page the strip comes with the first key, and goes along to the design', async ({
  openDevice,
}) => {
  const page = await openDevice({ viewport: PHONE })
  await visit(page, '/')
  await expect(strip(page)).toHaveCount(0)
  await promptBox(page).fill('three foxes')
  await expect(chip(page, 'three foxes')).toBeVisible()
  await chip(page, 'three foxes').click()
  await page.getByRole('button', { name: 'One less' }).click()
  await page.keyboard.press('Escape')
  await expect(chip(page, 'two foxes')).toBeVisible()
  const sending = page.waitForRequest('**/api/first-design')
  await page.getByRole('button', { name: 'Draw it free' }).click()
  expect((await sending).postDataJSON()).toMatchObject({
    corrections: [{ kind: 'count', text: 'foxes', count: 2 }],
  })
})
