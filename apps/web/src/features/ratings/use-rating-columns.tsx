import { useLingui } from '@lingui/react/macro'
import type { CompanyRating } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { type Column, Tag, type Tone } from '@portal/ui'

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

const tones: Partial<Record<CompanyRating['level'], Tone>> = {
  AAA: 'honour',
  AA: 'info',
  A: 'info',
  B: 'neutral',
  C: 'warning',
}

/** What a rating shows: place, unit, level, score, certificate. */
export function useRatingColumns(): Column<CompanyRating>[] {
  const { t } = useLingui()
  return [
    { id: 'rank', header: t`名次`, short: 'first', nowrap: true, align: 'end', cell: (row) => row.rank },
    {
      id: 'name',
      header: t`单位名称`,
      isRowHeader: true,
      cell: (row) => <span lang="zh-CN">{row.companyName}</span>,
    },
    {
      id: 'city',
      header: t`地区`,
      short: 'plain',
      nowrap: true,
      cell: (row) => <span lang="zh-CN">{row.city}</span>,
    },
    {
      id: 'level',
      header: t`信用等级`,
      short: 'plain',
      nowrap: true,
      cell: (row) => <Tag tone={tones[row.level]}>{row.level}</Tag>,
    },
    {
      id: 'score',
      header: t`得分`,
      nowrap: true,
      align: 'end',
      cell: (row) => formatNumber(row.score, oneDecimal),
    },
    { id: 'cert', header: t`证书编号`, short: 'plain', nowrap: true, cell: (row) => row.certNo },
    {
      id: 'valid',
      header: t`有效期至`,
      nowrap: true,
      cell: (row) => (
        <>
          {row.validTo} {row.isExpired && <Tag tone="warning">{t`已过期`}</Tag>}
        </>
      ),
    },
  ]
}
