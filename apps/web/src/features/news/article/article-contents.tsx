import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import styles from './article-contents.module.css'

/** Fewer headings are seen at a glance. */
const fewest = 4

interface ArticleContentsProps {
  /** Where the text stands. */
  text: RefObject<HTMLElement | null>
  /** The text itself: another one has other headings. */
  html: string
}

/** The headings of a long text, to go to. */
export function ArticleContents({ text, html }: ArticleContentsProps) {
  const { t } = useLingui()
  const headings = useHeadings(text, html)
  if (headings.length < fewest) return null
  return (
    <nav className={styles.contents} aria-label={t`本文目录`}>
      <p className={styles.head}>{t`本文目录`}</p>
      <ol lang="zh-CN">
        {headings.map((heading) => (
          <li key={heading.textContent}>
            <button type="button" onClick={() => goTo(heading)}>
              {heading.textContent}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useHeadings(text: RefObject<HTMLElement | null>, html: string): HTMLElement[] {
  const [headings, setHeadings] = useState<HTMLElement[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headings change with the text
  useEffect(() => setHeadings([...(text.current?.querySelectorAll('h2') ?? [])]), [text, html])
  return headings
}

function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
}
