import { useContext, useEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import styles from '#app/app.css?url'
import fraunces from '#app/assets/fonts/fraunces-english.woff2?url'
import instrumentSans from '#app/assets/fonts/instrument-sans-english.woff2?url'
import { BillingNotice } from '#app/features/billing/billing-notice.tsx'
import { ForeignScripts } from '#app/features/consent/foreign-scripts.tsx'
import { UpgradePrompts } from '#app/features/pricing/upgrade-prompts.tsx'
import { ErrorScreen } from '#app/features/shell/error-screen.tsx'
import { PageNote } from '#app/features/shell/page-note.tsx'
import { Shell } from '#app/features/shell/shell.tsx'
import { EARLY_PRESSES_SCRIPT, useEarlyPresses } from '#app/platform/head/early-presses.ts'
import { useFirstDesignClaim } from '#app/platform/session/first-design.ts'
import { LinkedMessage } from '#app/platform/http/linked-message.tsx'
import { keepPage } from '#app/platform/http/keep-page.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { NonceContext } from '#app/platform/head/nonce.ts'
import { PRE_PAINT_SCRIPT } from '#app/platform/head/pre-paint.ts'
import type { RootData } from '#app/platform/http/public-config.ts'
import { startServiceWorker } from '#app/platform/http/service-worker.ts'
import { usePasswordChangeGate, useSessionCheck } from '#app/platform/session/session.ts'
import { applyTheme } from '#app/platform/storage/theme.ts'
import { usePageFiles } from '#app/platform/http/use-page-files.ts'
import { rememberUtmParams } from '#app/platform/consent/utm.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { requestContext } from '#server/http/request-context.ts'
import { THEME_COLORS } from '#shared/brand.ts'
import type { Route } from './+types/root.ts'

export function loader({ context }: Route.LoaderArgs): RootData {
  const { publicConfig } = context.get(requestContext)
  return { publicConfig, year: new Date().getFullYear() }
}

/** Nothing in it changes while a tab is open. */
export function shouldRevalidate() {
  return false
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage]

export const links: Route.LinksFunction = () => [
  ...[fraunces, instrumentSans].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', title: 'New designs', href: '/feed.xml' },
]

/** Wraps the app and the error page alike, so it must not need the loader's data. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  useEarlyPresses()
  return (
    // The pre-paint script adds attributes that the server could not know of.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={THEME_COLORS.light}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${PRE_PAINT_SCRIPT}\n${EARLY_PRESSES_SCRIPT}` }}
        />
        <Meta />
        {/* Its precedence puts it before all links to scripts: nothing is seen until it is there. */}
        <link rel="stylesheet" href={styles} precedence="page" />
        {/* Files of our own need no nonce, and an attribute that differs between server and browser is a warning. */}
        <Links nonce="" />
      </head>
      <body>
        <ToastProvider write={writeMessage}>{children}</ToastProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const writeMessage = (message: string) => <LinkedMessage text={message} />

export default function Root() {
  const { search } = useLocation()
  useSessionCheck()
  usePasswordChangeGate()
  useFirstDesignClaim()
  usePageFiles()
  useEffect(applyTheme, [])
  useEffect(startServiceWorker, [])
  useEffect(() => rememberUtmParams(search), [search])
  return (
    <>
      <Shell notice={<ForeignScripts />}>
        <BillingNotice />
        <Outlet />
      </Shell>
      <PageNote />
      <UpgradePrompts />
    </>
  )
}

/** For a failure of this file's own: pages have a boundary of theirs inside the shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorScreen error={error} />
    </Shell>
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Something Went Wrong', isIndexed: false })
}
