import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '#app/ui/text-field.tsx'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'adornment'>) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      // A hidden password has no capitals to mind, and is not allowed the attribute.
      autoCapitalize={isShown ? 'none' : undefined}
      spellCheck={false}
      adornment={
        <button
          type="button"
          // Every password field has an eye, so each names the field it uncovers.
          aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-px right-px grid w-11 place-items-center rounded-control text-faded hover:text-ink focus-visible:-outline-offset-2"
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      }
    />
  )
}
