import { data } from 'react-router'
import { DeadLinkScreen, SharedPictureScreen } from '#app/features/body/shared-picture-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import { findShared } from '#server/features/body/renderings.service.ts'
import { requestContext } from '#server/http/request-context.ts'
import type { Route } from './+types/shared.ts'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps } = context.get(requestContext)
  const { token } = params
  const found = await findShared(deps, token)
  if (found === undefined) return data({ picture: null }, { status: 404, headers: HEADERS })
  const picture = { ...found, url: `/api/body/shared/${encodeURIComponent(token)}` }
  return data({ picture }, { headers: HEADERS })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function SharedRoute({ loaderData: { picture } }: Route.ComponentProps) {
  return picture === null ? <DeadLinkScreen /> : <SharedPictureScreen picture={picture} />
}

export function meta(args: Route.MetaArgs) {
  return [
    ...pageMeta(args, {
      title: 'A Shared Picture',
      description: 'A tattoo design on a photo, shared in private.',
      isIndexed: false,
    }),
    // The address is the key to the picture, so no other site hears of it.
    { name: 'referrer', content: 'same-origin' },
  ]
}
