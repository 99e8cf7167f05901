import { countWords } from '#app/features/tattoos/tattoo-words.ts'

/** Beside a heart. A nought is said and not shown: in a young gallery it would be the loudest figure on the wall. */
export function LikeFigure({ count }: { count: number }) {
  if (count === 0) return <span className="sr-only">0 likes</span>
  return (
    <>
      {countWords(count)}
      <span className="sr-only">{count === 1 ? 'like' : 'likes'}</span>
    </>
  )
}
