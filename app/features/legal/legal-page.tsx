import { Printer } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import type { LegalBlock, LegalDocument, LegalTable } from '#content/legal/legal-document.ts'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydration.tsx'

const DOCUMENTS = [
  { label: 'Terms', path: paths.terms() },
  { label: 'Credits', path: paths.creditPolicy() },
  { label: 'Privacy', path: paths.privacyPolicy() },
  { label: 'Content rules', path: paths.contentRules() },
]

/** A policy to be read, linked to by section, and printed. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, lead, effective, sections } = document
  return (
    <div className="page-wrap pt-10 pb-section md:pt-12">
      <LegalNav />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-20 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <article className="max-w-[72ch]">
          <h1 className="text-64 tracking-[-0.036em]">{title}</h1>
          <p className="mt-4 text-18 text-faded">{lead}</p>
          <p className="mt-4 text-14 text-faded">
            In effect since <time dateTime={effective}>{dayMonthYear(effective)}</time>
          </p>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id} className="mt-12">
              <h2 id={id} className="text-28 tracking-[-0.02em]">
                {heading}
              </h2>
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </section>
          ))}
          <p className="mt-14 border-t border-hair pt-6 text-faded print:hidden">
            Something unclear?{' '}
            <Link to={paths.support()} className="font-semibold text-ink underline">
              Ask us
            </Link>
            . A person answers.
          </p>
        </article>
        <aside className="hidden lg:block print:hidden">
          <div className="lg:sticky lg:top-28">
            <Contents sections={sections} />
            <PrintButton />
          </div>
        </aside>
      </div>
    </div>
  )
}

function LegalNav() {
  return (
    <nav aria-label="Policies" className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
      {DOCUMENTS.map(({ label, path }) => (
        <NavLink
          key={path}
          to={path}
          className="flex min-h-11 items-center border-b-2 border-transparent text-15 font-semibold text-faded hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

function Contents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <nav aria-label="On this page">
      <p className="text-13 font-semibold text-faded">On this page</p>
      <ul className="mt-2 border-l border-hair">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-9 items-center pl-4 text-15 hover:underline">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Of no use where no script runs; the browser's own menu prints there. */
function PrintButton() {
  const isHydrated = useHydrated()
  if (!isHydrated) return <div className="mt-6 min-h-11" />
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`${buttonClass({ variant: 'quiet' })} mt-6`}
    >
      <Printer aria-hidden className="size-4" /> Print
    </button>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="mt-4 leading-[1.65]">{block}</p>
  if ('table' in block) return <Table {...block.table} />
  return (
    <ul className="mt-4 list-disc space-y-2 pl-5 leading-[1.6] marker:text-faded">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Wide tables scroll in a frame of their own, which the keyboard reaches too. */
function Table({ caption, head, rows }: LegalTable) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on phones, also by keyboard
      tabIndex={0}
      className="mt-5 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-13 md:min-w-120 md:text-15">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th
                key={cell}
                scope="col"
                className="border-b border-ink py-2 pr-2 text-left text-12 font-semibold text-faded last:pr-0 md:pr-5 md:text-13"
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th
                scope="row"
                className="border-b border-hair py-3 pr-2 text-left align-top font-semibold md:pr-5"
              >
                {first}
              </th>
              {rest.map((cell, index) => (
                <td
                  key={index}
                  className="border-b border-hair py-3 pr-2 align-top tabular-nums last:pr-0 md:pr-5"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** 2025-01-21 → 21/01/2025, as the terms have always been dated. */
function dayMonthYear(date: string): string {
  return date.split('-').toReversed().join('/')
}
