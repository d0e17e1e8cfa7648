import { useLingui } from '@lingui/react/macro'
import { IconButton, Tooltip } from '@portal/ui/chakra'
import { lazy, useEffect, useState } from 'react'
import { DeskIcon } from '../desk-icon.tsx'
import { useTitleOf } from '../menu/menu-titles.ts'
import { type MenuNode, menuPages, menuTarget, opensWindow } from '../menu/menu-tree.ts'
import { Overlay } from '../states/overlay.tsx'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** Opens the search over the menu's pages, by its button or by Ctrl K. */
export function PageSearch({
  nodes,
  hrefOf,
}: {
  nodes: readonly MenuNode[]
  hrefOf: (path: string) => string
}) {
  const { t } = useLingui()
  const titleOf = useTitleOf()
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  const pages = menuPages(nodes).flatMap((trail) => {
    const page = trail.at(-1)
    if (!page || opensWindow(page)) return []
    const groups = trail.slice(0, -1).map((node) => titleOf(node.path, node))
    return { href: hrefOf(menuTarget(page)), title: titleOf(page.path, page), groups: groups.join(' / ') }
  })
  return (
    <>
      <Tooltip label={t`查找页面 Ctrl K`}>
        <IconButton
          size="sm"
          label={t`查找页面`}
          aria-keyshortcuts="Control+K"
          icon={<DeskIcon name="search" />}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen !== undefined && (
        <Overlay onClose={() => setOpen(undefined)}>
          <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} pages={pages} />
        </Overlay>
      )}
    </>
  )
}
