import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { useScrollLock } from '#app/ui/use-scroll-lock.ts'

type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: string
  children: ReactNode
}

/**
 * The scrim is our own element and not Radix's overlay: that one locks scrolling through an injected style
 * element, which the content security policy refuses.
 */
export function Dialog({ isOpen, onOpenChange, title, description, children }: DialogProps) {
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
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-120 -translate-y-1/2 overflow-y-auto rounded-panel border border-hair bg-raised p-6 shadow-lift-2 outline-none md:p-8"
        >
          <RadixDialog.Title className="pr-10 text-28">{title}</RadixDialog.Title>
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
