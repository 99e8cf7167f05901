/** How long the scripts wait at most for pictures that are slow to come. */
const LONGEST_WAIT_MS = 1_500

/** The parts in which the page is drawn that lies below the first screen: see `before-part-3` in app.css. */
const PARTS = '1 2 3 4 5 6 7 8'
/** Between two of them, so that what was drawn is on screen, and whoever touches the page is heard. */
const PART_MS = 40
/** What is large is drawn before it. */
const SMALL_PART = '6'

/**
 * Once what the page shows is on screen, or it takes too long, the rest of it is drawn, part by part. Its scripts are fetched when most
 * is done: the framework names its files as the page begins, and they would share the line with the pictures that people came for, and
 * the processor with the drawing. Each is a millisecond of work, so they are asked for one by one, and run one by one when all is drawn,
 * with room for a touch between them. When somebody touches the page, or in a window that another one waits for, all run at once; until
 * then every link works as in any document.
 */
const RELEASE_SCRIPT = `(()=>{
let isReleased=false,isStarted=false;
const root=document.documentElement.dataset;
const [manifest,entry,...modules]=document.querySelectorAll('link[rel="held"]');
const fetchNext=([link,...links])=>{if(link){link.rel="modulepreload";setTimeout(fetchNext,0,links)}};
const start=()=>{
if(isStarted)return;isStarted=true;
const held=document.querySelector('script[type="held"]'),script=document.createElement("script");
script.type="module";script.nonce=held.nonce;script.textContent=held.textContent;held.replaceWith(script)
};
const runNext=([link,...links])=>{
if(!link)return start();
const goOn=()=>setTimeout(runNext,0,links);import(link.href).then(goOn,goOn)
};
const draw=()=>{
const rest=root.arriving.slice(2);
if(!rest){delete root.arriving;runNext(modules);return}
root.arriving=rest;setTimeout(draw,${PART_MS});
if(rest[0]==="${SMALL_PART}")fetchNext([manifest,entry,...modules])
};
const release=()=>{if(isReleased)return;isReleased=true;setTimeout(draw,${PART_MS})};
const hurry=()=>{release();start()};
const seen=()=>Promise.allSettled([...document.querySelectorAll('img:not([loading="lazy"])')].map((image)=>image.decode()));
addEventListener("load",()=>seen().then(()=>requestAnimationFrame(release)));
for(const event of ["pointerdown","keydown","scroll"])addEventListener(event,hurry,{capture:true,once:true});
if(opener)hurry();else setTimeout(release,${LONGEST_WAIT_MS})
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
