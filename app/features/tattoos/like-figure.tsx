import { countWords } from '#app/features/tattoos/tattoo-words.ts'

/** Beside a heart. */
export function LikeFigure({ count }: { count: number }) {
  return (
    <>
      {countWords(count)}
      <span className="sr-only">{count === 1 ? 'like' : 'likes'}</span>
    </>
  )
}
