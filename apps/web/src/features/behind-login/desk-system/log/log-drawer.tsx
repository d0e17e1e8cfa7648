import { useLingui } from '@lingui/react/macro'
import type { DeskLogEntry } from '@portal/api-contract'
import { Drawer } from '@portal/ui/chakra'
import { LogDiff } from './log-diff.tsx'

/** What an entry of the log changed. */
export default function LogDrawer({ entry, onClose }: { entry: DeskLogEntry; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Drawer isOpen onClose={onClose} title={entry.subjectName} closeLabel={t`关闭`}>
      <LogDiff entry={entry} />
    </Drawer>
  )
}
