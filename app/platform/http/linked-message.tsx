import { Fragment } from 'react'
import { Link } from 'react-router'

/** The pages that the server names in its messages, by their path, and what they are called in a sentence. */
const PAGES: Record<string, string> = {
  '/support': 'the support page',
  '/content-rules#never': 'the content rules',
}
const PATH = /(\/(?:support|content-rules#never)\b)/

/** What the server says, with the pages that it names as links. */
export function LinkedMessage({ text }: { text: string }) {
  return text.split(PATH).map((part, place) => {
    const name = PAGES[part]
    return (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of one text never change places.
      <Fragment key={place}>
        {name === undefined ? (
          part
        ) : (
          <Link to={part} className="text-link">
            {name}
          </Link>
        )}
      </Fragment>
    )
  })
}
