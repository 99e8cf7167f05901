/** About a quarter of a megabyte each. */
const MOST_PAGES = 40

/** Stands in a page for the nonce, which is another one in every answer. Nobody outside ever sees it. */
export const NONCE_MARK = crypto.randomUUID()

export const withNonce = (html: string, nonce: string) => html.replaceAll(NONCE_MARK, nonce)

type RenderedPage = { data: string; html: string }

/**
 * A page is the same for everybody whom its loaders gave the same data, so it is rendered once and kept until they give other data.
 * They are asked every time: nothing here is ever older than the database.
 */
export class RenderedPages {
  readonly #pages = new Map<string, RenderedPage>()

  find(url: string, data: string): string | undefined {
    const page = this.#pages.get(url)
    if (page?.data !== data) return undefined
    this.keep(url, page)
    return page.html
  }

  /** What nobody has asked for the longest goes first. */
  keep(url: string, page: RenderedPage): void {
    this.#pages.delete(url)
    this.#pages.set(url, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > MOST_PAGES && oldest !== undefined) this.#pages.delete(oldest)
  }
}
