import { useLingui } from '@lingui/react'
import { Tag } from '@portal/ui'
import { rawWord } from '../../lib/content/words/stored-words.ts'
import { Each } from '../../lib/states/each.tsx'
import { type ExpertType, typeWords } from './expert-types.ts'
import styles from './type-tags.module.css'

/** What an expert is called upon for. */
export function TypeTags({ types }: { types: ExpertType[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.tags}>
      <Each items={types}>
        {(type) => (
          <li>
            <Tag tone="info">{i18n._(typeWords[type]?.name ?? rawWord(type))}</Tag>
          </li>
        )}
      </Each>
    </ul>
  )
}
