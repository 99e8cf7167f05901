/** Where the build puts it: it rules over the addresses below its own. */
const SERVICE_WORKER_PATH = '/sw.js'
/** A phone with few cores has other things to do while a page comes alive. */
const CALM_AFTER_MS = 3_000

/**
 * Lets the browser show designs again without a network. After everything else, since nothing on the page waits for it;
 * a browser that has no such thing, or forbids it, does without.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => whenIdle(() => void register()), CALM_AFTER_MS)
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 0)
}

async function register(): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER_PATH)
    if (!isFirstVisit) return
    const { active } = await navigator.serviceWorker.ready
    const seen = {
      page: location.pathname,
      resources: performance.getEntriesByType('resource').map(({ name }) => name),
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    active?.postMessage(seen)
  } catch {
    return
  }
}
