import { useLingui } from '@lingui/react/macro'
import type { SiteItem } from '@portal/api-contract'
import { classNames, Skeleton } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { assetUrl } from '../../../lib/api/http.ts'
import { Picture } from '../../../lib/content/picture.tsx'
import { Each } from '../../../lib/states/each.tsx'
import styles from './certificate-wall.module.css'

const Lightbox = lazy(async () => ({ default: (await import('@portal/ui/lightbox')).Lightbox }))

/** In a row of the home, on a wall, or with their words beside them: each as a panel of its own, or bare on a shelf. */
type Layout = 'row' | 'wall' | 'list' | 'shelf'

/** Four stand in one line on a wide wall, rather than one alone below three. */
const listClass = (layout: Layout, count: number) =>
  classNames(styles[layout], layout === 'wall' && count === 4 && styles.four)

interface CertificatesProps {
  items: SiteItem[]
  layout: Layout
  /** Heading level of a title. */
  level?: 2 | 3
}

/** Certificates that enlarge when pressed. */
export function Certificates({ items, layout, level = 2 }: CertificatesProps) {
  const { t } = useLingui()
  // Undefined until one is enlarged, null after that: what gives the focus back has to stay.
  const [index, setIndex] = useState<number | null>()
  const pictures = items.flatMap(({ id, coverUrl, title, summary }) => {
    const src = assetUrl(coverUrl)
    return src ? { id, src, alt: title, caption: <span lang="zh-CN">{summary ?? title}</span> } : []
  })
  const open = (item: SiteItem) => setIndex(pictures.findIndex(({ id }) => id === item.id))
  return (
    <>
      <ul className={listClass(layout, items.length)}>
        <Each items={items}>
          {(item) => (
            <li className={styles.item}>
              <Certificate item={item} level={level} onOpen={() => open(item)} />
            </li>
          )}
        </Each>
      </ul>
      {index !== undefined && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            index={index ?? undefined}
            onIndex={(next) => setIndex(next ?? null)}
            labels={{
              name: t`证书大图`,
              close: t`关闭`,
              previous: t`上一张`,
              next: t`下一张`,
              position: `${(index ?? 0) + 1} / ${pictures.length}`,
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface CertificateProps {
  item: SiteItem
  level: 2 | 3
  onOpen: () => void
}

function Certificate({ item, level, onOpen }: CertificateProps) {
  const { t } = useLingui()
  const { title, summary, coverUrl, eventDate } = item
  const Title = `h${level}` as const
  return (
    <>
      {assetUrl(coverUrl) && (
        <button type="button" className={styles.frame} aria-label={t`放大查看：${title}`} onClick={onOpen}>
          <Picture path={coverUrl} width={800} height={560} loading="lazy" decoding="async" />
        </button>
      )}
      <div className={styles.words}>
        <Title lang="zh-CN" className={styles.title}>
          {title}
        </Title>
        {eventDate && (
          <time dateTime={eventDate} className={styles.date}>
            {eventDate}
          </time>
        )}
        {summary && (
          <p lang="zh-CN" className={styles.text}>
            {summary}
          </p>
        )}
      </div>
    </>
  )
}

/** As many certificates to come. */
export const CertificatesSkeleton = ({ layout, count = 2 }: { layout: Layout; count?: number }) => (
  <ul className={listClass(layout, count)} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
      <li key={index} className={styles.item}>
        <Skeleton ratio={800 / 560} />
        <div className={styles.words}>
          <Skeleton width="80%" height="1.5rem" />
          <Skeleton width="6rem" height="1.25rem" />
        </div>
      </li>
    ))}
  </ul>
)
