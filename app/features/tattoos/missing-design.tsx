import { Link } from 'react-router'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { DetailPage } from '#app/features/tattoos/detail-page.tsx'
import { useOwnDesign } from '#app/features/tattoos/use-own-design.ts'
import { paths } from '#app/paths.ts'
import { SignedInOnly, SignedOutOnly } from '#app/platform/session/session-gate.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/notice-page.tsx'

/** Why there is nothing to see. */
const PROBLEMS = {
  invalid: { title: 'No such sheet', message: 'Invalid tattoo ID.' },
  missing: {
    title: 'Not on the wall',
    message: 'No tattoo found with the given ID. It may have been taken down, or kept private.',
  },
  gone: { title: 'Off the wall for good', message: 'This design has been deleted.' },
  failed: {
    title: 'The needle slipped',
    message: 'Error fetching tattoo. Please try again later.',
  },
} as const
export type DesignProblem = keyof typeof PROBLEMS

type MissingDesignProps = { problem: DesignProblem; tattooId: number }

/** To the world it is not there. Somebody who is signed in may be its owner, and is not told so before that has been asked. */
export function MissingDesign({ problem, tattooId }: MissingDesignProps) {
  if (problem !== 'missing') return <Problem kind={problem} />
  return (
    <>
      <SignedOutOnly>
        <Problem kind="missing" />
      </SignedOutOnly>
      <SignedInOnly>
        <OwnDesign tattooId={tattooId} />
      </SignedInOnly>
    </>
  )
}

function OwnDesign({ tattooId }: { tattooId: number }) {
  const own = useOwnDesign(tattooId)
  if (own.status === 'loading') return <div aria-busy className="min-h-svh" />
  if (own.status === 'found')
    return <DetailPage found={own.tattoo} similar={own.similar} descendants={own.descendants} />
  return <Problem kind={own.status} />
}

function Problem({ kind }: { kind: DesignProblem }) {
  const { title, message } = PROBLEMS[kind]
  return (
    <NoticePage picture={FLASH_ART.compass} title={title} lead={message}>
      <Link to={paths.explore()} className={buttonClass()}>
        Back to Gallery
      </Link>
    </NoticePage>
  )
}
