/** How long the scripts wait at most for pictures that are slow to come. */
const LONGEST_WAIT_MS = 1_500

/** The parts in which the page is drawn that lies below the first screen: see `before-part-2` in app.css. */
const PARTS = '1 2 3 4 5 6 7 8'
/** Between two of them, so that what was drawn is on screen, and whoever touches the page is heard. */
const PART_MS = 50

/**
 * Lets the scripts go once what the page shows is on screen, or somebody touches it, or it takes too long. The framework
 * names its files as the page begins, and they would share the line with the pictures that people came for; until then every
 * link works as in any document. Each is a millisecond of work, so they go one by one. While they come, the rest of the page is
 * drawn, part by part.
 */
const RELEASE_SCRIPT = `(()=>{
let isReleased=false;
const root=document.documentElement.dataset;
const draw=()=>{const rest=(root.arriving||"").slice(2);if(rest){root.arriving=rest;setTimeout(draw,${PART_MS})}else delete root.arriving};
const start=()=>{
const held=document.querySelector('script[type="held"]'),script=document.createElement("script");
script.type="module";script.nonce=held.nonce;script.textContent=held.textContent;held.replaceWith(script)
};
const fetchNext=([link,...links])=>{if(link){link.rel="modulepreload";setTimeout(fetchNext,0,links)}else start()};
const release=()=>{
if(isReleased)return;isReleased=true;draw();
fetchNext([...document.querySelectorAll('link[rel="held"]')])
};
const seen=()=>Promise.allSettled([...document.querySelectorAll('img:not([loading="lazy"])')].map((image)=>image.decode()));
addEventListener("load",()=>seen().then(()=>requestAnimationFrame(()=>setTimeout(release))));
for(const event of ["pointerdown","keydown","scroll"])addEventListener(event,release,{capture:true,once:true});
setTimeout(release,${LONGEST_WAIT_MS})
})()`

const PRELOAD = /<link rel="modulepreload"/g
const STARTER = /<script nonce="[^"]*" type="module" async="">/

/** The page with its scripts held back until it is drawn. */
export function paintFirst(html: string, nonce: string): string {
  const end = html.lastIndexOf('</body>')
  if (end < 0 || !STARTER.test(html)) return html
  const release = `<script nonce="${nonce}">${RELEASE_SCRIPT}</script>`
  return (html.slice(0, end) + release + html.slice(end))
    .replace('<html', `<html data-arriving="${PARTS}"`)
    .replace(PRELOAD, '<link rel="held"')
    .replace(STARTER, `<script nonce="${nonce}" type="held">`)
}
