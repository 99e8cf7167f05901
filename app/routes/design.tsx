import { useState } from 'react'
import { useLocation } from 'react-router'
import { MappingControls } from '#app/features/body/mapping-controls.tsx'
import { NotOnPhotos } from '#app/features/body/not-on-photos.tsx'
import { useBodyProfile } from '#app/features/body/use-body-profile.ts'
import { useRenderings } from '#app/features/body/use-renderings.ts'
import {
  BODY_MAPPING_PANEL_ID,
  BodyMappingPanel,
} from '#app/features/designer/body-mapping-panel.tsx'
import { DesignDesk, DesignHistory } from '#app/features/designer/design-desk.tsx'
import { DesignBar, DesignControls } from '#app/features/designer/design-panel.tsx'
import { ProTips } from '#app/features/designer/rail.tsx'
import { RemarksNotes } from '#app/features/designer/remarks-notes.tsx'
import { useDesignScreen } from '#app/features/designer/use-design-screen.ts'
import { WhatWeDrew } from '#app/features/designer/what-we-drew.tsx'
import { Workbench } from '#app/features/designer/workbench.tsx'
import { VersionsPanel } from '#app/features/tattoos/lazy-dialogs.ts'
import { TattooStrip } from '#app/features/tattoos/tattoo-thumbs.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { PHOTOS_MIN_FOR_TRAINING } from '#shared/body.ts'
import { planOf } from '#shared/plans.ts'
import { BeingDrawn, Finished, OnMyPhotos, TakeIt, WhoSeesIt } from './design-table.tsx'
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
              {shown !== undefined && table.remarks !== undefined && (
                <NotOnPhotos missing={table.remarks.notOnPhotos} photos={mapping.photos} />
              )}
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
          // From the first press on: its row must not take the sheet's room when the ink comes.
          (mine.tattoos.length > 0 || onTable !== undefined) && (
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
    photos: profile.photos,
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

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Designer', isIndexed: false })
}
