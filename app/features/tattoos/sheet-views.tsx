import { useState } from 'react'
import { MadeSheet, ViewSwitch, type SheetView } from '#app/features/tattoos/made-sheet.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

/** Lies over the sheet of a design: shows it as a stencil or on skin, as is chosen. */
export function SheetViews({ tattoo }: { tattoo: Tattoo }) {
  const [view, setView] = useState<SheetView>('paper')
  return (
    <>
      {view !== 'paper' && (
        <div className="absolute inset-0 flex bg-sheet">
          <MadeSheet
            key={view}
            tattoo={tattoo}
            kind={view}
            className={
              view === 'skin'
                ? 'size-full object-cover'
                : 'size-full object-contain p-[6%] mix-blend-multiply max-md:pt-16'
            }
          />
        </div>
      )}
      <ViewSwitch view={view} onChange={setView} />
    </>
  )
}
