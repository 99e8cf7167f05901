import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type PopoverProps = {
  /** A single button; it receives the popover's ARIA state. */
  trigger: ReactNode
  /** Read out when it opens. */
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** A small sheet beside the button that opened it. Like the menus it is not modal and has no portal, so it stays in its landmark. */
export function Popover({ trigger, label, isOpen, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="start"
        sideOffset={8}
        collisionPadding={16}
        aria-label={label}
        className="z-30 max-h-(--radix-popover-content-available-height) w-76 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-panel border border-hair bg-raised p-4 text-ink shadow-lift-2 outline-none"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
