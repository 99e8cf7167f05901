import { useState } from 'react'
import { useLocation } from 'react-router'
import { MappingControls } from '#app/features/body/mapping-controls.tsx'
import { RenderingShelf } from '#app/features/body/rendering-shelf.tsx'
import { useBodyProfile } from '#app/features/body/use-body-profile.ts'
import { useRenderings, type RenderingsState } from '#app/features/body/use-renderings.ts'
import {
  BODY_MAPPING_PANEL_ID,
  BodyMappingPanel,
} from '#app/features/designer/body-mapping-panel.tsx'
import {
  BlankSheet,
  DesignDesk,
  DesignHistory,
  EmptySheet,
} from '#app/features/designer/design-desk.tsx'
import { DesignBar, DesignControls } from '#app/features/designer/design-panel.tsx'
import type { DesignRequest } from '#app/features/designer/design-requests.ts'
import { DrawingSheet } from '#app/features/designer/drawing-sheet.tsx'
import { MoreLikeThis } from '#app/features/designer/more-like-this.tsx'
import { ProTips, RailGroup } from '#app/features/designer/rail.tsx'
import { RemarksNotes } from '#app/features/designer/remarks-notes.tsx'
import { useDesignScreen } from '#app/features/designer/use-design-screen.ts'
import { WaitingThumbs } from '#app/features/designer/waiting-thumbs.tsx'
import { WhatWeDrew } from '#app/features/designer/what-we-drew.tsx'
import { Workbench } from '#app/features/designer/workbench.tsx'
import { CurrentSheet } from '#app/features/tattoos/current-sheet.tsx'
import { DeleteTattooDialog, VersionsPanel } from '#app/features/tattoos/lazy-dialogs.ts'
import { DownloadList } from '#app/features/tattoos/download-list.tsx'
import { EnlargedNote } from '#app/features/tattoos/enlarged-note.tsx'
import { TattooStrip, VariationThumbs } from '#app/features/tattoos/tattoo-thumbs.tsx'
import { VisibilitySwitch } from '#app/features/tattoos/visibility-switch.tsx'
import { ZoomGallery } from '#app/features/tattoos/zoom-gallery.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { PHOTOS_MIN_FOR_TRAINING } from '#shared/body.ts'
import { planOf } from '#shared/plans.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import type { Route } from './+types/design.ts'

/** How many of the newest stand in the strip; the rest is one press away. */
const STRIP_LENGTH = 24

/** What a link brings is taken up once, so another link is another screen. */
export default function DesignRoute() {
  return <Designer key={useLocation().search} />
}

function Designer() {
  const hasPlan = planOf(useCurrentUser()?.subscriptionPlan ?? 0).hasBodyMapping
  const pictures = useRenderings(hasPlan)
  const screen = useDesignScreen({ onMapped: pictures.add })
  const mapping = useMapping(screen)
  const { mine, table, requests, drawing } = screen
  // The newest request has the table until somebody picks a finished design.
  const onTable = table.isChosen ? undefined : requests[0]
  const shown = onTable === undefined ? table.shown : undefined
  return (
    <Workbench
      onSubmit={mapping.generate}
      controls={<DesignControls screen={screen} bodyMapping={mapping.panel} />}
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
            <BeingDrawn key={onTable.key} screen={screen} request={onTable} />
          )
        }
        rail={
          // What comes above the tips is not known before the designs are, and must not push them down.
          (mine.status !== 'loading' || onTable !== undefined) && (
            <>
              {shown !== undefined && <OnMyPhotos pictures={pictures} tattoo={shown} />}
              {shown !== undefined && <TakeIt screen={screen} tattoo={shown} />}
              {shown !== undefined && <WhatWeDrew key={`drew ${shown.id}`} tattoo={shown} />}
              {shown !== undefined && table.remarks !== undefined && (
                <RemarksNotes remarks={table.remarks} />
              )}
              {shown !== undefined && <WhoSeesIt screen={screen} tattoo={shown} />}
              {/* It is fetched, and moves nothing that can be pressed when it comes. */}
              {shown !== undefined && (
                <VersionsPanel key={`versions ${shown.id}`} tattoo={shown} onChange={mine.update} />
              )}
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
                onShow={(tattoo) => screen.open(tattoo)}
              />
            </DesignHistory>
          )
        }
      />
    </Workbench>
  )
}

type Screen = ReturnType<typeof useDesignScreen>

const TOO_EARLY = `Your photos come first: upload at least ${PHOTOS_MIN_FOR_TRAINING} and let them be read, or switch this off.`

/** §4.mapping.toggle: with the panel switched on, a design goes on the person's photos, as soon as there are some to lay it on. */
function useMapping(screen: Screen) {
  const { form, setField, subscriptionPlan } = screen
  const profile = useBodyProfile(form.bodyMapping)
  const [isTooEarly, setIsTooEarly] = useState(false)
  return {
    generate: () => {
      const isMissing = form.bodyMapping && !profile.isReady
      setIsTooEarly(isMissing)
      if (!isMissing) return screen.generate()
      document.getElementById(BODY_MAPPING_PANEL_ID)?.scrollIntoView({ block: 'nearest' })
    },
    panel: (
      <BodyMappingPanel
        subscriptionPlan={subscriptionPlan}
        isOn={form.bodyMapping}
        onChange={(bodyMapping) => {
          setIsTooEarly(false)
          setField({ bodyMapping })
        }}
        problem={isTooEarly && !profile.isReady ? TOO_EARLY : undefined}
      >
        <MappingControls profile={profile} />
      </BodyMappingPanel>
    ),
  }
}

function OnMyPhotos({ pictures, tattoo }: { pictures: RenderingsState; tattoo: Tattoo }) {
  const ofThis = pictures.renderings.filter(({ tattooId }) => tattooId === tattoo.id)
  if (ofThis.length === 0) return null
  return (
    <RailGroup title="On your photos">
      <RenderingShelf renderings={ofThis} state={pictures} size="rail" />
    </RailGroup>
  )
}

function BeingDrawn({ screen, request }: { screen: Screen; request: DesignRequest }) {
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
        sketch={table.sketch}
        onZoom={() => setZoomedId(tattoo.id)}
        onFavourite={(isFavorited) => mine.update(tattoo.id, { isFavorited })}
        onDelete={() => setDeletingId(tattoo.id)}
      />
      {table.group.length > 1 && (
        <VariationThumbs
          tattoos={table.group}
          shownId={tattoo.id}
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

function TakeIt({ screen, tattoo }: { screen: Screen; tattoo: Tattoo }) {
  return (
    <RailGroup title="Take it with you">
      <DownloadList tattoo={tattoo} />
      <EnlargedNote tattoo={tattoo} />
      <MoreLikeThis tattoo={tattoo} balance={screen.balance} onDraw={screen.drawMoreLike} />
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
