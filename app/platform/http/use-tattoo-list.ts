import { useCallback, useState } from 'react'
import { syncLikes } from '#app/platform/storage/likes-store.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** Designs on a screen, and what happens to one of them there. */
export function useTattooList(initial: readonly Tattoo[] | (() => readonly Tattoo[])) {
  const [tattoos, edit] = useState(initial)
  const update = useCallback((id: number, fields: Partial<Tattoo>) => {
    edit((now) => now.map((tattoo) => (tattoo.id === id ? { ...tattoo, ...fields } : tattoo)))
  }, [])
  const remove = useCallback((id: number) => {
    edit((now) => now.filter((tattoo) => tattoo.id !== id))
  }, [])
  /** Takes over what the server says of them to this person. */
  const mark = useCallback((marked: readonly Tattoo[]) => {
    syncLikes(marked)
    const byId = new Map(marked.map((tattoo) => [tattoo.id, tattoo]))
    edit((now) => now.map((tattoo) => byId.get(tattoo.id) ?? tattoo))
  }, [])
  return { tattoos, edit, update, remove, mark }
}
