import { useContext, useEffect } from 'react'
import {
  matchRoutes,
  NavigationType,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useBlocker,
  useNavigate,
  type Location,
} from 'react-router'
import { beginAttempt, hinderAttempt, isAwaited } from '#app/platform/http/page-attempt.ts'

/** Files of the build never change under their names, so the browser need not ask for one again. */
const fetchedFiles = new Set<string>()

/**
 * Fetches the scripts of a page before the router wants them. Where it cannot have them it reloads the whole document, and whoever has
 * no connection at that moment would lose the page they are on.
 */
export function usePageFiles() {
  const listMissing = useMissingFiles()
  const navigate = useNavigate()

  const bring = async (location: Location, files: string[], isReplacing: boolean) => {
    const id = beginAttempt(location)
    try {
      await Promise.all(files.map(fetchFile))
    } catch {
      return hinderAttempt(id, 'unreachable')
    }
    if (isAwaited(id)) void navigate(location, { state: location.state, replace: isReplacing })
  }

  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    // Back and forward lead to pages that were seen, whose scripts are there.
    const files = historyAction === NavigationType.Pop ? [] : listMissing(nextLocation)
    if (files.length === 0) return false
    void bring(nextLocation, files, historyAction === NavigationType.Replace)
    return true
  })
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}

/** The scripts that a page needs and that have not been fetched. In development they change, and are not asked about. */
function useMissingFiles() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const framework = useContext(UNSAFE_FrameworkContext)
  return (location: Location): string[] => {
    if (import.meta.env.DEV || router === undefined || framework === undefined) return []
    const routes = (matchRoutes(router.routes, location) ?? [])
      .map(({ route }) => framework.manifest.routes[route.id])
      .filter((route) => route !== undefined)
      .filter(({ id }) => framework.routeModules[id] === undefined)
    return routes
      .flatMap(({ module, imports = [] }) => [module, ...imports])
      .filter((file) => !fetchedFiles.has(file))
  }
}

async function fetchFile(file: string) {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  // Only what has come to its end is kept by the browser.
  await answer.arrayBuffer()
  fetchedFiles.add(file)
}
