import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known from the start: asking for them link by link is one more call that can fail, on every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
