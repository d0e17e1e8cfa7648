import type { NewsSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton, Tag, type Tone } from '@portal/ui'
import { LevelName } from '../../../lib/content/level-name.tsx'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import { StoryTitle } from '../parts/story-title.tsx'
import styles from './policies.module.css'

// The higher the body, the stronger the mark; the words say the same.
const tones: Record<string, Tone> = { 国家: 'honour', 部委: 'honour', 省级: 'info' }

/** One document of the register: its number in the margin, then its name and who issued it. */
export function PolicyRow({ item }: { item: Placeholder<NewsSummary> }) {
  const { documentNo, publishDate } = item
  return (
    <li className={styles.row}>
      <p lang="zh-CN" className={styles.number}>
        {isToCome(item) ? <Skeleton width="9rem" height="1lh" /> : documentNo}
      </p>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <StoryTitle item={item} />
        </h3>
        <Issuer item={item} />
      </div>
      <p className={styles.date}>
        {publishDate && <time dateTime={publishDate}>{formatDate(publishDate)}</time>}
      </p>
    </li>
  )
}

function Issuer({ item }: { item: Placeholder<NewsSummary> }) {
  const { issuer, issuingLevel } = item
  if (isToCome(item)) return <Skeleton width="12rem" height="1lh" />
  return (
    <p className={styles.issuer}>
      {issuingLevel && (
        <Tag tone={tones[issuingLevel]}>
          <LevelName level={issuingLevel} />
        </Tag>
      )}
      <span lang="zh-CN" className={styles.name}>
        {issuer}
      </span>
    </p>
  )
}
