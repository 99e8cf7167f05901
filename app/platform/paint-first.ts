/** How long the scripts wait at most for pictures that are slow to come. */
const LONGEST_WAIT_MS = 1_500

/** In how many parts the page is drawn that lies below the first screen: see `arriving` in app.css. */
const PARTS = 8
/** Between two of them, so that what was drawn is on screen, and whoever touches the page is heard. */
const PART_MS = 50

/**
 * Lets the scripts go once what the page shows is on screen, or somebody touches it, or it takes too long. The framework
 * names its files as the page begins, and they would share the line with the pictures that people came for; until then every
 * link works as in any document. While they come, the rest of the page is drawn, part by part.
 */
const RELEASE_SCRIPT = `(()=>{
let isReleased=false;
const root=document.documentElement.dataset;
const draw=(part)=>{if(part<${PARTS}){root.arriving=part;setTimeout(draw,${PART_MS},part+1)}else delete root.arriving};
const release=()=>{
if(isReleased)return;isReleased=true;draw(1);
for(const link of document.querySelectorAll('link[rel="held"]'))link.rel="modulepreload";
const held=document.querySelector('script[type="held"]'),script=document.createElement("script");
script.type="module";script.nonce=held.nonce;script.textContent=held.textContent;held.replaceWith(script)
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
    .replace('<html', '<html data-arriving="0"')
    .replace(PRELOAD, '<link rel="held"')
    .replace(STARTER, `<script nonce="${nonce}" type="held">`)
}
