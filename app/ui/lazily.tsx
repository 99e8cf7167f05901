import { lazy, Suspense, useState, type ComponentType } from 'react'

/**
 * A component that is fetched when somebody first wants to see it, and stays from then on, so that it can close by itself.
 * For dialogs: most visits open none.
 */
export function lazily<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean,
): ComponentType<Props> {
  const Fetched = lazy(async () => ({ default: await fetchComponent() }))
  return function Lazily(props: Props) {
    const [wasWanted, setWasWanted] = useState(false)
    if (!wasWanted && isWanted(props)) setWasWanted(true)
    if (!wasWanted) return null
    return (
      <Suspense>
        <Fetched {...props} />
      </Suspense>
    )
  }
}
