import { useLingui } from '@lingui/react/macro'
import { useConfirm } from '@portal/ui/chakra'
import { notify } from '../../../lib/browser/notify.ts'
import { type Closing, closedBy, isLast } from './tab-rules.ts'
import type { DeskTabs } from './use-desk-tabs.ts'

/**
 * What the tab bar, its menus and its keys do: they ask before unsaved work goes, and say why the last tab stays.
 *
 * @param refreshNow loads a tab's page anew
 */
export function useTabCommands(desk: DeskTabs, refreshNow: (id: string) => void) {
  const { t } = useLingui()
  const [confirm, question] = useConfirm()
  const close = async (closing: Closing, id: string) => {
    const tabs = closedBy(desk.tabs, closing, id)
    if (tabs.length === 0) {
      const isOnly = closing === 'this' && isLast(desk.tabs)
      if (isOnly) notify({ kind: 'info', title: t`这是最后一个标签页，不能关闭` })
      else
        notify({ kind: 'info', title: t`没有可以关闭的标签页`, description: t`已固定的标签页会一直保留。` })
      return
    }
    const isUnsaved = tabs.some((tab) => desk.isDirty(tab.id))
    const isSure =
      !isUnsaved ||
      (await confirm({
        title: t`关闭未保存的页面？`,
        children: t`页面上还有没有保存的内容，关闭后会丢失。`,
        confirmLabel: t`关闭`,
        cancelLabel: t`取消`,
        tone: 'danger',
      }))
    if (isSure) await desk.closeTabs(tabs.map((tab) => tab.id))
  }
  const refresh = async (id: string) => {
    const isSure =
      !desk.isDirty(id) ||
      (await confirm({
        title: t`刷新未保存的页面？`,
        children: t`页面上还有没有保存的内容，刷新后会丢失。`,
        confirmLabel: t`刷新`,
        cancelLabel: t`取消`,
        tone: 'danger',
      }))
    if (isSure) refreshNow(id)
  }
  return { close, refresh, question }
}

export type CloseTabs = ReturnType<typeof useTabCommands>['close']
