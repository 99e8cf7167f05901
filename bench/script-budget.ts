const LANDING_KB_MOST = 130
/** A wall, a design or a form brings some parts that the landing page has not. */
const OTHERS_KB_MOST = 135

/** Of every script that a first visit fetches by itself, compressed, as it comes over the wire. */
export const scriptKbMost = (path: string) => (path === '/' ? LANDING_KB_MOST : OTHERS_KB_MOST)
