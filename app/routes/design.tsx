import { Repeat2 } from 'lucide-react'
import { useState } from 'react'
import {
  BlankSheet,
  DesignDesk,
  DesignHistory,
  EmptySheet,
} from '#app/features/designer/design-desk.tsx'
import { DesignBar, DesignControls } from '#app/features/designer/design-panel.tsx'
import { DrawingSheet } from '#app/features/designer/drawing-sheet.tsx'
import { ProTips, RailGroup } from '#app/features/designer/rail.tsx'
import { RemarksNotes } from '#app/features/designer/remarks-notes.tsx'
import { useDesignScreen } from '#app/features/designer/use-design-screen.ts'
import { Workbench } from '#app/features/designer/workbench.tsx'
import { CurrentSheet } from '#app/features/tattoos/current-sheet.tsx'
import { DeleteTattooDialog } from '#app/features/tattoos/lazy-dialogs.ts'
import { DownloadList } from '#app/features/tattoos/download-list.tsx'
import { TattooStrip, VariationThumbs } from '#app/features/tattoos/tattoo-thumbs.tsx'
import { VisibilitySwitch } from '#app/features/tattoos/visibility-switch.tsx'
import { ZoomGallery } from '#app/features/tattoos/zoom-gallery.tsx'
import { pageMeta } from '#app/platform/meta.ts'
import { Button } from '#app/ui/button.tsx'
import type { Tattoo } from '#shared/tattoos.ts'
import type { Route } from './+types/design.ts'

/** How many of the newest stand in the strip; the rest is one press away. */
const STRIP_LENGTH = 24

export default function DesignRoute() {
  const screen = useDesignScreen()
  const { mine, table, requests, drawing } = screen
  // The newest request has the table until somebody picks a finished design.
  const onTable = table.isChosen ? undefined : requests[0]
  const shown = onTable === undefined ? table.shown : undefined
  return (
    <Workbench
      onSubmit={screen.generate}
      controls={<DesignControls screen={screen} />}
      bar={<DesignBar screen={screen} />}
    >
      <DesignDesk
        drawing={drawing}
        isWatching={onTable !== undefined}
        onWatch={table.clear}
        sheet={
          onTable === undefined ? (
            <Finished screen={screen} tattoo={shown} />
          ) : (
            <DrawingSheet
              key={onTable.key}
              request={onTable}
              size="large"
              onCancel={() => screen.cancel(onTable.key)}
              onRetry={() => screen.retry(onTable.key)}
              onDismiss={() => screen.dismiss(onTable.key)}
            />
          )
        }
        rail={
          // What comes above the tips is not known before the designs are, and must not push them down.
          (mine.status !== 'loading' || onTable !== undefined) && (
            <>
              {shown !== undefined && <TakeIt screen={screen} tattoo={shown} />}
              {shown !== undefined && table.remarks !== undefined && (
                <RemarksNotes remarks={table.remarks} />
              )}
              {shown !== undefined && <WhoSeesIt screen={screen} tattoo={shown} />}
              <ProTips />
            </>
          )
        }
        history={
          mine.tattoos.length > 0 && (
            <DesignHistory count={mine.tattoos.length}>
              <TattooStrip
                tattoos={mine.tattoos.slice(0, STRIP_LENGTH)}
                shownId={shown?.id}
                onShow={table.show}
              />
            </DesignHistory>
          )
        }
      />
    </Workbench>
  )
}

type Screen = ReturnType<typeof useDesignScreen>

function Finished({ screen, tattoo }: { screen: Screen; tattoo: Tattoo | undefined }) {
  const { mine, table } = screen
  const [zoomedId, setZoomedId] = useState<number>()
  const [deletingId, setDeletingId] = useState<number>()
  if (tattoo === undefined) return mine.status === 'loading' ? <BlankSheet /> : <EmptySheet />
  return (
    <div className="flex flex-1 flex-col md:flex-row md:gap-4">
      <CurrentSheet
        tattoo={tattoo}
        isFresh={table.isFresh}
        onZoom={() => setZoomedId(tattoo.id)}
        onFavourite={(isFavorited) => mine.update(tattoo.id, { isFavorited })}
        onDelete={() => setDeletingId(tattoo.id)}
      />
      {table.group.length > 1 && (
        <VariationThumbs tattoos={table.group} shownId={tattoo.id} onShow={table.show} />
      )}
      <ZoomGallery
        tattoos={table.group.length > 1 ? table.group : mine.tattoos}
        openId={zoomedId}
        onClose={() => setZoomedId(undefined)}
      />
      <DeleteTattooDialog
        tattooId={deletingId}
        onClose={() => setDeletingId(undefined)}
        onDeleted={mine.remove}
      />
    </div>
  )
}

function TakeIt({ screen, tattoo }: { screen: Screen; tattoo: Tattoo }) {
  return (
    <RailGroup title="Take it with you">
      <DownloadList tattooId={tattoo.id} />
      <Button
        variant="line"
        size="sm"
        isBlock
        onClick={() => screen.drawMoreLike(tattoo)}
        className="mt-3"
      >
        <Repeat2 aria-hidden className="size-4" />
        More like this
      </Button>
    </RailGroup>
  )
}

function WhoSeesIt({ screen, tattoo }: { screen: Screen; tattoo: Tattoo }) {
  return (
    <RailGroup title="Who sees it">
      <div className="pt-2.75">
        <VisibilitySwitch key={tattoo.id} tattoo={tattoo} onChange={screen.mine.update} />
      </div>
    </RailGroup>
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Designer', isIndexed: false })
}
