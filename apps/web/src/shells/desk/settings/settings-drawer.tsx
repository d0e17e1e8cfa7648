import { useLingui } from '@lingui/react/macro'
import { Drawer } from '@portal/ui/chakra'
import { Arrangement } from '../../../lib/chakra/desk/arrangement.tsx'

interface SettingsDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** How the desk is arranged, beside the page that shows it. */
export default function SettingsDrawer(props: SettingsDrawerProps) {
  const { t } = useLingui()
  return (
    <Drawer {...props} title={t`界面设置`} closeLabel={t`关闭`} size="sm">
      <Arrangement />
    </Drawer>
  )
}
