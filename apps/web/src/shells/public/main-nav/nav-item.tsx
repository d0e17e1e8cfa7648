import { useLingui } from '@lingui/react/macro'
import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { useId } from 'react'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { columnLabel } from '../../../lib/content/columns/column-label.ts'
import { ColumnName } from '../../../lib/content/columns/column-name.tsx'
import { childHref, entryHref } from '../../../lib/page/navigation.ts'
import styles from './main-nav.module.css'
import { useDisclosure } from './use-disclosure.ts'

interface NavItemProps {
  entry: Dictionary
  /** `page`: the column's own page is open; `true`: one below it. */
  current: 'page' | boolean
}

/** An entry of the bar with the sub-menu of its children. */
export function NavItem({ entry, current }: NavItemProps) {
  const menuId = useId()
  const { root, button, isOpen, toggle, close, handlers } = useDisclosure()
  const children = entry.headerTwoList
  const hasChildren = children.length > 0
  return (
    <li ref={root} className={styles.item} {...(hasChildren && handlers)}>
      <StoredLink
        href={entryHref(entry)}
        className={styles.link}
        aria-current={current || undefined}
        onClick={close}
      >
        <ColumnName name={entry.dictName} />
      </StoredLink>
      {hasChildren && <Toggle {...{ entry, button, isOpen, toggle, menuId }} />}
      {hasChildren && (
        <ul id={menuId} className={styles.menu} hidden={!isOpen}>
          {/* Forty links that nobody has asked for yet would hold up the first view. */}
          {isOpen && children.map((child) => <NavChild key={child.id} {...{ entry, child, close }} />)}
        </ul>
      )}
    </li>
  )
}

interface NavChildProps {
  entry: Dictionary
  child: DictionaryDetail
  close: () => void
}

function NavChild({ entry, child, close }: NavChildProps) {
  return (
    <li>
      <StoredLink href={childHref(entry, child)} className={styles.child} onClick={close}>
        <ColumnName name={child.detailName} />
      </StoredLink>
    </li>
  )
}

interface ToggleProps extends Pick<ReturnType<typeof useDisclosure>, 'button' | 'isOpen' | 'toggle'> {
  entry: Dictionary
  menuId: string
}

function Toggle({ entry, button, isOpen, toggle, menuId }: ToggleProps) {
  const { i18n, t } = useLingui()
  const { label } = columnLabel(i18n, entry.dictName)
  return (
    <button
      ref={button}
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={menuId}
      aria-label={t`${label}的子栏目`}
      onClick={toggle}
    >
      <Icon name="chevronDown" size="0.75em" />
    </button>
  )
}
