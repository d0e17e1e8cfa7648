import { useLingui } from '@lingui/react/macro'
import type { NewsDetail } from '@portal/api-contract'
import { Skeleton, SkeletonText } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { FileList } from '../../lib/content/file-list.tsx'
import { Each } from '../../lib/states/each.tsx'
import { LoadFailure } from '../../lib/states/load-failure.tsx'
import styles from './papers.module.css'

// It brings the sanitiser along, for who wants to read.
const RichText = lazy(async () => ({
  default: (await import('../../lib/content/rich-text/rich-text.tsx')).RichText,
}))

/** What is to be filled in comes as a document to edit, what is to be read as a PDF. */
const isForm = ({ attachments }: NewsDetail): boolean =>
  attachments.some(({ name }) => /\.(docx|xlsx)$/i.test(name))

interface PapersProps {
  query: UseQueryResult<NewsDetail[], Error>
  kind: 'rules' | 'forms'
}

/** The papers of the mediation centre: rules to read here and to download, or forms to fill in. */
export function Papers({ query, kind }: PapersProps) {
  const { t } = useLingui()
  if (query.error && !query.data) {
    return <LoadFailure title={t`规则和文书没有加载成功`} query={query} />
  }
  if (!query.data) return <PapersSkeleton kind={kind} />
  const papers = query.data.filter((paper) => isForm(paper) === (kind === 'forms'))
  if (papers.length === 0) return <p>{t`文件正在整理，请向调解中心索取。`}</p>
  return (
    <ul className={styles.papers} data-kind={kind}>
      <Each items={papers}>
        {(paper) => (
          <li className={styles.paper}>
            <h3 className={styles.title} lang="zh-CN">
              {paper.title}
            </h3>
            <p lang="zh-CN" className={styles.summary}>
              {paper.summary}
            </p>
            {kind === 'rules' && <FullText html={paper.content} />}
            <FileList files={paper.attachments} />
          </li>
        )}
      </Each>
    </ul>
  )
}

const PapersSkeleton = ({ kind }: Pick<PapersProps, 'kind'>) => (
  <div className={styles.papers} data-kind={kind} aria-hidden="true">
    {(kind === 'rules' ? ['a', 'b'] : ['a', 'b', 'c']).map((slot) => (
      <div key={slot} className={styles.paper}>
        <div className={styles.title}>
          <Skeleton width="60%" height="1lh" />
        </div>
        <div className={styles.summary}>
          <SkeletonText lines={kind === 'rules' ? 2 : 1} />
        </div>
        {kind === 'rules' && <Skeleton width="5em" height="2.375rem" />}
        <Skeleton height="3rem" />
      </div>
    ))}
  </div>
)

function FullText({ html }: { html: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.full} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t`阅读全文`}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <RichText html={html} />
        </Suspense>
      )}
    </details>
  )
}
