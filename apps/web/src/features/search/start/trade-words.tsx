import { useLingui } from '@lingui/react/macro'
import { Panel } from '@portal/ui'
import { KeywordLink } from '../results/keyword-link.tsx'
import styles from './trade-words.module.css'
import { tradeWords } from './trade-words-list.ts'

/** Words to begin with; a reader who may not know Chinese is told what they mean. */
export function TradeWords() {
  const { t, i18n } = useLingui()
  const isChinese = i18n.locale.startsWith('zh')
  return (
    <Panel title={t`常用搜索词`}>
      <ul className={styles.words}>
        {tradeWords.map(({ word, meaning }) => (
          <li key={word}>
            <KeywordLink keyword={word}>
              {!isChinese && <span className={styles.meaning}>{i18n._(meaning)}</span>}
            </KeywordLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
