import { useLingui } from '@lingui/react/macro'
import { DataList, Dialog, Text } from '@portal/ui/chakra'
import styles from './help.module.css'

/** How the desk is used without the mouse, and what its tabs do. */
export default function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`使用帮助`} closeLabel={t`关闭`}>
      <div className={styles.help}>
        <Text>
          {t`打开的页面都保留在标签页里：筛选条件、滚动位置和填了一半的表单不会丢失。在标签上点右键可以固定、刷新或关闭。`}
        </Text>
        <DataList
          items={[
            { id: 'search', term: 'Ctrl K', detail: t`查找页面、会员、申请和订单` },
            { id: 'close', term: 'Delete', detail: t`关闭焦点所在的标签页` },
            { id: 'move', term: 'Ctrl Shift ← →', detail: t`移动焦点所在的标签页` },
            { id: 'menu', term: 'Shift F10', detail: t`打开焦点所在标签页的菜单` },
            { id: 'decide', term: 'Ctrl Enter', detail: t`在审核意见里：提交第一项决定` },
            { id: 'rows', term: 'J K', detail: t`在列表里：下一行、上一行` },
            { id: 'pages', term: '[ ]', detail: t`在列表里：上一页、下一页` },
            { id: 'find', term: '/', detail: t`在列表里：到查找框` },
            { id: 'next', term: 'N', detail: t`审核申请时：打开下一份` },
          ]}
        />
        <Text color="fg.muted" textStyle="sm">
          {t`单字母快捷键可以在界面设置里关闭。权限不够时，请联系秘书处为您的角色开通。`}
        </Text>
      </div>
    </Dialog>
  )
}
