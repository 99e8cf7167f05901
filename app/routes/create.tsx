import { CreateBar, CreateControls } from '#app/features/designer/create-panel.tsx'
import { CreateDesk } from '#app/features/designer/create-desk.tsx'
import { placeholdersOf } from '#app/features/designer/design-requests.ts'
import { DrawingSheet } from '#app/features/designer/drawing-sheet.tsx'
import { useCreateScreen } from '#app/features/designer/use-create-screen.ts'
import { Workbench } from '#app/features/designer/workbench.tsx'
import { TattooWall } from '#app/features/tattoos/tattoo-wall.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/create.ts'

export default function CreateRoute() {
  const screen = useCreateScreen()
  const { mine, requests } = screen
  const placeholders = placeholdersOf(requests).map(({ request, index }) => ({
    key: `${request.key}-${index}`,
    sketch: request.failure === undefined ? request.sketches[index] : undefined,
    node: (
      <DrawingSheet
        request={request}
        index={index}
        size="card"
        onCancel={() => screen.cancel(request.key)}
        onRetry={() => screen.retry(request.key)}
        onDismiss={() => screen.dismiss(request.key)}
      />
    ),
  }))
  return (
    <Workbench
      onSubmit={screen.generate}
      controls={<CreateControls screen={screen} />}
      bar={<CreateBar screen={screen} />}
    >
      <CreateDesk screen={screen}>
        <TattooWall
          tattoos={mine.tattoos}
          own={{ placeholders, fresh: screen.fresh }}
          onChange={mine.update}
          onDeleted={mine.remove}
        />
      </CreateDesk>
    </Workbench>
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Create', isIndexed: false })
}
