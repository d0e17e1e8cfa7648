import { useLingui } from '@lingui/react/macro'
import { Drawer } from '@portal/ui/chakra'
import type { ComponentProps } from 'react'
import { SideMenu } from './side-menu.tsx'

type MenuDrawerProps = Pick<ComponentProps<typeof SideMenu>, 'nodes' | 'trail' | 'hrefOf'> & {
  isOpen: boolean
  theme: 'dark' | undefined
  onClose: () => void
}

/** The menu on a phone, where the sidebar has no room; it closes when it has led somewhere. */
export default function MenuDrawer({ isOpen, onClose, theme, ...menu }: MenuDrawerProps) {
  const { t } = useLingui()
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t`协会工作台`}
      closeLabel={t`关闭`}
      placement="start"
      size="sm"
      theme={theme}
    >
      <SideMenu {...menu} onNavigate={onClose} />
    </Drawer>
  )
}
