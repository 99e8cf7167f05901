type AdminTableProps = {
  caption: string
  /** Said in place of a table without rows. */
  empty: string
  head: readonly string[]
  rows: readonly { key: string | number; cells: readonly (string | number)[] }[]
}

/** Scrolls in a frame of its own where it is wider than the screen, which the keyboard reaches too. */
export function AdminTable({ caption, empty, head, rows }: AdminTableProps) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on phones, also by keyboard
      tabIndex={0}
      className="min-w-0 overflow-x-auto"
    >
      <table className="w-full min-w-105 border-collapse text-14">
        <caption className="pb-2 text-left text-15 font-semibold">{caption}</caption>
        <thead className="border-y border-hair border-t-ink">
          <tr>
            {head.map((cell) => (
              <th
                key={cell}
                scope="col"
                className="py-2 pr-4 text-left text-13 font-medium text-faded"
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-b border-hair align-top">
              {cells.map((cell, index) => (
                <td key={head[index]} className="py-2 pr-4 tabular-nums first:whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={head.length} className="py-4 text-faded">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
