import { useLingui } from '@lingui/react/macro'
import { Button, Panel } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useRef } from 'react'
import { KeywordLink } from '../results/keyword-link.tsx'
import styles from './recent-searches.module.css'
import { forgetAllSearches, forgetSearch, useRecentSearches } from './recent-searches-store.ts'

/** What was searched for on this device, to search again or to forget. */
export function RecentSearches() {
  const { t } = useLingui()
  const words = useRecentSearches()
  const panel = useRef<HTMLElement>(null)
  // The button that had the focus goes with its word.
  const forget = (change: () => void) => {
    change()
    panel.current?.focus()
  }
  const clear = (
    <Button variant="ghost" size="sm" onClick={() => forget(forgetAllSearches)}>
      {t`清除全部`}
    </Button>
  )
  return (
    <Panel ref={panel} tabIndex={-1} title={t`最近搜索`} action={words.length > 0 && clear}>
      {words.length > 0 ? (
        <ul className={styles.words}>
          {words.map((word) => (
            <RecentSearch key={word} word={word} onForget={() => forget(() => forgetSearch(word))} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t`还没有搜索记录。记录只保存在这台设备上，可随时清除。`}</p>
      )}
    </Panel>
  )
}

function RecentSearch({ word, onForget }: { word: string; onForget: () => void }) {
  const { t } = useLingui()
  return (
    <li className={styles.item}>
      <KeywordLink keyword={word} className={styles.word} />
      <button
        type="button"
        className={styles.forget}
        aria-label={t`从最近搜索中移除“${word}”`}
        onClick={onForget}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
