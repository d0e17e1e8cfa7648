import { useLingui } from '@lingui/react/macro'
import type { SiteItem } from '@portal/api-contract'
import { Skeleton, SkeletonText } from '@portal/ui'
import { Each } from '../../../lib/states/each.tsx'
import { ItemLink } from '../items/item-link.tsx'
import { ItemPicture } from '../items/item-picture.tsx'
import styles from './case-sheets.module.css'

interface CaseSheetsProps {
  items: SiteItem[]
  /** Heading level of a title. */
  level: 2 | 3
  /** Number of the first sheet. */
  first?: number
  /** Three beside each other, as the beginning of a longer list. */
  isStrip?: boolean
}

const sheetsClass = (isStrip = false) => (isStrip ? styles.three : styles.sheets)

/** Projects as drawing sheets: the picture, and below it the title block with number and date. */
export function CaseSheets({ items, level, first = 1, isStrip }: CaseSheetsProps) {
  const { t } = useLingui()
  const Title = `h${level}` as const
  return (
    <ol className={sheetsClass(isStrip)}>
      <Each items={items}>
        {(item, index) => (
          <li className={styles.sheet}>
            <ItemPicture item={item} />
            <div className={styles.words}>
              <Title className={styles.title}>
                <ItemLink item={item} to="/subEngineerCase" className={styles.link} />
              </Title>
              {item.summary && (
                <p lang="zh-CN" className={styles.text}>
                  {item.summary}
                </p>
              )}
            </div>
            <dl className={styles.block}>
              <div>
                <dt>{t`图号`}</dt>
                <dd>
                  <data value={first + index}>{String(first + index).padStart(2, '0')}</data>
                </dd>
              </div>
              {item.eventDate && (
                <div>
                  <dt>{t`完成`}</dt>
                  <dd>
                    <time dateTime={item.eventDate}>{item.eventDate.slice(0, 7)}</time>
                  </dd>
                </div>
              )}
            </dl>
          </li>
        )}
      </Each>
    </ol>
  )
}

export const CaseSheetsSkeleton = ({ isStrip }: Pick<CaseSheetsProps, 'isStrip'>) => (
  <ol className={sheetsClass(isStrip)} aria-hidden="true">
    {['a', 'b', 'c'].map((key) => (
      <li key={key} className={styles.sheet}>
        <Skeleton ratio={8 / 5} />
        <div className={styles.words}>
          <Skeleton width="70%" height="1.75rem" />
          <SkeletonText lines={3} />
        </div>
        <div className={styles.block}>
          <Skeleton height="2.5rem" />
        </div>
      </li>
    ))}
  </ol>
)
