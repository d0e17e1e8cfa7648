import { useLingui } from '@lingui/react/macro'
import type { JournalDetail } from '@portal/api-contract'
import { useState } from 'react'
import { Reader } from './reader.tsx'

type Previewed = Pick<
  JournalDetail,
  'bookName' | 'year' | 'issueNo' | 'totalIssueNo' | 'pdfUrl' | 'catalog' | 'publishDate'
> & { pages: readonly string[] }

/** An issue as its reader shows it, before there is one. */
export function IssuePreview({ issue: { pages, ...facts } }: { issue: Previewed }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const { bookName, year, issueNo } = facts
  const issue: JournalDetail = {
    ...{ id: 0, isDeleted: 0, orderNum: 0, pageCount: pages.length, coverUrl: pages[0] ?? '' },
    ...{ createdDate: facts.publishDate, lastModifiedDate: facts.publishDate },
    ...facts,
    pages: pages.map((imgUrl, index) => ({ pageNo: index + 1, imgUrl })),
  }
  return (
    <>
      <h1>
        <span lang="zh-CN">《{bookName}》</span> {t`${year} 年第 ${issueNo} 期`}
      </h1>
      <Reader issue={issue} page={page} onTurnTo={setPage} canKeep={false} />
    </>
  )
}
