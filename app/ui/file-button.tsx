import type { ReactNode, Ref } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

type FileButtonProps = {
  variant: 'primary' | 'line'
  /** Media types. */
  accept: string
  /** Opens the camera at the back, where there is one. */
  isCamera?: boolean
  /** For whoever opens it from elsewhere. */
  ref?: Ref<HTMLInputElement>
  onChoose: (file: File) => void
  className?: string
  children: ReactNode
}

/** The label of a file field, looking like a button: the browser itself opens its files, also before any script is there. */
export function FileButton(props: FileButtonProps) {
  const { variant, accept, isCamera = false, ref, onChoose, className, children } = props
  return (
    <label
      className={classNames(
        buttonClass({ variant, isBlock: true }),
        'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        className,
      )}
    >
      {children}
      <input
        ref={ref}
        type="file"
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onChoose(file)
          // The same file may be chosen again.
          target.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}
