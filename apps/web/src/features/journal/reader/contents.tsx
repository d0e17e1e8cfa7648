import { useLingui } from '@lingui/react/macro'
import type { JournalDetail } from '@portal/api-contract'
import { Each } from '../../../lib/states/each.tsx'
import styles from './contents.module.css'
import type { Spread } from './spreads.ts'

interface ContentsProps {
  issue: JournalDetail
  spread: Spread
  onChoose: (page: number) => void
}

/** What begins where; the article that is open is marked. */
export function Contents({ issue: { catalog }, spread, onChoose }: ContentsProps) {
  const { t } = useLingui()
  const last = spread.at(-1) ?? 1
  const open = catalog.findLast(({ page }) => page <= last)
  return (
    <nav className={styles.contents} aria-label={t`目录`}>
      <p className={styles.head}>{t`目录`}</p>
      <ol className={styles.list}>
        <Each items={catalog}>
          {(entry) => (
            <li>
              <button
                type="button"
                className={styles.entry}
                aria-current={entry === open || undefined}
                onClick={() => onChoose(entry.page)}
              >
                <span lang="zh-CN" className={styles.title}>
                  {entry.title}
                </span>
                <span className={styles.page}>{entry.page}</span>
                <span lang="zh-CN" className={styles.author}>
                  {entry.author}
                </span>
              </button>
            </li>
          )}
        </Each>
      </ol>
    </nav>
  )
}
