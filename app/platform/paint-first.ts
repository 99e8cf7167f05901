/** How long the scripts wait at most for pictures that are slow to come. */
const LONGEST_WAIT_MS = 1_500

/** How long what lies below the first screen may take to be drawn, part by part: see `arriving` in app.css. */
const ARRIVAL_MS = 1_000

/**
 * Lets the scripts go once what the page shows is on screen, or somebody touches it, or it takes too long. The framework
 * names its files as the page begins, and they would share the line with the pictures that people came for; until then every
 * link works as in any document.
 */
const RELEASE_SCRIPT = `(()=>{
let isReleased=false;
const release=()=>{
if(isReleased)return;isReleased=true;
for(const link of document.querySelectorAll('link[rel="held"]'))link.rel="modulepreload";
const held=document.querySelector('script[type="held"]'),script=document.createElement("script");
script.type="module";script.nonce=held.nonce;script.textContent=held.textContent;held.replaceWith(script)
};
const seen=()=>Promise.allSettled([...document.querySelectorAll('img:not([loading="lazy"])')].map((image)=>image.decode()));
addEventListener("load",()=>seen().then(()=>requestAnimationFrame(()=>setTimeout(release))));
for(const event of ["pointerdown","keydown"])addEventListener(event,release,{capture:true,once:true});
setTimeout(release,${LONGEST_WAIT_MS});
addEventListener("load",()=>setTimeout(()=>{document.documentElement.dataset.arrived=""},${ARRIVAL_MS}))
})()`

const PRELOAD = /<link rel="modulepreload"/g
const STARTER = /<script nonce="[^"]*" type="module" async="">/

/** The page with its scripts held back until it is drawn. */
export function paintFirst(html: string, nonce: string): string {
  const end = html.lastIndexOf('</body>')
  if (end < 0 || !STARTER.test(html)) return html
  const release = `<script nonce="${nonce}">${RELEASE_SCRIPT}</script>`
  return (html.slice(0, end) + release + html.slice(end))
    .replace(PRELOAD, '<link rel="held"')
    .replace(STARTER, `<script nonce="${nonce}" type="held">`)
}
