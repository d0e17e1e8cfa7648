import type { Dictionary, NewsHit } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { quietLinkClass, Tag } from '@portal/ui'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { ColumnName } from '../../../lib/content/columns/column-name.tsx'
import { MarkedText } from '../../../lib/content/marked/marked-text.tsx'
import { articleHref } from '../../../lib/page/navigation.ts'
import styles from './hit.module.css'

interface HitProps {
  hit: NewsHit
  words: readonly string[]
  navigation: Dictionary[] | undefined
}

/** An article that was found: its title, the place of the first hit, and where it stands. */
export function Hit({ hit, words, navigation }: HitProps) {
  const place = placeOf(hit, navigation)
  return (
    <article className={styles.hit}>
      <time dateTime={hit.publishDate} className={styles.date}>
        {formatDate(hit.publishDate)}
      </time>
      <h2 lang="zh-CN" className={styles.title}>
        <StoredLink href={articleHref(navigation, hit)} className={quietLinkClass}>
          <MarkedText text={hit.title} words={words} />
        </StoredLink>
      </h2>
      <p lang="zh-CN" className={styles.excerpt}>
        <MarkedText text={hit.excerpt} words={words} />
      </p>
      <p className={styles.facts}>
        {place && (
          <Tag tone="info">
            <ColumnName name={place} />
          </Tag>
        )}
        {hit.documentNo && <span lang="zh-CN">{hit.documentNo}</span>}
        {hit.source && <span lang="zh-CN">{hit.source}</span>}
      </p>
    </article>
  )
}

/** The entry an article stands in: the child of its column, or the column itself. */
function placeOf({ infoDictsId, infoDictsDetailsId }: NewsHit, navigation: Dictionary[] | undefined) {
  const column = navigation?.find(({ id }) => id === infoDictsId)
  const child = column?.headerTwoList.find(({ id }) => id === infoDictsDetailsId)
  return child?.detailName ?? column?.dictName
}
