import { useState } from 'react'
import { AccountSection } from '#app/features/account/account-section.tsx'
import { DeleteAccountDialog } from '#app/features/account/delete-account-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CurrentUser } from '#shared/accounts.ts'

export function DeleteSection({ user }: { user: CurrentUser }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AccountSection
      id="delete"
      title="Delete account"
      lead="Your account and everything in it goes for good. Export your data first if you want to keep it."
    >
      <Button variant="line" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      <DeleteAccountDialog user={user} isOpen={isOpen} onOpenChange={setIsOpen} />
    </AccountSection>
  )
}
