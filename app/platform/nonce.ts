import { createContext } from 'react'

/** The nonce of this response. Known on the server only: the browser hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)
