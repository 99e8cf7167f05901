import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useHydrated } from '#app/ui/hydration.tsx'
import type { IdeaResponse } from '#shared/gallery.ts'

/** One open at a time; the open one closes again. All are open where no script runs. */
export function FaqAccordion({ items }: { items: readonly IdeaResponse['faqItems'][number][] }) {
  const id = useId()
  const isHydrated = useHydrated()
  const [openIndex, setOpenIndex] = useState<number | undefined>(0)
  return (
    <div className="border-t border-ink">
      {items.map(({ question, answer }, index) => {
        const isOpen = openIndex === index
        const Mark = isOpen ? Minus : Plus
        return (
          <div key={question} className="border-b border-hair">
            <h3 className="font-text text-17 leading-[1.4] font-semibold tracking-normal">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}`}
                onClick={() => setOpenIndex(isOpen ? undefined : index)}
                className="flex min-h-14 w-full items-center justify-between gap-6 py-3.5 text-left"
              >
                {question}
                <Mark aria-hidden className="size-4.5 flex-none" />
              </button>
            </h3>
            <p
              id={`${id}-${index}`}
              hidden={isHydrated && !isOpen}
              className="max-w-[70ch] pb-5 text-faded"
            >
              {answer}
            </p>
          </div>
        )
      })}
    </div>
  )
}
