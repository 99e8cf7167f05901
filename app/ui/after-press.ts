/**
 * What comes between a press and its release moves what is being pressed away, and the press is lost.
 * Whatever a press would bring on its way, such as the fault of the field it leaves, waits until it is over.
 */
export function afterPress(run: () => void) {
  const isPressing = document.querySelector(':active') !== null
  if (!isPressing) run()
  // Only behind the release comes the click that it makes.
  else document.addEventListener('mouseup', () => window.setTimeout(run), { once: true })
}
