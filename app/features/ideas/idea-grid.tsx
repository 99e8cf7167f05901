import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { SmallPicture } from '#app/ui/small-picture.tsx'
import type { IdeaResponse } from '#shared/gallery.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** A design that shows what an idea is about. */
export type IdeaPicture = Pick<
  Tattoo,
  'imageUrl' | 'avifSrcSet' | 'webpSrcSet' | 'width' | 'height'
>

export type IdeaSummary = Pick<IdeaResponse, 'name' | 'description'> & {
  picture?: IdeaPicture | undefined
}

/** Subjects in columns under rules, each a link as a whole. */
export function IdeaGrid({ ideas }: { ideas: readonly IdeaSummary[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
      {ideas.map(({ name, description, picture }) => (
        <li
          key={name}
          className="group relative flex items-start gap-4 border-t border-hair pt-5 pb-8 hover:border-ink has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ink"
        >
          <div className="min-w-0 flex-1">
            <h2 className="text-28">
              <Link
                to={paths.idea(name)}
                className="outline-2 outline-transparent after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-5"
              >
                {name}
              </Link>
            </h2>
            <p className="mt-2 text-15 text-faded">{description}</p>
          </div>
          {picture !== undefined && (
            <span aria-hidden className="sheet-paper block h-30 w-24 flex-none p-2 shadow-lift">
              <SmallPicture picture={picture} sizes="80px" />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
