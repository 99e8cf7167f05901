import { data, Link, useSearchParams } from 'react-router'
import type { LaidBefore } from '#app/features/fitting-room/use-fitting-room.ts'
import {
  FittingRoomScreen,
  type FittedWork,
} from '#app/features/fitting-room/fitting-room-screen.tsx'
import { useKeptPicture } from '#app/features/body/use-kept-picture.ts'
import { titleOf } from '#app/features/tattoos/tattoo-words.ts'
import { useOwnDesign } from '#app/features/tattoos/use-own-design.ts'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { SignedInOnly, SignedOutOnly } from '#app/platform/session/session-gate.tsx'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { lazily } from '#app/ui/lazily.tsx'
import { NoticePage } from '#app/ui/notice-page.tsx'
import { exploreTattoos } from '#server/features/gallery/explore.service.ts'
import { TattooNotFoundError } from '#server/features/tattoos/tattoos.errors.ts'
import { getTattoo } from '#server/features/tattoos/tattoos.service.ts'
import { requestContext } from '#server/http/request-context.ts'
import { ExploreQuery } from '#shared/gallery.ts'
import { planOf } from '#shared/plans.ts'
import { TattooId, type Tattoo } from '#shared/tattoos.ts'
import type { Route } from './+types/fitting-room.ts'

/** How many others are offered beside the one that was asked for. */
const SUGGESTIONS = 12

/** The same for everybody. A design that only its owner sees is fetched by the browser, in their name. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps } = context.get(requestContext)
  const asked = new URL(request.url).searchParams.get('design')
  const { tattoos: suggestions } = await exploreTattoos(
    deps,
    undefined,
    ExploreQuery.parse({ limit: String(SUGGESTIONS) }),
  )
  if (asked === null) return data({ askedId: undefined, tattoo: suggestions[0], suggestions })
  const id = TattooId.safeParse(/^\d+$/.test(asked) ? Number(asked) : undefined)
  if (!id.success)
    return data({ askedId: undefined, tattoo: undefined, suggestions }, { status: 404 })
  try {
    const tattoo = await getTattoo(deps, undefined, id.data)
    return data({ askedId: id.data, tattoo, suggestions })
  } catch (error) {
    if (!(error instanceof TattooNotFoundError)) throw error
    return data({ askedId: id.data, tattoo: undefined, suggestions }, { status: 404 })
  }
}

/** For people with a plan. */
const KeepFitting = lazily(
  async () => (await import('#app/features/body/keep-fitting.tsx')).KeepFitting,
  () => true,
)

export default function FittingRoomRoute({ loaderData }: Route.ComponentProps) {
  const { askedId, tattoo, suggestions } = loaderData
  if (tattoo !== undefined) return <Room tattoo={tattoo} suggestions={suggestions} />
  if (askedId === undefined) return <NoDesign />
  return (
    <>
      <SignedOutOnly>
        <NoDesign />
      </SignedOutOnly>
      <SignedInOnly>
        <OwnDesign key={askedId} tattooId={askedId} suggestions={suggestions} />
      </SignedInOnly>
    </>
  )
}

const keepFitting = (work: FittedWork) => <KeepFitting fitting={work} />

type RoomProps = { tattoo: Tattoo; suggestions: readonly Tattoo[] }

/** A picture on one's own photo is opened as it was laid out; everybody else begins on our body. */
function Room(props: RoomProps) {
  const asked = Number(useSearchParams()[0].get('picture'))
  const isSignedIn = useCurrentUser() !== undefined
  if (!isSignedIn || !Number.isSafeInteger(asked) || asked < 1) return <OpenRoom {...props} />
  return <KeptRoom key={asked} {...props} pictureId={asked} />
}

function KeptRoom({ pictureId, ...props }: RoomProps & { pictureId: number }) {
  const { status, picture } = useKeptPicture(pictureId)
  if (status === 'opening') return <div aria-busy className="min-h-svh" />
  return <OpenRoom {...props} before={picture} />
}

/** Whoever has a plan may also keep the picture in their account. */
function OpenRoom({
  tattoo,
  suggestions,
  before,
}: RoomProps & { before?: LaidBefore | undefined }) {
  const hasPlan = planOf(useCurrentUser()?.subscriptionPlan ?? 0).hasBodyMapping
  return (
    <FittingRoomScreen
      tattoo={tattoo}
      suggestions={suggestions}
      titleOf={titleOf}
      before={before}
      {...(hasPlan ? { moreActs: keepFitting } : {})}
    />
  )
}

type OwnDesignProps = { tattooId: number; suggestions: readonly Tattoo[] }

/** Nobody else's to see, so it is not known to the page before its owner asks. */
function OwnDesign({ tattooId, suggestions }: OwnDesignProps) {
  const own = useOwnDesign(tattooId)
  if (own.status === 'loading') return <div aria-busy className="min-h-svh" />
  if (own.status !== 'found') return <NoDesign />
  return <Room tattoo={own.tattoo} suggestions={suggestions} />
}

function NoDesign() {
  return (
    <NoticePage
      picture={FLASH_ART.compass}
      title="Nothing to try on"
      lead="This design is not on the wall: it may have been taken down, or kept private. Choose another one and bring it here."
    >
      <Link to={paths.explore()} className={buttonClass()}>
        Choose a design
      </Link>
    </NoticePage>
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Fitting room',
    description:
      'Try a tattoo on before the needle does: lay any design on a photo of your own skin, turn it, bend it around the arm and see it fresh, healed and after ten years. The photo never leaves your browser.',
    // One page for all designs; each of them has its own.
    isIndexed: args.loaderData?.askedId === undefined,
  })
}
