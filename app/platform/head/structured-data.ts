import { paths } from '#app/paths.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** Where the page stands that a block describes. */
export interface PageAddress {
  origin: string
  url: string
}

/** Something that search engines are told of a page, as schema.org has it. `pageMeta` writes it into the head. */
export type StructuredData = (page: PageAddress) => Record<string, unknown>

export const CONTEXT = 'https://schema.org'

const organizationId = (origin: string) => `${origin}/#organization`

/** Who makes all this. */
export const organization: StructuredData = ({ origin }) => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: PRODUCT_NAME,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    url: `${origin}${paths.support()}`,
  },
})

/** The site, and how to search it. */
export const website: StructuredData = ({ origin }) => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: PRODUCT_NAME,
  url: `${origin}/`,
  inLanguage: 'en',
  publisher: { '@id': organizationId(origin) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${paths.explore()}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** Questions that the page itself answers, in the same words. */
export const faqPage =
  (items: readonly { question: string; answer: string }[]): StructuredData =>
  ({ url }) => ({
    '@context': CONTEXT,
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
