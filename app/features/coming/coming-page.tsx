import { Link } from 'react-router'
import { getComingCopy } from '#app/features/coming/coming-copy.ts'
import { FLASH_ART } from '#app/platform/flash-art.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/notice-page.tsx'

type ComingPageProps = { routeId: string }

export function ComingPage({ routeId }: ComingPageProps) {
  const { heading, lead, art, next } = getComingCopy(routeId)
  return (
    <NoticePage picture={FLASH_ART[art]} title={heading} lead={lead}>
      <Link to={next.path} className={buttonClass()}>
        {next.label}
      </Link>
    </NoticePage>
  )
}
