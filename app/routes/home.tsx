import { Hero } from '#app/features/home/hero.tsx'
import { WallStrip } from '#app/features/home/wall-strip.tsx'
import { pageMeta } from '#app/platform/meta.ts'
import type { Route } from './+types/home.ts'

export default function HomeRoute() {
  return (
    <>
      <Hero />
      <WallStrip />
    </>
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {})
}
