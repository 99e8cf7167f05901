import { useEffect, useRef, useState } from 'react'
import { uploadPhotos } from '#app/features/body/body.api.ts'
import { addFiles, isArchive } from '#app/features/body/photo-picks.ts'
import {
  isUnderWay,
  uploadFailure,
  uploadingAt,
  type UploadStatus,
} from '#app/features/body/upload-status.ts'
import type { UploadedArchiveResponse } from '#shared/body.ts'

export type ChosenFile = {
  file: File
  /** Undefined for what has no picture to show. */
  previewUrl: string | undefined
}

/** Files on their way: chosen, looked at, taken back one by one, sent. */
export function usePhotoUpload(onUploaded: (upload: UploadedArchiveResponse) => void) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [status, setStatus] = useState<UploadStatus>({ state: 'idle' })
  const sending = useRef<AbortController>(undefined)
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const urls = previews.current
    return () => {
      sending.current?.abort()
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  const forget = (gone: readonly ChosenFile[]) => {
    for (const { previewUrl } of gone) {
      if (previewUrl === undefined) continue
      URL.revokeObjectURL(previewUrl)
      previews.current.delete(previewUrl)
    }
    setChosen((before) => before.filter((kept) => !gone.includes(kept)))
  }
  const add = (incoming: readonly File[]) => {
    const known = chosen.map(({ file }) => file)
    const picks = addFiles(known, incoming)
    const added = picks.files.slice(known.length).map((file) => withPreview(file))
    for (const { previewUrl } of added) if (previewUrl) previews.current.add(previewUrl)
    setChosen([...chosen, ...added])
    setRefusals(picks.refusals)
    setStatus({ state: 'idle' })
  }
  const send = async () => {
    setRefusals([])
    setStatus({ state: 'starting' })
    sending.current = new AbortController()
    try {
      const upload = await uploadPhotos(
        chosen.map(({ file }) => file),
        {
          signal: sending.current.signal,
          onStarted: () => setStatus({ state: 'started' }),
          onProgress: (share) => setStatus(uploadingAt(share)),
        },
      )
      setStatus({ state: 'completed' })
      forget(chosen)
      onUploaded(upload)
    } catch (error) {
      // Whoever gives it up has not met an error.
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
      setStatus(isGivenUp ? { state: 'idle' } : uploadFailure(error))
    }
  }
  return {
    chosen,
    refusals,
    status,
    isSending: isUnderWay(status),
    add,
    remove: (file: ChosenFile) => {
      forget([file])
      setRefusals([])
      setStatus({ state: 'idle' })
    },
    send: () => void send(),
    giveUp: () => sending.current?.abort(),
  }
}

export type PhotoUploadState = ReturnType<typeof usePhotoUpload>

const withPreview = (file: File): ChosenFile => ({
  file,
  previewUrl: isArchive(file) ? undefined : URL.createObjectURL(file),
})
