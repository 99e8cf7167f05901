import { readPrompt } from '#engine/language/read-prompt.ts'
import { LABEL_FILES, readLabels, type LabelledRequest } from './reader/labels.ts'
import { judge, MEASURES, type Verdict } from './reader/score.ts'
import { inMs, percentile } from './stats.ts'

interface Read {
  label: LabelledRequest
  verdicts: Verdict[]
  ms: number
}

/**
 * How well the reader understands what people ask, on labelled requests, with its time and memory. `--failing` lists what it gets wrong
 * in the tuned half, `--failing-all` in the other too: whoever looks there has no held-out half any more.
 */
export async function run(): Promise<void> {
  const showsAll = process.argv.includes('--failing-all')
  const shows = showsAll || process.argv.includes('--failing')
  const before = process.memoryUsage()
  for (const file of LABEL_FILES) {
    const labels = readLabels(file)
    // The lexicon and the speller are made at first use, once for a process.
    for (const { prompt } of labels) readPrompt(prompt)
    const all = labels.map(read)
    for (const set of ['tuned', 'held-out'] as const) {
      const reads = all.filter(({ label }) => label.set === set)
      if (reads.length === 0) continue
      report(`${file}, ${set}: ${reads.length} requests`, reads)
      if (showsAll || (shows && set === 'tuned')) listFailing(reads)
    }
    const times = all.map(({ ms }) => ms)
    console.log(
      `  time per text: median ${inMs(percentile(times, 0.5))}, p95 ${inMs(percentile(times, 0.95))}`,
    )
  }
  const after = process.memoryUsage()
  const inMb = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`
  console.log(
    `\nmemory: ${inMb(after.heapUsed - before.heapUsed)} for the word lists and the speller, the whole process ${inMb(after.rss)}`,
  )
}

function read(label: LabelledRequest): Read {
  const started = performance.now()
  const brief = readPrompt(label.prompt)
  const ms = performance.now() - started
  return { label, verdicts: judge(label, brief), ms }
}

function report(title: string, reads: readonly Read[]): void {
  console.log(`\n${title}`)
  for (const measure of MEASURES) {
    const said = reads.flatMap(({ verdicts }) =>
      verdicts.filter((verdict) => verdict.measure === measure),
    )
    const right = said.filter(({ isRight }) => isRight).length
    const share = said.length === 0 ? 100 : (100 * right) / said.length
    console.log(
      `  ${measure.padEnd(12)}${share.toFixed(1).padStart(6)} %  ${right} of ${said.length}`,
    )
  }
}

function listFailing(reads: readonly Read[]): void {
  for (const { label, verdicts } of reads) {
    const wrong = verdicts.filter(({ isRight }) => !isRight)
    if (wrong.length === 0) continue
    console.log(`  ${label.id} ${label.prompt}`)
    for (const { measure, about } of wrong) console.log(`      ${measure}: ${about}`)
  }
}
