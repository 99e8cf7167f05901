import { useCallback, useEffect, useState } from 'react'

/** How far something is that is fetched on arrival, and the way to try it again. `read` puts what comes where it belongs; keep it the same. */
export function useLoading(read: () => Promise<void>) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const load = useCallback(() => {
    read().then(
      () => setStatus('ready'),
      () => setStatus('failed'),
    )
  }, [read])
  useEffect(load, [load])
  const reload = useCallback(() => {
    setStatus('loading')
    load()
  }, [load])
  return { status, reload }
}
