import styles from './page-heading.module.css'
import { usePageTitle } from './page-title.ts'

interface PageHeadingProps {
  title: string
  /** Of a title that is not in the reader's language. */
  lang?: string
  /** A sentence below it. */
  lead?: string
  /** What search engines show; the sentence below it unless given. */
  description?: string
}

/** Heads a page, and names it in the browser's tab. */
export function PageHeading({ title, lang, lead, description = lead }: PageHeadingProps) {
  usePageTitle(title, description)
  return (
    <header>
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
