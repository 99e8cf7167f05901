export { open, work } from '#server/providers/ink/scripted-worker.test-support.ts'

/** A worker that draws for people, but never for practice. */
export function warm(): never {
  throw new Error('no time to practise')
}
