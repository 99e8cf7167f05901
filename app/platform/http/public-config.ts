import { useRouteLoaderData } from 'react-router'
import type { PublicConfig } from '#shared/api.ts'
import type { PaymentMode } from '#shared/billing.ts'

/** What the root loader gives to every page. */
export type RootData = { publicConfig: PublicConfig; year: number }

/** Undefined when the root loader itself failed, which is when the error page asks. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}

/** Whose money moves here. */
export function usePaymentMode(): PaymentMode {
  return useRootData()?.publicConfig.payments ?? 'off'
}
