import type { Context } from 'hono'

/** Global Privacy Control: a browser that sends it has asked not to be measured (https://w3c.github.io/gpc/). */
export const mayMeasure = (c: Context): boolean => c.req.header('Sec-GPC') !== '1'
