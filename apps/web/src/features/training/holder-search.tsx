import { useLingui } from '@lingui/react/macro'
import type { Member } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { type Column, DataTable, Tag } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { KeywordForm } from '../../lib/list/keyword-form.tsx'
import { useNarrow } from '../../lib/list/use-narrow.ts'
import { memberWord } from '../../lib/membership/member-words.tsx'
import { LoadFailure } from '../../lib/states/load-failure.tsx'
import { SkeletonTable } from '../../lib/table/skeleton-table.tsx'
import styles from './major-page.module.css'
import { holdersQueryOptions } from './queries.ts'

/** Looks up who holds a certificate, by name or number. */
export function HolderSearch({ keyword }: { keyword: string | undefined }) {
  const { t } = useLingui()
  const narrow = useNarrow<{ keyword?: string }>()
  return (
    <section className={styles.section}>
      <h2>{t`执业资格查询`}</h2>
      <KeywordForm
        label={t`姓名或证书编号`}
        value={keyword}
        onSearch={(value) => narrow({ keyword: value })}
      />
      {keyword ? <Holders keyword={keyword} /> : <p>{t`可查询协会个人会员的执业证书与有效期。`}</p>}
    </section>
  )
}

function Holders({ keyword }: { keyword: string }) {
  const { t } = useLingui()
  const query = useQuery(holdersQueryOptions(keyword))
  const columns = useColumns()
  const caption = t`执业资格查询结果`
  if (query.isLoadingError) return <LoadFailure title={t`查询没有成功`} query={query} />
  if (!query.data) return <SkeletonTable columns={columns} caption={caption} rows={1} />
  if (query.data.length === 0) {
    return <p role="status">{t`没有查到“${keyword}”，请核对姓名或证书编号。非会员请到主管部门网站查询。`}</p>
  }
  return <DataTable columns={columns} rows={query.data} rowKey={(row) => row.id} caption={caption} />
}

function useColumns(): Column<Member>[] {
  const { i18n, t } = useLingui()
  const today = formatDate(new Date())
  return [
    { id: 'name', header: t`姓名`, isRowHeader: true, cell: (row) => <span lang="zh-CN">{row.name}</span> },
    { id: 'type', header: t`执业资格`, cell: (row) => memberWord(i18n, row.certType) },
    {
      id: 'major',
      header: t`专业`,
      nowrap: true,
      cell: (row) => (row.certMajor ? memberWord(i18n, row.certMajor) : '—'),
    },
    { id: 'no', header: t`证书编号`, cell: (row) => <span lang="zh-CN">{row.certNo}</span> },
    { id: 'unit', header: t`工作单位`, cell: (row) => <span lang="zh-CN">{row.companyName}</span> },
    {
      id: 'valid',
      header: t`有效期至`,
      nowrap: true,
      cell: (row) => (
        <>
          {row.certValidTo ?? '—'}{' '}
          {row.certValidTo && row.certValidTo < today && <Tag tone="warning">{t`已过期`}</Tag>}
        </>
      ),
    },
  ]
}
