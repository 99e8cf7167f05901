import { readFileSync } from 'node:fs'

/**
 * One request with what a person says is asked in it. The files of this folder hold one to a line: `requests.jsonl` what people have
 * asked elsewhere or would, `written.jsonl` what was written for this bench, `messages.jsonl` and the `strangers` what was written later
 * in the manner of messages to a studio, each file before the reader was tried on it. What is `held-out` says how a stranger fares; the
 * half of the first three files has since been looked at for causes of misreading. The `README.md` beside tells how each file of strangers
 * was read at first sight, which is the figure to trust.
 */
export interface LabelledRequest {
  id: string
  set: 'tuned' | 'held-out'
  lang: string
  prompt: string
  subjects: LabelledSubject[]
  /** Who, how, whom; either end may be a lettering. */
  relations: [from: string, how: string, to: string][]
  lettering: string[]
  /** How the whole piece is coloured. */
  colour: string | null
}

export interface LabelledSubject {
  what: string
  /** Null: more than one, and no matter how many. */
  count: number | null
  attributes: string[]
  colour: string | null
}

/** "The name of my son": words are wanted, and nobody said which. */
export const asksForWords = ({ subjects }: LabelledRequest): boolean =>
  subjects.some(({ what }) => what === WORDS)
export const WORDS = 'lettering'

export const LABEL_FILES = [
  'requests',
  'written',
  'messages',
  'strangers',
  'strangers-2',
  'strangers-3',
  'strangers-4',
  'strangers-5',
  'strangers-6',
  'strangers-7',
  'strangers-8',
  'strangers-9',
  'strangers-10',
  'strangers-11',
  'strangers-12',
  'strangers-13',
  'strangers-14',
  'strangers-15',
  'strangers-16',
  'strangers-17',
  'strangers-18',
  'strangers-19',
  'strangers-20',
  'strangers-21',
  'strangers-22',
  'strangers-23',
  'strangers-24',
  'strangers-25',
  'strangers-26',
  'strangers-27',
  'strangers-28',
  'strangers-29',
  'strangers-30',
] as const

export const readLabels = (file: (typeof LABEL_FILES)[number]): LabelledRequest[] =>
  readFileSync(new URL(`${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledRequest)
