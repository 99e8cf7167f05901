import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { paths } from '#app/paths.ts'

/** A plain form: it works before any script is there. */
export function IdeaSearch({ search, maxLength }: { search: string; maxLength: number }) {
  return (
    <search className="mb-8 block max-w-120">
      <Form action={paths.ideas()} className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-faded"
        />
        <input
          key={search}
          type="search"
          name="search"
          aria-label="Search ideas"
          placeholder="Search ideas..."
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength}
          defaultValue={search}
          className="block min-h-12.5 w-full rounded-control border border-edge bg-raised pr-3.5 pl-11 text-16 focus:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-ink"
        />
      </Form>
    </search>
  )
}
