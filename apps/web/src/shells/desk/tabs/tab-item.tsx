import { useLingui } from '@lingui/react/macro'
import { MenuParts, Portal } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { type DragEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { DeskIcon } from '../desk-icon.tsx'
import type { TabActions } from './tab-actions.ts'
import styles from './tab-bar.module.css'
import { TabMenu } from './tab-menu.tsx'
import type { DeskTab } from './tab-rules.ts'

interface TabItemProps {
  tab: DeskTab
  title: string
  isActive: boolean
  /** The tabs beside it, where the keys move it to. */
  previous: string | undefined
  next: string | undefined
  actions: TabActions
}

const dragged = 'application/x-desk-tab'

/** Reordering by the mouse: a tab takes the place of the one it is dropped on. */
const dragHandlers = (id: string, move: TabActions['move']) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(dragged, id)
    dataTransfer.effectAllowed = 'move' as const
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(dragged)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const from = event.dataTransfer.getData(dragged)
    if (from) move(from, id)
  },
})

/** One tab: a link to the page as it was left, its own menu, and what closes it. */
export function TabItem({ tab, title, isActive, previous, next, actions }: TabItemProps) {
  const { t } = useLingui()
  const { id, isLocked = false } = tab
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isActive])
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: previous, ArrowRight: next }[event.key]
    if (event.ctrlKey && event.shiftKey && to) actions.move(id, to)
    else if (event.key === 'Delete') void actions.close('this', id)
    else return
    event.preventDefault()
  }
  const onMiddle = (event: MouseEvent) => {
    if (event.button !== 1) return
    event.preventDefault()
    void actions.close('this', id)
  }
  return (
    <MenuParts.Root lazyMount unmountOnExit>
      <MenuParts.ContextTrigger asChild>
        <li
          ref={item}
          className={styles.tab}
          data-active={isActive || undefined}
          {...dragHandlers(id, actions.move)}
        >
          {/* Links start a drag of their own, and a middle click would open a window. */}
          <Link
            to={tab.href as '/dashboard'}
            className={styles.link}
            draggable={false}
            aria-current={isActive ? 'page' : undefined}
            activeProps={{}}
            aria-keyshortcuts="Delete Control+Shift+ArrowLeft Control+Shift+ArrowRight"
            onKeyDown={onKeyDown}
            onAuxClick={onMiddle}
            title={title}
            // What a page named the tab by is of its record.
            lang={tab.title === title ? 'zh-CN' : undefined}
          >
            {isLocked && <DeskIcon name="lock" size="1em" title={t`已固定`} />}
            <span className={styles.title}>{title}</span>
          </Link>
          {!isLocked && (
            <button
              type="button"
              className={styles.close}
              aria-label={t`关闭 ${title}`}
              title={t`关闭 Delete`}
              onClick={() => void actions.close('this', id)}
            >
              <svg
                viewBox="0 0 24 24"
                width="1em"
                height="1em"
                stroke="currentcolor"
                strokeWidth="2"
                aria-hidden="true"
              >
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
            </button>
          )}
        </li>
      </MenuParts.ContextTrigger>
      <Portal>
        <MenuParts.Positioner>
          <TabMenu id={id} isLocked={isLocked} actions={actions} />
        </MenuParts.Positioner>
      </Portal>
    </MenuParts.Root>
  )
}
