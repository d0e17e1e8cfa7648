import type { ReactNode } from 'react'
import type { RenderedLinkProps } from '../../render-link.ts'
import styles from './breadcrumb.module.css'

type BreadcrumbProps<Item> = {
  /** Names the landmark. */
  label: string
  /** From the home page down; the last is the page itself and no link. */
  items: Item[]
  renderLink: (item: Item, props: RenderedLinkProps) => ReactNode
}

/** Where the page stands in the site. */
export const Breadcrumb = <Item extends { id: string; label: ReactNode }>(props: BreadcrumbProps<Item>) => (
  <nav aria-label={props.label}>
    <ol className={styles.list}>
      {props.items.map((item, index) => (
        <li key={item.id}>
          {index === props.items.length - 1 ? (
            <span className={styles.current} aria-current="page">
              {item.label}
            </span>
          ) : (
            props.renderLink(item, { className: styles.link, children: item.label })
          )}
        </li>
      ))}
    </ol>
  </nav>
)
