import { X } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { addTag, removeTag } from '#app/features/tattoos/tattoos.api.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS, TAG_MAX_LENGTH } from '#shared/limits.ts'
import { normaliseTag, tagWords } from '#shared/tags.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type TagEditorProps = {
  tattoo: Pick<Tattoo, 'id' | 'tags'>
  onChange: (id: number, fields: Partial<Tattoo>) => void
}

/** §5.tag.add: trimmed, never empty or twice, Enter adds, and the box is empty after every try. */
export function TagEditor({ tattoo: { id, tags }, onChange }: TagEditorProps) {
  const showToast = useToast()
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const change = async (calling: () => Promise<Tattoo>, fallback: string) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      onChange(id, { tags: (await calling()).tags })
    } catch (error) {
      showToast({ message: messageOf(error, fallback), durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsBusy(false)
  }
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    const tag = text.trim()
    setText('')
    const isThere = tags.some((existing) => normaliseTag(existing) === normaliseTag(tag))
    if (tag !== '' && !isThere) void change(() => addTag(id, tag), 'Failed to add tag')
  }

  return (
    <>
      <ul aria-label="Tags of this design" className="mt-5 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li
            key={tag}
            className="inline-flex min-h-9 items-center rounded-control border border-edge pl-3 text-14 font-medium"
          >
            {tagWords(tag)}
            <button
              type="button"
              aria-label={`Remove ${tagWords(tag)}`}
              onClick={() => void change(() => removeTag(id, tag), 'Failed to remove tag')}
              className="grid size-9 place-items-center text-faded hover:text-ink"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-4 flex items-end gap-2.5">
        <TextField
          label="New tag"
          value={text}
          onChange={setText}
          maxLength={TAG_MAX_LENGTH}
          autoComplete="off"
          className="flex-1"
        />
        <Button type="submit" variant="line" isLoading={isBusy} className="min-h-11.5">
          Add tag
        </Button>
      </form>
    </>
  )
}

type TagEditorDialogProps = Pick<TagEditorProps, 'onChange'> & {
  /** Undefined: closed. */
  tattoo: Tattoo | undefined
  onClose: () => void
}

export function TagEditorDialog({ tattoo, onClose, onChange }: TagEditorDialogProps) {
  return (
    <Dialog
      isOpen={tattoo !== undefined}
      onOpenChange={onClose}
      title="Edit tags"
      description="What this design is found under. Changes are kept at once."
    >
      {tattoo !== undefined && <TagEditor tattoo={tattoo} onChange={onChange} />}
    </Dialog>
  )
}
