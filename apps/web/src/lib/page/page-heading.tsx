import type { ReactNode, Ref } from 'react'
import { Contained } from '../states/contained.tsx'
import styles from './page-heading.module.css'
import { usePageTitle } from './page-title.ts'

export interface PageHeadingProps {
  title: string
  /** The language of a title that is not in the reader's. */
  lang?: string | undefined
  /** A sentence below the title. */
  lead?: string | undefined
  /** What the browser's tab says where the title alone would not do. */
  name?: string | undefined
  /** What search engines show; without it they are given `lead`. */
  description?: string | undefined
  /** Where the title is focused when the page shows something else. */
  ref?: Ref<HTMLHeadingElement>
  /** The title with its languages marked, where it has two. */
  children?: ReactNode
}

/** Heads a page, and names it in the browser's tab. */
export function PageHeading(props: PageHeadingProps) {
  const { title, lang, lead, name = title, description = lead, ref, children = title } = props
  usePageTitle(name, description)
  return (
    <header>
      <Contained of={title}>
        <h1 ref={ref} tabIndex={ref ? -1 : undefined} className={styles.title} lang={lang}>
          {children}
        </h1>
      </Contained>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
