import { useState } from 'react'
import { useLocation } from 'react-router'
import { AccountSection } from '#app/features/account/account-section.tsx'
import { DeleteAccountDialog } from '#app/features/account/delete-account-dialog.tsx'
import { hasGoogleConfirmation } from '#app/features/account/google-confirmation.ts'
import { Button } from '#app/ui/button.tsx'
import type { CurrentUser } from '#shared/accounts.ts'

export function DeleteSection({ user }: { user: CurrentUser }) {
  const { hash } = useLocation()
  // Open again for whoever comes back from Google, where the dialog sent them on a phone.
  const [isOpen, setIsOpen] = useState(() => hash === '#delete' && hasGoogleConfirmation())
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
