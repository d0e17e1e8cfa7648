import { useLingui } from '@lingui/react/macro'
import { Panel } from '@portal/ui'
import styles from './search-tips.module.css'

/** How the search reads what is typed. */
export function SearchTips() {
  const { t } = useLingui()
  return (
    <Panel title={t`搜索提示`}>
      <ul className={styles.tips}>
        <li>{t`多个词之间用空格隔开，列出的文章含有其中每一个词。`}</li>
        <li>{t`用短词代替整句，例如“结算”比“结算怎么办理”找到的更多。`}</li>
        <li>{t`记得大致时间或栏目时，可在结果上方按时间和栏目筛选。`}</li>
      </ul>
    </Panel>
  )
}
