import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { useScrollLock } from '#app/ui/use-scroll-lock.ts'

type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: string
  /** `wide` is for what stands side by side. */
  size?: 'normal' | 'wide'
  children: ReactNode
}

const SIZES = { normal: 'max-w-120 md:p-8', wide: 'max-w-235 md:px-11 md:pt-10 md:pb-7.5' }

/**
 * The scrim is our own element and not Radix's overlay: that one locks scrolling through an injected style
 * element, which the content security policy refuses.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, size = 'normal', children } = props
  useScrollLock(isOpen)
  const opener = useRef<Element>(null)
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="fixed inset-0 z-40 bg-[#161310]/66" />
        <RadixDialog.Content
          // Radix gives the focus back to its own trigger only, and ours may be any button.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className={classNames(
            'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto rounded-panel border border-hair bg-raised p-6 shadow-lift-2 outline-none',
            SIZES[size],
          )}
        >
          <RadixDialog.Title
            className={classNames(
              'pr-10',
              size === 'wide' ? 'text-48 tracking-[-0.036em]' : 'text-28',
            )}
          >
            {title}
          </RadixDialog.Title>
          <RadixDialog.Description className="mt-3 text-faded">
            {description}
          </RadixDialog.Description>
          {children}
          <RadixDialog.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-faded hover:bg-ink/7 hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
