import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { classNames } from '../../class-names.ts'
import styles from './pop-menu.module.css'
import { usePopMenu } from './use-pop-menu.ts'

/** What a menu puts on an item the caller renders itself, such as a router link. */
export type MenuItemProps = {
  role: 'menuitem'
  tabIndex: -1
  className?: string
  onClick: () => void
  children: ReactNode
}

export type MenuItem = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** The BCP 47 tag of a label in another language than the page. */
  lang?: string
  /** Present on the options of a choice (language, theme): whether it is the chosen one. */
  checked?: boolean
} & ({ onSelect: () => void } | { render: (props: MenuItemProps) => ReactNode })

type PopMenuProps = {
  /** On the button; an icon alone needs `ariaLabel`. */
  label: ReactNode
  ariaLabel?: string
  items: MenuItem[]
  /** Which edge of the button the list keeps to. */
  align?: 'start' | 'end'
  className?: string
}

/** A button with a list of links, commands or options. */
export function PopMenu({ label, ariaLabel, items, align = 'start', className }: PopMenuProps) {
  const menu = usePopMenu()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys bubble up from the button and the items
    <div ref={menu.root} className={styles.root} onKeyDown={menu.onKeyDown}>
      <button
        ref={menu.trigger}
        type="button"
        className={classNames(styles.trigger, className)}
        aria-label={ariaLabel}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        onClick={menu.toggle}
      >
        {label}
        <Icon name="chevronDown" size="1em" className={styles.chevron} />
      </button>
      {menu.isOpen && (
        <div
          role="menu"
          aria-label={ariaLabel}
          className={classNames(styles.menu, align === 'end' && styles.end)}
        >
          {items.map((item) => (
            <Item key={item.id} item={item} close={menu.close} />
          ))}
        </div>
      )}
    </div>
  )
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  if ('render' in item) {
    const children = <ItemContent item={item} />
    return item.render({ role: 'menuitem', tabIndex: -1, className: styles.item, onClick: close, children })
  }
  const select = () => {
    close()
    item.onSelect()
  }
  const { checked } = item
  const role =
    checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked }
  return (
    <button type="button" {...role} tabIndex={-1} className={styles.item} onClick={select}>
      <ItemContent item={item} />
    </button>
  )
}

const ItemContent = ({ item }: { item: MenuItem }) => (
  <>
    {item.icon}
    <span lang={item.lang}>{item.label}</span>
    {item.checked && <Icon name="check" className={styles.tick} />}
  </>
)
