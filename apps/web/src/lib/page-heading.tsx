import styles from './page-heading.module.css'
import { usePageTitle } from './page-title.ts'

interface PageHeadingProps {
  title: string
  /** Of a title that is not in the reader's language. */
  lang?: string
  /** A sentence below it; also what search engines show. */
  lead?: string
}

/** Heads a page, and names it in the browser's tab. */
export function PageHeading({ title, lang, lead }: PageHeadingProps) {
  usePageTitle(title, lead)
  return (
    <header>
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
