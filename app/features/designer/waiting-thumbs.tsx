import type { DesignRequest } from '#app/features/designer/design-requests.ts'
import { PencilDrawing } from '#app/ui/pencil-drawing.tsx'

/** Where the variations will lie, so that nothing moves when they come: each with its own lines as soon as they are known. */
export function WaitingThumbs({ request }: { request: DesignRequest }) {
  return (
    <ul
      aria-hidden
      className="grid grid-cols-4 gap-2 max-md:mt-3 md:w-26 md:grid-cols-1 md:content-start md:gap-3"
    >
      {Array.from({ length: request.variations }, (_, index) => {
        const sketch = request.sketches[index]
        return (
          <li key={index} className="sheet-paper text-13 font-medium shadow-lift">
            <div className="relative mx-1.75 mt-1.75 h-18.25 md:h-24.25">
              {sketch !== undefined && <PencilDrawing sketch={sketch} />}
            </div>
            <span className="block px-2.25 pt-0.5 pb-1.5 text-on-sheet-faded">
              {String.fromCodePoint('A'.codePointAt(0)! + index)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
