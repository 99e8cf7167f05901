import { useCallback, useEffect, useState } from 'react'
import * as api from '#app/features/body/body.api.ts'
import {
  hasEnoughPhotos,
  isTrainingOpen,
  laterTraining,
  photosInUse,
  trainingPayload,
  withPhotos,
} from '#app/features/body/body-profile.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { listenToRealtime } from '#app/platform/session/realtime.ts'
import { useToast } from '#app/ui/toast.tsx'
import type {
  BodyPhotosResponse,
  PhotoTap,
  ProfileInUse,
  Training,
  UploadedArchiveResponse,
} from '#shared/body.ts'
import { SNACKBAR_MS } from '#shared/limits.ts'

type Profile = BodyPhotosResponse & {
  status: 'loading' | 'ready' | 'failed'
  training: Training | null
  inUse: ProfileInUse | null
}

const NOTHING: Profile = {
  status: 'loading',
  photos: [],
  deletions: [],
  training: null,
  inUse: null,
}
const POINTED = 'Noted: designs are laid there on this photo.'
const POLL_MS = 1_500
/** In case a word was lost on the way. */
const POLL_LIVE_MS = 10_000
/** The addresses of photos carry a proof that lasts an hour at least. */
const FRESHEN_MS = 45 * 60_000

/** The person's photos and what has been read off them: fetched once it is wanted, then kept up with what happens. */
export function useBodyProfile(isWanted: boolean) {
  const showToast = useToast()
  const [profile, setProfile] = useState<Profile>(NOTHING)
  const [isStarting, setIsStarting] = useState(false)
  const change = useCallback(
    (fields: Partial<Profile>) => setProfile((before) => ({ ...before, ...fields })),
    [],
  )
  const load = useCallback(
    () =>
      Promise.all([api.listPhotos(), api.findLatestTraining()]).then(
        ([listed, trainings]) => change({ ...listed, ...trainings, status: 'ready' }),
        // Whoever has something to look at keeps it.
        () =>
          setProfile((before) =>
            before.status === 'ready' ? before : { ...before, status: 'failed' },
          ),
      ),
    [change],
  )
  useEffect(() => {
    if (!isWanted) return undefined
    void load()
    const timer = window.setInterval(() => void load(), FRESHEN_MS)
    return () => window.clearInterval(timer)
  }, [isWanted, load])
  const onNews = useCallback(
    (news: Training) => {
      // What was read off the photos is in their list, so an end is shown together with it.
      if (!isTrainingOpen(news)) return void load()
      setProfile((before) => ({ ...before, training: laterTraining(before.training, news) }))
    },
    [load],
  )
  useTrainingNews(isWanted, { isOpen: isTrainingOpen(profile.training), onNews })

  const start = async (upload?: UploadedArchiveResponse, photos = profile.photos) => {
    setIsStarting(true)
    try {
      const training = await api.startTraining(trainingPayload(upload, photos))
      setProfile((before) => ({ ...before, training: laterTraining(before.training, training) }))
    } catch (error) {
      const message = messageOf(error, 'The training could not be started. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsStarting(false)
  }
  const usedPhotos = photosInUse(profile.inUse, profile.photos)
  return {
    ...profile,
    usedPhotos,
    /** Whether a design can be laid on photos. */
    isReady: usedPhotos.length > 0,
    isTraining: isTrainingOpen(profile.training),
    isStarting,
    reload: () => {
      change({ status: 'loading' })
      void load()
    },
    train: () => void start(),
    /** Photos that came are read at once: it costs nothing and there is nothing to decide. */
    receive: (upload: UploadedArchiveResponse) => {
      const photos = withPhotos(profile.photos, upload.photos)
      change({ photos })
      if (hasEnoughPhotos(photos)) void start(upload, photos)
    },
    /** Where the skin is on a photo; says why not where nothing can be laid there. */
    pointAt: async (id: number, tap: PhotoTap) => {
      try {
        change(await api.pointAtSkin(id, tap))
        showToast({ message: POINTED, durationMs: SNACKBAR_MS, tone: 'status' })
      } catch (error) {
        const message = messageOf(error, 'The photo could not be read. Please try again.')
        showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
      }
    },
    /** Both throw ApiError. */
    deletePhoto: async (id: number) => change(await api.deletePhoto(id)),
    deleteAll: async () => change(await api.deleteAllPhotos()),
  }
}

export type BodyProfileState = ReturnType<typeof useBodyProfile>

type Following = { isOpen: boolean; onNews: (training: Training) => void }

/** Over the websocket; while that is away, by asking. */
function useTrainingNews(isWanted: boolean, { isOpen, onNews }: Following) {
  const [isLive, setIsLive] = useState(false)
  useEffect(() => {
    if (!isWanted) return undefined
    return listenToRealtime({
      onMessage: (message) => {
        if (message.type === 'training') onNews(message.training)
      },
      onLiveChange: setIsLive,
    })
  }, [isWanted, onNews])

  useEffect(() => {
    if (!isWanted || !isOpen) return undefined
    const ask = () =>
      api.findLatestTraining().then(
        ({ training }) => {
          if (training !== null) onNews(training)
        },
        // Being offline; the next time it is asked again.
        () => {},
      )
    // Also when the connection is back: what happened meanwhile was told to nobody.
    void ask()
    const timer = window.setInterval(() => void ask(), isLive ? POLL_LIVE_MS : POLL_MS)
    return () => window.clearInterval(timer)
  }, [isWanted, isOpen, isLive, onNews])
}
