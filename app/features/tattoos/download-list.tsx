import {
  FileImage,
  Layers2,
  LoaderCircle,
  PenTool,
  PersonStanding,
  Printer,
  Ruler,
  type LucideIcon,
} from 'lucide-react'
import { useDownload } from '#app/features/tattoos/use-download.ts'
import type { DownloadKind, Tattoo } from '#shared/tattoos.ts'

type FileWords = { label: string; hint: string; Icon: LucideIcon }

/** In the order they are offered in. None that there is can be left out. */
const FILES: Record<DownloadKind, FileWords> = {
  stencil: { label: 'Download stencil', hint: 'to trace', Icon: Printer },
  pdf: { label: 'Download PDF', hint: 'true size', Icon: Ruler },
  png: { label: 'Download PNG', hint: 'on white', Icon: FileImage },
  transparent: { label: 'Download ink only', hint: 'PNG, no paper', Icon: Layers2 },
  svg: { label: 'Download SVG', hint: 'vector', Icon: PenTool },
  skin: { label: 'Download on skin', hint: 'picture', Icon: PersonStanding },
}
const KINDS = Object.keys(FILES) as DownloadKind[]

/** Every file a design can be taken home as. */
export function DownloadList({ tattoo }: { tattoo: Tattoo }) {
  const { busyKind, save } = useDownload(tattoo.id)
  return (
    <ul>
      {KINDS.map((kind) => {
        const { label, hint, Icon } = FILES[kind]
        const isBusy = busyKind === kind
        const Mark = isBusy ? LoaderCircle : Icon
        return (
          <li key={kind} className="border-b border-hair">
            <button
              type="button"
              aria-busy={isBusy || undefined}
              onClick={() => save(kind)}
              className="grid min-h-11 w-full grid-cols-[1.75rem_1fr_auto] items-center text-left text-15 font-medium hover:bg-ink/4"
            >
              <Mark
                aria-hidden
                className={`size-4 text-faded ${isBusy ? 'motion-safe:animate-spin' : ''}`}
              />
              {label}
              <span className="text-13 font-regular text-faded">{hint}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
