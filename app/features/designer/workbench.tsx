import type { ReactNode } from 'react'

type WorkbenchProps = {
  onSubmit: () => void
  /** What is chosen; scrolls by itself on a desk. */
  controls: ReactNode
  bar: ReactNode
  children: ReactNode
}

/**
 * Two panes on a desk: the controls keep to the window, the work is beside them. One column on a phone, where the form has no box
 * of its own so that its bar can stick to the window past its end.
 */
export function Workbench({ onSubmit, controls, bar, children }: WorkbenchProps) {
  return (
    <div className="mx-auto flex max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] flex-col md:grid md:grid-cols-[minmax(20rem,27rem)_minmax(0,1fr)]">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        className="relative max-md:contents md:sticky md:top-header md:z-1 md:flex md:h-[calc(100dvh-var(--spacing-header))] md:flex-col md:border-r md:border-hair md:bg-raised md:[--field:var(--color-wall)] md:[--panel:var(--color-raised)] md:before:pointer-events-none md:before:absolute md:before:inset-y-0 md:before:right-full md:before:w-[50vw] md:before:bg-raised"
      >
        <div className="grid content-start gap-6 px-gutter py-5 max-md:border-b max-md:border-hair md:min-h-0 md:flex-1 md:gap-4 md:overflow-y-auto md:py-4.5 md:pr-7 md:[scrollbar-width:thin]">
          {controls}
        </div>
        {bar}
      </form>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
