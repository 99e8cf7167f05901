import { Download } from 'lucide-react'
import { exportMyData } from '#app/features/account/account.api.ts'
import { AccountSection } from '#app/features/account/account-section.tsx'
import { useTask } from '#app/platform/http/use-task.ts'
import { saveBlob } from '#app/ui/save-blob.ts'
import { Button } from '#app/ui/button.tsx'

export function DataSection() {
  const { isRunning, run } = useTask()
  const exportData = () =>
    run(async () => saveBlob(await exportMyData(), 'inkwright-export.zip'), {
      failure: 'We could not pack your data. Please try again.',
    })

  return (
    <AccountSection
      id="data"
      title="Your data"
      lead="Everything we keep about you, in one zip file: yours to read, move or archive."
    >
      <Button variant="line" isLoading={isRunning} onClick={() => void exportData()}>
        {!isRunning && <Download aria-hidden className="size-4" />}
        Export my data
      </Button>
    </AccountSection>
  )
}
