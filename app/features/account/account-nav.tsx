import {
  Archive,
  CreditCard,
  Droplet,
  KeyRound,
  LogOut,
  MonitorSmartphone,
  ShieldCheck,
  Trash2,
  User,
} from 'lucide-react'
import { Link } from 'react-router'
import { ACCOUNT_SECTIONS, type AccountSectionId } from '#app/features/account/account-sections.ts'
import { useSectionInView } from '#app/features/account/use-section-in-view.ts'
import { paths } from '#app/paths.ts'
import { useSignOut } from '#app/platform/session/session.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { CurrentUser } from '#shared/accounts.ts'

const ICONS = {
  profile: User,
  credits: Droplet,
  plan: CreditCard,
  password: KeyRound,
  'two-step': ShieldCheck,
  sessions: MonitorSmartphone,
  data: Archive,
  delete: Trash2,
} satisfies Record<AccountSectionId, typeof User>

const IDS: readonly [AccountSectionId, ...AccountSectionId[]] = [
  'profile',
  'credits',
  'plan',
  'password',
  'two-step',
  'sessions',
  'data',
  'delete',
]

const ROW_CLASS =
  'flex min-h-11 w-full items-center gap-3 border-b border-hair text-left text-15 hover:text-ink'

/** Phones get the same list as a strip that scrolls sideways. */
export function AccountNav({ user }: { user: CurrentUser }) {
  const current = useSectionInView(IDS)
  const signOut = useSignOut()
  return (
    <nav aria-label="Account" className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)]">
      <div className="flex items-center gap-3 pb-4">
        <Avatar src={paths.avatar(user.username)} size="lg" />
        <div className="min-w-0 text-15 leading-[1.3]">
          <div className="truncate font-semibold">{user.username}</div>
          <div className="text-13 wrap-anywhere text-faded">{user.email}</div>
        </div>
      </div>
      <ul className="max-lg:-mx-gutter max-lg:flex max-lg:gap-5 max-lg:overflow-x-auto max-lg:border-b max-lg:border-hair max-lg:px-gutter">
        {ACCOUNT_SECTIONS.map(({ id, label }) => {
          const Icon = ICONS[id]
          const isCurrent = id === current
          return (
            <li key={id} className="max-lg:flex-none">
              <Link
                to={`#${id}`}
                aria-current={isCurrent ? 'true' : undefined}
                className={classNames(
                  ROW_CLASS,
                  'max-lg:whitespace-nowrap max-lg:focus-visible:-outline-offset-2',
                  isCurrent
                    ? 'font-semibold text-ink max-lg:border-b-2 max-lg:border-ink'
                    : 'font-medium text-faded max-lg:border-b-2 max-lg:border-transparent',
                )}
              >
                <Icon aria-hidden className="size-4 max-lg:hidden" />
                {label}
              </Link>
            </li>
          )
        })}
        <li className="max-lg:hidden">
          <button
            type="button"
            onClick={signOut}
            className={classNames(ROW_CLASS, 'font-medium text-faded')}
          >
            <LogOut aria-hidden className="size-4" />
            Sign out
          </button>
        </li>
      </ul>
    </nav>
  )
}
