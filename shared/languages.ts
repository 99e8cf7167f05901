/**
 * The languages that pages are written in, the first for everybody whose own is not among them. One more needs its words and
 * a way to say it in an address; every page's head and the sitemaps follow from here.
 */
export const LANGUAGES = [{ code: 'en', ogLocale: 'en_US' }] as const

/** The address of a page in each language, as search engines want to be told. */
export function listAlternates(url: string): { hrefLang: string; href: string }[] {
  return [
    { hrefLang: 'x-default', href: url },
    ...LANGUAGES.map(({ code }) => ({ hrefLang: code, href: url })),
  ]
}
