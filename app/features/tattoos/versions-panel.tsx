import { ChevronDown, LoaderCircle, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useVersions } from '#app/features/tattoos/use-versions.ts'
import { ConfirmDialog } from '#app/platform/http/confirm-dialog.tsx'
import { dateWords } from '#app/ui/day-words.ts'
import { Button } from '#app/ui/button.tsx'
import { DropdownMenu, MenuAction } from '#app/ui/dropdown-menu.tsx'
import { STYLES } from '#shared/styles.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import type { TattooVersion } from '#shared/versions.ts'

type VersionsPanelProps = {
  tattoo: Tattoo
  onChange: (id: number, fields: Tattoo) => void
}

type Versions = ReturnType<typeof useVersions>

/** What the owner can do with a design that is paid for, and what it has been. */
export function VersionsPanel({ tattoo, onChange }: VersionsPanelProps) {
  const state = useVersions(tattoo, onChange)
  if (!state.canChange && state.versions.length < 2) return null
  return (
    <>
      {state.canChange && <ChangeIt tattoo={tattoo} state={state} />}
      {state.versions.length > 1 && <VersionList state={state} />}
    </>
  )
}

const HEADING =
  'flex items-baseline justify-between border-b border-ink pb-2.5 font-text text-14 leading-[1.3] font-semibold tracking-normal'

function ChangeIt({ tattoo, state }: { tattoo: Tattoo; state: Versions }) {
  const { isDrawing, change } = state
  const isBlack = tattoo.color === 'Black and white'
  return (
    <section aria-label="Change it, free" className="@container min-w-0">
      <h2 className={HEADING}>
        Change it
        <span className="text-13 font-regular text-faded">Free</span>
      </h2>
      {/* In a narrow column three do not fit side by side, and the third would stand alone. */}
      <div className="mt-3 grid grid-cols-2 gap-2 @xs:flex" aria-busy={isDrawing || undefined}>
        <DropdownMenu
          align="start"
          trigger={
            <Button variant="line" size="sm" isLoading={isDrawing} className="col-span-2">
              Other style
              <ChevronDown aria-hidden className="size-4" />
            </Button>
          }
        >
          <div className="max-h-72 overflow-y-auto [scrollbar-width:thin]">
            {STYLES.filter((style) => style !== tattoo.style).map((style) => (
              <MenuAction key={style} onSelect={() => change({ style })}>
                {style}
              </MenuAction>
            ))}
          </div>
        </DropdownMenu>
        <Button
          variant="line"
          size="sm"
          disabled={isDrawing}
          onClick={() => change({ color: isBlack ? 'Colored' : 'Black and white' })}
        >
          {isBlack ? 'In colour' : 'In black'}
        </Button>
        <Button
          variant="line"
          size="sm"
          disabled={isDrawing}
          onClick={() => change({ isMirrored: true })}
        >
          Mirror
        </Button>
      </div>
    </section>
  )
}

/** How many stand there before the rest is asked for. */
const FIRST_COUNT = 4

function VersionList({ state }: { state: Versions }) {
  const [areAllShown, setAreAllShown] = useState(false)
  const [deleting, setDeleting] = useState<TattooVersion>()
  const { versions } = state
  const shown = areAllShown ? versions : versions.slice(0, FIRST_COUNT)
  return (
    <section aria-label="Versions" className="min-w-0">
      <h2 className={HEADING}>
        Versions
        <span className="text-13 font-regular text-faded tabular-nums">{versions.length}</span>
      </h2>
      <ul>
        {shown.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            state={state}
            onDelete={() => setDeleting(version)}
          />
        ))}
      </ul>
      {versions.length > shown.length && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setAreAllShown(true)}
          className="mt-2 -ml-2.5"
        >
          All {versions.length} versions
        </Button>
      )}
      <ConfirmDialog
        deletion={
          deleting && {
            title: 'Delete this version?',
            description: `“${deleting.change}” goes with its files. The design and its other versions stay.`,
            label: 'Delete version',
            success: 'Version deleted',
            act: () => state.remove(deleting.number),
          }
        }
        onClose={() => setDeleting(undefined)}
      />
    </section>
  )
}

type VersionRowProps = { version: TattooVersion; state: Versions; onDelete: () => void }

function VersionRow({ version, state, onDelete }: VersionRowProps) {
  const { number, change, createdAt, isCurrent } = version
  return (
    <li
      aria-current={isCurrent || undefined}
      className="flex min-h-17 items-center gap-3 border-b border-hair py-1.5 text-14"
    >
      <span className="sheet-paper block size-13.5 flex-none p-1">
        <img
          src={version.imageUrl}
          srcSet={version.webpSrcSet === '' ? undefined : version.webpSrcSet}
          sizes="54px"
          alt=""
          width={version.width}
          height={version.height}
          loading="lazy"
          className="size-full object-contain mix-blend-multiply"
        />
      </span>
      <p className="min-w-0 flex-1 leading-[1.35]">
        <span className="line-clamp-3 font-semibold first-letter:uppercase">{change}</span>
        <time dateTime={createdAt} className="text-13 whitespace-nowrap text-faded">
          {dateWords(createdAt)}
        </time>
      </p>
      {isCurrent ? (
        <span className="flex items-center gap-1.5 text-13 whitespace-nowrap text-faded">
          {state.isDrawing && (
            <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />
          )}
          Shown now
        </span>
      ) : (
        <>
          <button
            type="button"
            disabled={state.isDrawing}
            aria-label={`Restore version ${number}, ${change}`}
            onClick={() => state.restore(number)}
            className="relative font-semibold text-link after:absolute after:-inset-x-1 after:-inset-y-2 disabled:text-faded pointer-coarse:after:-inset-y-3"
          >
            Restore
          </button>
          <button
            type="button"
            aria-label={`Delete version ${number}, ${change}`}
            onClick={onDelete}
            className="-mr-2 grid size-9 flex-none place-items-center rounded-full text-faded hover:bg-ink/7 hover:text-ink pointer-coarse:size-11"
          >
            <Trash2 aria-hidden className="size-4" />
          </button>
        </>
      )}
    </li>
  )
}
