import { useEffect, useState } from 'react'

const READING_LINE_PX = 180

/** The id of the section being read: the last one whose top has passed a line below the header. */
export function useSectionInView<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const [current, setCurrent] = useState<Id>(ids[0])
  useEffect(() => {
    const update = () => {
      const isAtEnd = window.innerHeight + window.scrollY >= document.body.scrollHeight - 2
      const passed = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < READING_LINE_PX
      })
      setCurrent((isAtEnd ? ids.at(-1) : passed.at(-1)) ?? ids[0])
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [ids])
  return current
}
