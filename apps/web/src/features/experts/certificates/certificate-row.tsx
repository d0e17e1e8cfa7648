import { useLingui } from '@lingui/react/macro'
import type { ExpertCertificate } from '@portal/api-contract'
import { Skeleton, Tag } from '@portal/ui'
import { TypeTags } from '../type-tags.tsx'
import styles from './certificate-row.module.css'

/** A certificate of appointment: its number, whose it is, for what, from when to when, and whether that is over. */
export function CertificateRow({ certificate }: { certificate: ExpertCertificate }) {
  const { t } = useLingui()
  const { certNo, name, expertType, validFrom, validTo, status } = certificate
  const isValid = status === 'VALID'
  return (
    <li className={styles.row} data-over={!isValid || undefined}>
      <span className={styles.number}>{certNo}</span>
      <span className={styles.name} lang="zh-CN">
        {name}
      </span>
      <TypeTags types={expertType} />
      <span className={styles.term}>
        <span className={styles.label}>{t`聘期`}</span> <time dateTime={validFrom}>{validFrom}</time> –{' '}
        <time dateTime={validTo}>{validTo}</time>
      </span>
      <span className={styles.status}>
        <Tag tone={isValid ? 'success' : 'neutral'} dot>
          {isValid ? t`在聘` : t`聘期已满`}
        </Tag>
      </span>
    </li>
  )
}

export const CertificateRowSkeleton = () => (
  <li className={styles.row}>
    <Skeleton width="8rem" height="1.75rem" />
    <Skeleton width="5rem" height="1.75rem" />
    <Skeleton width="7rem" height="1.75rem" />
    <Skeleton width="13rem" height="1.75rem" />
    <Skeleton width="4rem" height="1.75rem" />
  </li>
)
