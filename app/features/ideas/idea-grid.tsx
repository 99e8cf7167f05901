import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import type { IdeaResponse } from '#shared/gallery.ts'

export type IdeaSummary = Pick<IdeaResponse, 'name' | 'description'>

/** Subjects in columns under rules, each a link as a whole. */
export function IdeaGrid({ ideas }: { ideas: readonly IdeaSummary[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
      {ideas.map(({ name, description }) => (
        <li
          key={name}
          className="group relative border-t border-hair pt-5 pb-8 hover:border-ink has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ink"
        >
          <h2 className="text-28">
            <Link
              to={paths.idea(name)}
              className="outline-2 outline-transparent after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-5"
            >
              {name}
            </Link>
          </h2>
          <p className="mt-2 text-15 text-faded">{description}</p>
        </li>
      ))}
    </ul>
  )
}
