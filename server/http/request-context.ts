import { createContext } from 'react-router'
import type { PublicConfig } from '#shared/api.ts'

/** What the server hands to every page it renders. */
export interface RequestContext {
  /** Goes on every script tag of this one response; the content security policy runs no other. */
  nonce: string
  publicConfig: PublicConfig
}

export const requestContext = createContext<RequestContext>()
