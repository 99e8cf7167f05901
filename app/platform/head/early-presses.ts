import { useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type EarlyPress = { event: Event } & (
  | { kind: 'press'; control: HTMLElement }
  | { kind: 'send'; control: HTMLFormElement; submitter: HTMLElement | null }
  | { kind: 'type'; control: Field; value: string }
  | { kind: 'tick'; control: HTMLInputElement; isChecked: boolean }
  | { kind: 'choose'; control: Field }
)

/** Far more than anybody makes in the seconds that scripts take to come. */
const MOST_PRESSES = 20
/** Until a form is sent without them. */
const PATIENCE_MS = 6_000

declare global {
  interface Window {
    /** Stops listening and hands over what was pressed. There until the page is alive. */
    takeEarlyPresses?: () => EarlyPress[]
  }
}

/** Runs in the page before any other script, so it is sent as text and may use nothing from outside. */
function keepEarlyPresses(most: number, patienceMs: number) {
  const presses: EarlyPress[] = []
  const keep = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || presses.length >= most) return
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      event.preventDefault()
      presses.push({ kind: 'send', control: target, submitter: event.submitter, event })
      // One with an address can do without scripts, should they never come.
      if (target.hasAttribute('action'))
        setTimeout(() => window.takeEarlyPresses && target.submit(), patienceMs)
      return
    }
    if (event.type === 'input') {
      const control = target as Field
      const earlier = presses.findIndex((press) => press.control === control)
      if (earlier >= 0) presses.splice(earlier, 1)
      if (control.type === 'radio' || control.type === 'checkbox') {
        const box = control as HTMLInputElement
        presses.push({ kind: 'tick', control: box, isChecked: box.checked, event })
        return
      }
      if (control.type === 'file') presses.push({ kind: 'choose', control, event })
      else presses.push({ kind: 'type', control, value: control.value, event })
      return
    }
    // Links, and what is inside a label, are the browser's own.
    const control = target.closest('a[href],button,label')
    if (control instanceof HTMLButtonElement && control.type === 'button')
      presses.push({ kind: 'press', control, event })
  }
  const kinds = ['click', 'input', 'submit']
  for (const kind of kinds) window.addEventListener(kind, keep, true)
  window.takeEarlyPresses = () => {
    for (const kind of kinds) window.removeEventListener(kind, keep, true)
    delete window.takeEarlyPresses
    return presses
  }
}

/** What is pressed, typed and sent before the page's scripts are there: kept, to be answered then. The page brings it, so no script does again. */
export const EARLY_PRESSES_SCRIPT = import.meta.env.SSR
  ? `(${keepEarlyPresses.toString()})(${MOST_PRESSES},${PATIENCE_MS})`
  : ''

/** Answers what was pressed before. From then on React hears every press by itself. */
export function useEarlyPresses() {
  useLayoutEffect(() => {
    const presses = window.takeEarlyPresses?.() ?? []
    answerNext(presses.filter(isOver))
  }, [])
}

/** A press under way is what made React take the page over, and React answers it. */
const isOver = ({ event }: EarlyPress) => event.eventPhase === Event.NONE

/** Not at once, since React refuses events while it commits, and one by one, since each may change what the next one meets. */
function answerNext([press, ...others]: readonly EarlyPress[]) {
  if (press === undefined) return
  setTimeout(() => {
    if (press.control.isConnected) answer(press)
    answerNext(others)
  }, 0)
}

function answer(press: EarlyPress) {
  if (press.kind === 'press') press.control.click()
  else if (press.kind === 'send') press.control.requestSubmit(press.submitter)
  else if (press.kind === 'tick') repeatTick(press.control, press.isChecked)
  // The files are in it still, and no script may put them there.
  else if (press.kind === 'choose') announceChange(press.control)
  else repeatTyping(press.control, press.value)
}

/** React answers a box that changes, so it is put back to how it was before it is pressed. */
function repeatTick(box: HTMLInputElement, isChecked: boolean) {
  box.checked = !isChecked
  box.click()
}

/** React knows nothing of the words, or has put its own in their place: it listens when they differ from what it saw last. */
function repeatTyping(field: Field, value: string) {
  const type = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (one) => field instanceof one,
  )
  field.value = ''
  Object.getOwnPropertyDescriptor(type?.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  announceChange(field)
}

const announceChange = (field: Field) => field.dispatchEvent(new Event('change', { bubbles: true }))
