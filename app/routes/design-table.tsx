import { useState } from 'react'
import { RenderingShelf } from '#app/features/body/rendering-shelf.tsx'
import type { RenderingsState } from '#app/features/body/use-renderings.ts'
import { BlankSheet, EmptySheet } from '#app/features/designer/design-desk.tsx'
import type { DesignRequest } from '#app/features/designer/design-requests.ts'
import { DrawingSheet } from '#app/features/designer/drawing-sheet.tsx'
import { MoreLikeThis } from '#app/features/designer/more-like-this.tsx'
import { RailGroup } from '#app/features/designer/rail.tsx'
import type { useDesignScreen } from '#app/features/designer/use-design-screen.ts'
import { WaitingThumbs } from '#app/features/designer/waiting-thumbs.tsx'
import { CurrentSheet } from '#app/features/tattoos/current-sheet.tsx'
import { DownloadList } from '#app/features/tattoos/download-list.tsx'
import { EnlargedNote } from '#app/features/tattoos/enlarged-note.tsx'
import { FlashSheetButton } from '#app/features/tattoos/flash-sheet/flash-sheet-button.tsx'
import { DeleteTattooDialog } from '#app/features/tattoos/lazy-dialogs.ts'
import { VariationThumbs } from '#app/features/tattoos/tattoo-thumbs.tsx'
import { VisibilitySwitch } from '#app/features/tattoos/visibility-switch.tsx'
import { ZoomGallery } from '#app/features/tattoos/zoom-gallery.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

// What lies on the designer's table and what can be done with it: parts of three features, which only a route may bring together.

type Screen = ReturnType<typeof useDesignScreen>

export function OnMyPhotos({ pictures, tattoo }: { pictures: RenderingsState; tattoo: Tattoo }) {
  const ofThis = pictures.renderings.filter(({ tattooId }) => tattooId === tattoo.id)
  if (ofThis.length === 0) return null
  return (
    <RailGroup title="On your photos">
      <RenderingShelf renderings={ofThis} state={pictures} size="rail" />
    </RailGroup>
  )
}

export function BeingDrawn({ screen, request }: { screen: Screen; request: DesignRequest }) {
  const { key, failure, variations } = request
  return (
    <div className="flex flex-1 flex-col md:flex-row md:gap-4">
      <DrawingSheet
        request={request}
        size="large"
        onCancel={() => screen.cancel(key)}
        onRetry={() => screen.retry(key)}
        onDismiss={() => screen.dismiss(key)}
      />
      {failure === undefined && variations > 1 && <WaitingThumbs request={request} />}
    </div>
  )
}

export function Finished({ screen, tattoo }: { screen: Screen; tattoo: Tattoo | undefined }) {
  const { mine, table } = screen
  const [zoomedId, setZoomedId] = useState<number>()
  const [deletingId, setDeletingId] = useState<number>()
  if (tattoo === undefined) return mine.status === 'loading' ? <BlankSheet /> : <EmptySheet />
  return (
    <div className="flex flex-1 flex-col md:flex-row md:gap-4">
      <CurrentSheet
        tattoo={tattoo}
        isFresh={table.isFresh}
        sketch={table.isFresh ? table.sketches.get(tattoo.id) : undefined}
        onZoom={() => setZoomedId(tattoo.id)}
        onFavourite={(isFavorited) => mine.update(tattoo.id, { isFavorited })}
        onDelete={() => setDeletingId(tattoo.id)}
      />
      {table.group.length > 1 && (
        <VariationThumbs
          tattoos={table.group}
          shownId={tattoo.id}
          sketches={table.sketches}
          onShow={({ id }) => table.show(id)}
        />
      )}
      <ZoomGallery
        tattoos={table.group.length > 1 ? table.group : mine.tattoos}
        openId={zoomedId}
        onClose={() => setZoomedId(undefined)}
        onChange={mine.update}
      />
      <DeleteTattooDialog
        tattooId={deletingId}
        onClose={() => setDeletingId(undefined)}
        onDeleted={mine.remove}
      />
    </div>
  )
}

export function TakeIt({ screen, tattoo }: { screen: Screen; tattoo: Tattoo }) {
  return (
    <RailGroup title="Take it with you">
      <DownloadList tattoo={tattoo} />
      <EnlargedNote tattoo={tattoo} />
      <MoreLikeThis tattoo={tattoo} balance={screen.balance} onDraw={screen.drawMoreLike} />
      <FlashSheetButton
        tattoo={tattoo}
        className={`${buttonClass({ variant: 'line', size: 'sm', isBlock: true })} mt-2`}
      />
    </RailGroup>
  )
}

export function WhoSeesIt({ screen, tattoo }: { screen: Screen; tattoo: Tattoo }) {
  return (
    <RailGroup title="Who sees it">
      <div className="pt-2.75">
        <VisibilitySwitch key={tattoo.id} tattoo={tattoo} onChange={screen.mine.update} />
      </div>
    </RailGroup>
  )
}
