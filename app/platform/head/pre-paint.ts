import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'

/**
 * Runs before the first paint, so that a chosen theme does not flash and a signed-in person does not see
 * the links of a visitor: the page is the same for everybody and CSS shows the right half of the header.
 *
 * It also tells zod not to compile schemas with `new Function`. Its probe for that would be a reported breach of
 * the content security policy, and `z.config()` comes too late: schemas are built while modules load.
 *
 * The page brings it and has run it by the time its scripts come, so they do not carry it a second time.
 */
export const PRE_PAINT_SCRIPT = import.meta.env.SSR
  ? `globalThis.__zod_globalConfig={jitless:true};
try{
var root=document.documentElement.dataset,theme=localStorage.getItem(${JSON.stringify(STORAGE_KEYS.theme)});
if(theme==="light"||theme==="dark")root.theme=theme;
if(localStorage.getItem(${JSON.stringify(STORAGE_KEYS.authToken)}))root.session="in"
}catch{}`
  : ''
