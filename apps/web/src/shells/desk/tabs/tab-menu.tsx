import { useLingui } from '@lingui/react/macro'
import { MenuParts } from '@portal/ui/chakra'
import type { TabActions } from './tab-actions.ts'

interface TabMenuProps {
  id: string
  isLocked: boolean
  actions: TabActions
}

/** The commands of a tab, in its context menu and in the menu at the bar's end. */
export function TabMenu({ id, isLocked, actions }: TabMenuProps) {
  const { t } = useLingui()
  const commands = [
    ['refresh', t`刷新`, () => actions.refresh(id)],
    ['lock', isLocked ? t`取消固定` : t`固定`, () => actions.setLocked(id, !isLocked)],
    ['this', t`关闭`, () => actions.close('this', id)],
    ['left', t`关闭左侧`, () => actions.close('left', id)],
    ['right', t`关闭右侧`, () => actions.close('right', id)],
    ['others', t`关闭其他`, () => actions.close('others', id)],
  ] as const
  return (
    <MenuParts.Content aria-label={t`标签页操作`}>
      {commands.map(([value, label, onSelect]) => (
        <MenuParts.Item key={value} value={value} onSelect={() => void onSelect()}>
          <MenuParts.ItemText>{label}</MenuParts.ItemText>
        </MenuParts.Item>
      ))}
    </MenuParts.Content>
  )
}
