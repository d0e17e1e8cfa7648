import { useLingui } from '@lingui/react/macro'
import type { SiteItem } from '@portal/api-contract'
import { lazy, Suspense, useState } from 'react'
import { assetUrl } from '../../../lib/api/http.ts'
import { Picture } from '../../../lib/content/picture.tsx'
import { Each } from '../../../lib/states/each.tsx'
import styles from './certificate-wall.module.css'
import { type Layout, listClass } from './certificates-skeleton.tsx'

const Lightbox = lazy(async () => ({ default: (await import('@portal/ui/lightbox')).Lightbox }))

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
