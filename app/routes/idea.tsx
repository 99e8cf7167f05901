import { ArrowLeft } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { FaqAccordion } from '#app/features/ideas/faq-accordion.tsx'
import { ideaArt } from '#app/features/ideas/idea-art.ts'
import { plainMeaning } from '#app/features/ideas/idea-words.ts'
import { Invitation } from '#app/features/ideas/invitation.tsx'
import { HeroSheets } from '#app/features/tattoos/hero-sheets.tsx'
import { TaggedDesigns } from '#app/features/tattoos/tagged-designs.tsx'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { breadcrumbs } from '#app/platform/head/breadcrumbs.ts'
import { faqPage } from '#app/platform/head/structured-data.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { listTattoosByTag } from '#server/features/gallery/explore.service.ts'
import { showsIdea } from '#server/features/gallery/idea-pictures.service.ts'
import { getIdea, IdeaNotFoundError } from '#server/features/ideas/ideas.service.ts'
import { requestContext } from '#server/http/request-context.ts'
import type { IdeaResponse } from '#shared/gallery.ts'
import type { Route } from './+types/idea.ts'

const MOVED_FOR_GOOD = 301

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps, reportError } = context.get(requestContext)
  const idea = findOrRedirect(params.idea)
  const tattoos = await listTattoosByTag(deps, undefined, idea.name).catch((error: unknown) => {
    // §2.idea.no-tattoos: the words are worth reading without the designs.
    reportError(error)
    return []
  })
  const shown = tattoos.filter(({ imageUrl }) => imageUrl !== '')
  const sheets = shown.filter((tattoo) => showsIdea(idea.name, tattoo)).slice(0, 2)
  return { idea, tattoos: shown, sheets, art: sheets.length < 2 ? ideaArt(idea.name) : undefined }
}

/** An idea's name wins, at one address only; a former name leads to it, and any other word filters the list. */
function findOrRedirect(word: string): IdeaResponse {
  try {
    const idea = getIdea(word)
    // oxlint-disable-next-line typescript/only-throw-error -- this is how a loader redirects
    if (word !== idea.name.toLowerCase()) throw redirect(paths.idea(idea.name), MOVED_FOR_GOOD)
    return idea
  } catch (error) {
    if (error instanceof Response) throw error
    const search = error instanceof IdeaNotFoundError ? word : undefined
    // oxlint-disable-next-line typescript/only-throw-error -- this is how a loader redirects
    throw redirect(paths.ideas({ search }))
  }
}

/** §2.idea.failure: an idea that cannot be loaded leads to the list. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    // oxlint-disable-next-line typescript/only-throw-error -- this is how a loader redirects
    throw redirect(paths.ideas())
  }
}

export default function IdeaRoute({ loaderData }: Route.ComponentProps) {
  const { idea, tattoos, sheets, art } = loaderData
  const { name, description, meaning, faqItems } = idea
  return (
    <>
      <div className="page-wrap relative pt-4 pb-14 md:pt-6 md:pb-18 lg:min-h-142">
        <Link
          to={paths.ideas()}
          className="inline-flex min-h-11 items-center gap-2 text-15 text-faded hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          All ideas
        </Link>
        <h1 className="mt-6 text-64 tracking-[-0.036em] md:mt-14 md:max-w-[11ch] lg:text-[5.25rem] lg:leading-[0.98]">
          {name} Tattoo Ideas
        </h1>
        <p className="mt-4 mb-7 max-w-[46ch] text-18 text-faded md:max-w-[40ch] lg:max-w-[46ch]">
          {description}
        </p>
        <Link to={paths.design()} className={buttonClass()}>
          Design Your Dream Tattoo
        </Link>
        <HeroSheets tattoos={sheets} art={art} />
      </div>
      <section className="bg-bone">
        <div className="page-wrap grid gap-x-16 gap-y-6 py-14 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:py-18">
          <h2 className="text-48 tracking-[-0.034em]">What it means, and to whom</h2>
          <div
            // Our own words, and nothing in them but paragraphs and emphasis.
            dangerouslySetInnerHTML={{ __html: meaning }}
            className="gap-x-12 [&_p]:mb-3 [&_p]:break-inside-avoid [&_strong]:font-semibold lg:columns-2"
          />
        </div>
      </section>
      <div className="page-wrap pb-section">
        <TaggedDesigns key={name} tag={name} found={tattoos} />
        {faqItems.length > 0 && (
          <section className="far-down mt-20 grid gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <h2 className="text-48 tracking-[-0.034em]">Before you book</h2>
            <FaqAccordion key={name} items={faqItems} />
          </section>
        )}
        <div className="far-down mt-20">
          <Invitation
            title="Your idea, your words."
            text="Tell the AI designer what it should be, and it draws the flash, the stencil and how it sits on skin."
            action={{ label: 'Open the designer', path: paths.design() }}
            picture={FLASH_ART.snakeSword}
          />
        </div>
      </div>
    </>
  )
}

export function meta(args: Route.MetaArgs) {
  const idea = args.loaderData?.idea
  const title = `${idea?.name ?? args.params.idea} Tattoo Ideas`
  if (idea === undefined) return pageMeta(args, { title, isIndexed: false })
  return pageMeta(args, {
    title,
    description: plainMeaning(idea.meaning),
    image: { path: paths.ideaShareImage(idea.name), alt: `${title}: two designs on paper` },
    structuredData: [
      breadcrumbs([
        { name: 'Tattoo Ideas', path: paths.ideas() },
        { name: title, path: paths.idea(idea.name) },
      ]),
      ...(idea.faqItems.length > 0 ? [faqPage(idea.faqItems)] : []),
    ],
  })
}
