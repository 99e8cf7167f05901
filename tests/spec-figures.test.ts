import { describe, expect, test } from 'vitest'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import * as credits from '#shared/credits.ts'
import { DESIGN_SUBJECTS } from '#shared/design-subjects.ts'
import { ExploreQuery } from '#shared/gallery.ts'
import * as limits from '#shared/limits.ts'
import * as options from '#shared/options.ts'
import { PLANS, TOPUPS } from '#shared/plans.ts'
import { ADMIN_USER_ID, MINIMUM_AGE_YEARS } from '#shared/product.ts'
import { STYLES } from '#shared/styles.ts'
import { Tattoo } from '#shared/tattoos.ts'
import { proves } from '#tests/proves.ts'

// The figures of the specification, written out once more: whoever changes one has to mean it.

describe('what people choose from', () => {
  test('§3 ten skin tones by name and colour', () => {
    expect(options.SKIN_TONES.map(({ description, hex }) => `${description} (${hex})`)).toEqual([
      'MST 1 - Very Light (#f6ede4)',
      'MST 2 - Light (#f3e7db)',
      'MST 3 - Light-Medium (#f7ead0)',
      'MST 4 - Medium Light (#eadaba)',
      'MST 5 - Medium (#d7bd96)',
      'MST 6 - Medium-Dark (#a07e56)',
      'MST 7 - Dark (#825c43)',
      'MST 8 - Deep Dark (#604134)',
      'MST 9 - Very Deep (#3a312a)',
      'MST 10 - Deepest Dark (#292420)',
    ])
    proves('§3.options.skin-tones', '§9.create.skin-tones')
  })

  test('§3 genders, styles and colours of the create screen', () => {
    expect(options.CREATE_GENDERS).toEqual(['Male', 'Female', 'Non-binary', 'Other'])
    expect(options.CREATE_STYLES).toEqual(['Geometric', 'Realistic', 'Minimalist'])
    expect(options.COLORS).toEqual(['Black and white', 'Colored'])
    proves('§3.options.create')
  })

  test('§3 body types, styles and skin tones of the designer', () => {
    expect(options.BODY_TYPES).toEqual(['male', 'female', 'other'])
    expect(options.DESIGNER_STYLES).toEqual([
      'Realistic',
      'Traditional American',
      'Geometric',
      'Minimalist',
      'Watercolor',
      'Tribal',
    ])
    const tones = options.DESIGNER_SKIN_TONES.map(({ description }) => description)
    expect(tones).toEqual(['light', 'medium-light', 'medium', 'medium-dark', 'dark'])
    proves('§3.options.designer')
  })

  test('§2 fourteen placements and two sorts of the gallery', () => {
    const placements =
      'Forearm, Full Sleeve, Half Sleeve, Thigh, Hand, Shoulder, Wrist, Band, Back, Calf, Chest, Sternum, Finger, Ankle'
    expect(options.PLACEMENTS.join(', ')).toBe(placements)
    expect(options.GALLERY_SORTS).toEqual(['Popular', 'Recent'])
    proves('§2.explore.placements', '§2.explore.sorts')
  })

  test('§2 lists of 20 design subjects and the 19 styles', () => {
    expect(new Set(DESIGN_SUBJECTS).size).toBe(20)
    const named =
      'Sketch, Realistic, Minimalist, Black and White, Surreal, Geometric, Blackwork, Japanese, Old School, Cartoon, Watercolor, Dotwork, Tribal, Abstract, Negative Space, Lettering, Biomechanical, Portrait, 3D'
    const list = named.split(', ')
    expect(list).toHaveLength(19)
    expect(STYLES.filter((style) => list.includes(style))).toEqual(list)
    proves('§2.shell.lists')
  })
})

describe('what is sold', () => {
  test('§9 plans: price, credits a cycle and trial days', () => {
    const figures = PLANS.map(({ name, priceCents, creditsPerCycle, trialDays }) => [
      name,
      priceCents,
      creditsPerCycle,
      trialDays,
    ])
    expect(figures).toEqual([
      ['Free', 0, 0, 0],
      ['Starter', 350, 20, 2],
      ['Pro', 1700, 40, 2],
      ['Premium', 4200, 100, 0],
      ['Business', 14_200, 500, 0],
    ])
    proves('§9.starter.offer', '§9.pro.offer')
  })

  test('§6 what the plans allow: body mapping, private designs, resolution, white label', () => {
    const allowed = (is: (plan: (typeof PLANS)[number]) => boolean) =>
      PLANS.filter(is).map(({ name }) => name)
    expect(allowed((plan) => plan.hasBodyMapping)).toEqual([
      'Starter',
      'Pro',
      'Premium',
      'Business',
    ])
    expect(allowed((plan) => plan.hasPrivateDesigns)).toEqual(['Pro', 'Premium', 'Business'])
    expect(allowed((plan) => plan.downloadMaxPx >= 4096)).toEqual(['Premium', 'Business'])
    expect(allowed((plan) => plan.isWhiteLabel)).toEqual(['Business'])
    expect(allowed((plan) => plan.isInModal)).toEqual(['Starter', 'Pro'])
    expect(allowed((plan) => plan.isRecommended)).toEqual(['Starter'])
    proves('§6.plans.mapping', '§6.plans.extras')
  })

  test('§9 top-ups: 10 for $5, 50 for $20, 100 for $35', () => {
    expect(TOPUPS.map((topUp) => [topUp.credits, topUp.priceCents])).toEqual([
      [10, 500],
      [50, 2000],
      [100, 3500],
    ])
    proves('§9.topups.prices')
  })

  test('§9 what credits cost, and how long they live', () => {
    expect(credits).toMatchObject({
      GENERATION_COST_CREDITS: 1,
      BODY_MAPPING_COST_CREDITS: 15,
      SIGNUP_CREDITS: 5,
      SIGNUP_CREDITS_LIFETIME_DAYS: 30,
      TOPUP_CREDITS_LIFETIME_DAYS: 90,
    })
    proves('§9.credits.costs')
  })
})

test('§9 limits of screens and forms', () => {
  expect(limits).toMatchObject({
    ANONYMOUS_VIEWS_MAX: 3,
    TAGS_ON_CARD: 3,
    CREATE_VARIATIONS: 2,
    PASSWORD_MIN_LENGTH: 6,
    SNACKBAR_MS: 3000,
    SNACKBAR_GOOGLE_ERROR_MS: 5000,
  })
  expect(ExploreQuery.parse({})).toMatchObject({ page: 1, limit: 20 })
  expect(ADMIN_USER_ID).toBe(1)
  expect(MINIMUM_AGE_YEARS).toBe(18)
  proves('§9.views.limit', '§9.gallery.page', '§9.admin.id', '§9.password.min', '§9.policy.age')
})

test('§3 names in local storage that other parts rely on', () => {
  expect(STORAGE_KEYS).toMatchObject({
    hasSeenPricing: 'hasSeenPricing',
    upvotedTattoos: 'upvotedTattoos',
    utmParams: 'utm_params',
  })
  expect(new Set(Object.values(STORAGE_KEYS)).size).toBe(Object.keys(STORAGE_KEYS).length)
  proves('§3.storage.names')
})

test('§3 fields of a tattoo', () => {
  const fields =
    'id userId content prompt style color skinTone imageUrl altText metaDescription tags upvotes downvotes votes likes creator isFavorited meaning createdAt updatedAt'
  expect(Object.keys(Tattoo.shape)).toEqual(expect.arrayContaining(fields.split(' ')))
  expect(Tattoo.shape.tags.safeParse(['rose']).success).toBe(true)
  expect(Tattoo.shape.tags.safeParse('["rose"]').success).toBe(false)
  proves('§3.tattoo.fields', '§3.tattoo.tags')
})
