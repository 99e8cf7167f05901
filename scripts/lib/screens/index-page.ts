import { fileName, SIZES, THEMES } from './camera.ts'
import type { Screen, ScreenGroup } from './screen-list.ts'

const COLUMNS = SIZES.flatMap((size) => THEMES.map((theme) => ({ size, theme })))
const SHOWN_WIDTH_PX = { phone: 130, desk: 280 }

/** The page that shows them all. Only pictures that exist are linked. */
export function writeIndex(groups: readonly ScreenGroup[], files: ReadonlySet<string>): string {
  const tables = groups.map(({ title, screens }) => `## ${title}\n\n${tableOf(screens, files)}`)
  const parts = [
    '# Every screen',
    'Taken by `npm run screens` from the product as built, in a window of 390 × 844 and of 1440 × 900, by day and by night. The gallery is the one that a new installation draws for itself; the people are made up.',
    ...tables,
  ]
  return `${parts.join('\n\n')}\n`
}

function tableOf(screens: readonly Screen[], files: ReadonlySet<string>): string {
  const head = [
    'screen',
    ...COLUMNS.map(
      ({ size, theme }) =>
        `${size.isPhone ? 'phone' : 'desk'}, ${theme === 'light' ? 'day' : 'night'}`,
    ),
  ]
  const rows = screens.map((screen) => [
    screen.words,
    ...COLUMNS.map((column) => cellOf(screen, column, files)),
  ])
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function cellOf(
  { name, words }: Screen,
  { size, theme }: (typeof COLUMNS)[number],
  files: ReadonlySet<string>,
): string {
  const file = fileName(name, size.name, theme)
  if (!files.has(file)) return 'no picture'
  const width = size.isPhone ? SHOWN_WIDTH_PX.phone : SHOWN_WIDTH_PX.desk
  return `<a href="${file}"><img src="${file}" width="${width}" alt="${words}, ${size.name} wide, ${theme}"></a>`
}
