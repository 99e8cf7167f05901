import * as queries from '#server/features/discovery/discovery.queries.ts'
import { element, XML_HEAD, xmlText } from '#server/features/discovery/xml.ts'
import { listIdeas } from '#server/features/ideas/ideas.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { NotFoundError } from '#server/platform/errors.ts'
import { THEME_COLORS } from '#shared/brand.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** A sitemap may hold 50,000 addresses; smaller ones are made faster, and fewer of them change. */
const DESIGNS_PER_SITEMAP = 10_000
const FEED_LENGTH = 50

const SITEMAP_NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

const PUBLIC_PAGES = [
  '/',
  '/explore',
  '/ideas',
  '/pricing',
  '/support',
  '/terms',
  '/credit-policy',
  '/privacy-policy',
  '/content-rules',
]

/** Private screens have nothing to find; a search within the gallery is one of endlessly many alike. */
const SECURITY_TEXT_DAYS = 180

/** Where to report a weakness: https://www.rfc-editor.org/rfc/rfc9116 */
export function renderSecurityText({ config, clock }: Deps): string {
  const expires = new Date(clock.now().getTime() + SECURITY_TEXT_DAYS * 86_400_000)
  return [
    `Contact: ${config.origin}/support`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${config.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

export function renderRobots({ config }: Deps): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /account',
    'Disallow: /admin/',
    'Disallow: /billing/',
    'Disallow: /body',
    'Disallow: /create',
    'Disallow: /design',
    'Disallow: /designs',
    'Disallow: /favourites',
    'Disallow: /sandbox/',
    'Disallow: /shared/',
    'Disallow: /explore?*search=',
    '',
    `Sitemap: ${config.origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** What the product is called and looks like once it is installed. */
export function renderManifest(): string {
  return JSON.stringify({
    id: '/',
    name: `${PRODUCT_NAME}: AI tattoo designer`,
    short_name: PRODUCT_NAME,
    description: 'Describe a tattoo in words, get a design worth wearing.',
    lang: LANGUAGES[0].code,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    // Not every browser asks yet; those that do not take the colour from the page's head.
    color_scheme_dark: { theme_color: THEME_COLORS.dark, background_color: THEME_COLORS.dark },
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'New design', url: '/design' },
      { name: 'Gallery', url: '/explore' },
    ],
  })
}

/** One sitemap of pages and one for each ten thousand numbers of designs. */
export async function renderSitemapIndex({ config, db }: Deps): Promise<string> {
  const newestId = await queries.findNewestId(db)
  const count = Math.ceil(newestId / DESIGNS_PER_SITEMAP)
  const names = ['pages', ...Array.from({ length: count }, (_, index) => `designs-${index + 1}`)]
  const sitemaps = names.map((name) =>
    element('sitemap', element('loc', `${config.origin}/sitemaps/${name}.xml`)),
  )
  return `${XML_HEAD}<sitemapindex ${SITEMAP_NAMESPACES}>${sitemaps.join('')}</sitemapindex>`
}

export function renderPagesSitemap({ config }: Deps): string {
  const ideas = listIdeas().map(({ name }) => `/ideas/${encodeURIComponent(name.toLowerCase())}`)
  const urls = [...PUBLIC_PAGES, ...ideas].map((path) =>
    element('url', element('loc', xmlText(`${config.origin}${path}`))),
  )
  return renderUrlSet(urls)
}

export async function renderDesignsSitemap({ config, db }: Deps, number: number): Promise<string> {
  const after = (number - 1) * DESIGNS_PER_SITEMAP
  if (number < 1 || after >= (await queries.findNewestId(db)))
    throw new NotFoundError('There is no such sitemap.')
  const designs = await queries.listDesignsBetween(db, {
    after,
    upTo: after + DESIGNS_PER_SITEMAP,
  })
  return renderUrlSet(
    designs.map((design) =>
      element(
        'url',
        element('loc', designAddress(config.origin, design)) +
          element('lastmod', design.updated_at.toISOString()) +
          element('image:image', element('image:loc', pictureAddress(config.origin, design))),
      ),
    ),
  )
}

/** The newest designs, for feed readers. */
export async function renderFeed({ config, db }: Deps): Promise<string> {
  const designs = await queries.listNewestDesigns(db, FEED_LENGTH)
  const items = designs.map((design) => {
    const address = designAddress(config.origin, design)
    return element(
      'item',
      element('title', xmlText(design.prompt)) +
        element('link', address) +
        `<guid isPermaLink="true">${address}</guid>` +
        element('pubDate', design.created_at.toUTCString()) +
        element(
          'description',
          xmlText(design.meta_description ?? design.alt_text ?? design.prompt),
        ) +
        `<media:content url="${pictureAddress(config.origin, design)}" medium="image" type="image/webp"/>`,
    )
  })
  const channel =
    element('title', `${PRODUCT_NAME}: new tattoo designs`) +
    element('link', `${config.origin}/explore`) +
    element('description', 'The newest designs of the public gallery.') +
    element('language', 'en') +
    items.join('')
  return `${XML_HEAD}<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/">${element('channel', channel)}</rss>`
}

const renderUrlSet = (urls: readonly string[]) =>
  `${XML_HEAD}<urlset ${SITEMAP_NAMESPACES}>${urls.join('')}</urlset>`

const designAddress = (origin: string, { id }: queries.PublicDesign) => `${origin}/tattoo/${id}`

const pictureAddress = (origin: string, { filename, webp_widths }: queries.PublicDesign) =>
  `${origin}/images/${filename.replace(/\.[a-z]+$/, '')}/${webp_widths.at(-1)}.webp`
