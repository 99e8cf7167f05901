import { classNames } from '#app/ui/class-names.ts'

type AdminTableProps = {
  caption: string
  /** Said in place of rows, where there may be none. */
  empty?: string
  head: readonly [string, ...string[]]
  /** The first cell says what the row is about. */
  rows: readonly {
    key: string | number
    cells: readonly [string | number, ...(string | number)[]]
  }[]
}

/** On a phone each row stands under its first cell, every other one with the name of its column before it. */
export function AdminTable({ caption, empty, head, rows }: AdminTableProps) {
  return (
    <table className="w-full border-collapse self-start text-14 max-md:block">
      <caption className="pb-2 text-left text-15 font-semibold max-md:block">{caption}</caption>
      <thead className="border-t border-ink max-md:hidden">
        <tr>
          {head.map((name) => (
            <th
              key={name}
              scope="col"
              className="py-2 pr-4 text-left text-13 font-medium text-faded"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr
            key={key}
            className="border-t border-hair align-top max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-3 max-md:first:border-ink"
          >
            <th
              scope="row"
              className="py-2 pr-4 text-left font-medium max-md:w-full max-md:p-0 max-md:text-15"
            >
              {first}
            </th>
            {others.map((cell, index) => (
              <td
                key={head[index + 1]}
                className={classNames(
                  'py-2 pr-4 break-words tabular-nums max-md:min-w-0 max-md:p-0',
                  cell === '' && 'max-md:hidden',
                )}
              >
                <span className="text-faded md:hidden">{head[index + 1]} </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr className="border-t border-hair max-md:block max-md:border-ink">
            <td colSpan={head.length} className="py-4 text-faded max-md:block max-md:py-3">
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
