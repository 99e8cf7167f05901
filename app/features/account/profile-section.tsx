import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { changeUsername, resendVerification } from '#app/features/account/account.api.ts'
import { AccountSection } from '#app/features/account/account-section.tsx'
import { useFormFields } from '#app/features/account/use-form-fields.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { paths } from '#app/paths.ts'
import { updateUser } from '#app/platform/session/session-store.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Username, type CurrentUser } from '#shared/accounts.ts'

export function ProfileSection({ user }: { user: CurrentUser }) {
  return (
    <AccountSection
      id="profile"
      title="Profile"
      lead="Your name stands under every design you make public. Your avatar is drawn from it."
    >
      <div className="flex items-start gap-6">
        <div className="hidden md:block">
          <Avatar src={paths.avatar(user.username)} size="xl" />
        </div>
        <UsernameForm user={user} />
      </div>
      <EmailLine user={user} />
    </AccountSection>
  )
}

function UsernameForm({ user }: { user: CurrentUser }) {
  const { isRunning, run } = useTask()
  const form = useFormFields({
    fields: ['username'],
    validate: ({ username }) => ({
      username: Username.safeParse(username).error?.issues[0]?.message,
    }),
    initialValues: { username: user.username },
  })
  const isChanged = form.values.username.trim() !== user.username

  const submit = () =>
    run(async () => updateUser(await changeUsername(form.values.username)), {
      success: 'Username changed',
      failure: 'We could not change your username. Please try again.',
      onRefused: (error) =>
        form.setRefused(error.status === 409 ? { username: error.message } : error.fields),
    })

  return (
    <form {...form.formProps(submit)} className="flex flex-1 gap-3 max-md:flex-col md:items-start">
      <TextField
        {...form.fieldProps('username')}
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        className="flex-1"
      />
      <Button
        type="submit"
        variant="line"
        disabled={!form.isValid || !isChanged}
        isLoading={isRunning}
        className="min-h-11.5 max-md:self-start md:mt-[1.8rem]"
      >
        Save username
      </Button>
    </form>
  )
}

function EmailLine({ user }: { user: CurrentUser }) {
  const { isRunning, run } = useTask()
  const [isSent, setIsSent] = useState(false)

  const resend = () =>
    run(
      async () => {
        await resendVerification()
        setIsSent(true)
      },
      {
        success: 'We have sent you a new link',
        failure: 'We could not send the link. Please try again.',
      },
    )

  return (
    <div className="mt-6 grid gap-1">
      <div className="text-14 font-semibold">Email</div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere">{user.email}</span>
        {user.emailVerified ? (
          <span className="inline-flex items-center gap-1.5 text-14 font-medium text-ok">
            <BadgeCheck aria-hidden className="size-4" />
            Verified
          </span>
        ) : (
          <>
            <span className="text-14 text-faded">Not verified yet</span>
            <Button
              variant="line"
              size="sm"
              disabled={isSent}
              isLoading={isRunning}
              onClick={() => void resend()}
            >
              {isSent ? 'Link sent' : 'Send the link again'}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
