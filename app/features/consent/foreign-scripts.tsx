import { useRootData } from '#app/platform/http/public-config.ts'
import { lazily } from '#app/ui/lazily.tsx'
import type { ForeignScript } from '#shared/api.ts'

const AskedScripts = lazily<{ scripts: readonly ForeignScript[] }>(
  async () => (await import('#app/features/consent/asked-scripts.tsx')).AskedScripts,
  ({ scripts }) => scripts.length > 0,
)

/** Scripts of others, where the operator has set up any: fetched for those who said yes, and for nobody else. */
export function ForeignScripts() {
  return <AskedScripts scripts={useRootData()?.publicConfig.foreignScripts ?? []} />
}
