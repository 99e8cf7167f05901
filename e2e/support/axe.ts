import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Scan = {
  /** Looks at colours alone, where the same page has just passed all rules in other colours. */
  isColoursOnly?: boolean
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A script that does nothing; an empty one counts as none. */
const NOTHING_MORE = ';'
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Every rule of axe for WCAG 2.2 AA and good practice, on the whole page, at rest. */
export async function expectNoViolations(page: Page, { isColoursOnly = false }: Scan = {}) {
  await settle(page)
  await drawAll(page)
  // Half a megabyte that the builder would send twice for every scan, also to a page that has it.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: NOTHING_MORE } : { page })
    // Neither lists of what passed nor copies of the style sheets are of use here, and both cost time.
    .options({ resultTypes: ['violations'], preload: false })
    // There are no frames to look into, and the other mode opens a window for every scan.
    .setLegacyMode(true)
  if (isColoursOnly) axe.withRules(COLOUR_RULES)
  else axe.withTags(TAGS)
  const { violations } = await axe.analyze()
  const found: string[] = []
  for (const { id, help, nodes } of violations)
    for (const { html, failureSummary, target } of nodes)
      if (id !== TARGET_SIZE || (await isTooSmall(page, target.join(' '))))
        found.push(`${id} (${help}): ${html}\n  ${failureSummary}`)
  expect(found, `axe on ${page.url()}`).toEqual([])
}

const TARGET_SIZE = 'target-size'

/** What a bar at the edge of the screen covers in part is looked at again where nothing covers it: anybody would scroll. */
async function isTooSmall(page: Page, target: string) {
  const scrolled = await page.locator(target).evaluate((element) => {
    const before = scrollY
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return before
  })
  const { violations } = await new AxeBuilder({ page, axeSource: NOTHING_MORE })
    .setLegacyMode(true)
    .withRules(TARGET_SIZE)
    .include(target)
    .analyze()
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), scrolled)
  return violations.length > 0
}

/** Colours in the middle of a transition have contrasts that nobody ever reads. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // What is not drawn does not move on either.
    const isDrawn = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .filter(isDrawn)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
}

/** What is far from the window is not drawn, and axe would guess what lies behind it. */
async function drawAll(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
}
