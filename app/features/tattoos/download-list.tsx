import {
  FileImage,
  Layers2,
  LoaderCircle,
  PenTool,
  Printer,
  Ruler,
  type LucideIcon,
} from 'lucide-react'
import { useDownload } from '#app/features/tattoos/use-download.ts'
import type { DownloadKind, Tattoo } from '#shared/tattoos.ts'

const FILES: { kind: DownloadKind; label: string; hint: string; Icon: LucideIcon }[] = [
  { kind: 'stencil', label: 'Download stencil', hint: 'to trace', Icon: Printer },
  { kind: 'pdf', label: 'Download PDF', hint: 'true size', Icon: Ruler },
  { kind: 'png', label: 'Download PNG', hint: 'on white', Icon: FileImage },
  { kind: 'transparent', label: 'Download ink only', hint: 'PNG, no paper', Icon: Layers2 },
  { kind: 'svg', label: 'Download SVG', hint: 'vector', Icon: PenTool },
]

/** Every file a design can be taken home as. */
export function DownloadList({ tattoo }: { tattoo: Tattoo }) {
  const { busyKind, save } = useDownload(tattoo.id)
  return (
    <ul>
      {FILES.map(({ kind, label, hint, Icon }) => {
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
