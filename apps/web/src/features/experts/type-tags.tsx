import { useLingui } from '@lingui/react'
import { Tag } from '@portal/ui'
import { type ExpertType, typeWords } from './expert-types.ts'
import styles from './type-tags.module.css'

/** What an expert is called upon for. */
export function TypeTags({ types }: { types: ExpertType[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.tags}>
      {types.map((type) => (
        <li key={type}>
          <Tag tone="info">{i18n._(typeWords[type].name)}</Tag>
        </li>
      ))}
    </ul>
  )
}
