import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import type { LandingCopy } from '#content/landing/landing.ts'

export function FaqSection({ faq }: Pick<LandingCopy, 'faq'>) {
  return (
    <section
      aria-labelledby="faq-title"
      className="far-down page-wrap grid gap-7 pt-14 pb-section md:grid-cols-[4fr_8fr] md:gap-18 md:pt-18"
    >
      <div>
        <h2 id="faq-title" className="text-64 tracking-[-0.035em]">
          Asked at the counter
        </h2>
        <p className="mt-5 max-w-[30ch] text-faded">
          Something else?{' '}
          <Link to={paths.support()} className="text-ink text-link">
            Write to us
          </Link>
          , we answer within a working day.
        </p>
      </div>
      <Questions faq={faq} />
    </section>
  )
}

/**
 * One open at a time, and the open one closes again (§2.landing.faq); panels of at most 1000 px (§2.landing.faq-height). All are
 * open where no script runs.
 */
function Questions({ faq }: Pick<LandingCopy, 'faq'>) {
  const [openIndex, setOpenIndex] = useState<number | undefined>(0)
  return (
    <div className="border-t border-ink">
      {faq.map(({ question, answer }, index) => {
        const isOpen = openIndex === index
        return (
          <div key={question} className="border-b border-hair">
            <h3 className="font-text text-17 leading-[1.4] font-semibold tracking-normal md:text-18">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`faq-${index}-answer`}
                onClick={() => setOpenIndex(isOpen ? undefined : index)}
                className="flex min-h-15 w-full items-center justify-between gap-6 py-4 text-left"
              >
                {question}
                <Plus
                  aria-hidden
                  className={`size-4.5 flex-none transition-transform duration-320 ${isOpen ? 'rotate-45' : ''}`}
                />
              </button>
            </h3>
            <div
              id={`faq-${index}-answer`}
              className={`overflow-hidden transition-[max-height,visibility] duration-320 noscript:visible noscript:max-h-none ${isOpen ? 'max-h-[1000px]' : 'invisible max-h-0'}`}
            >
              <p className="max-w-[66ch] pr-2 pb-6 text-16 text-faded md:text-17">{answer}</p>
            </div>
          </div>
        )
      })}
    </div>
  )
}
