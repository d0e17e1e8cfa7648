import { Plural, useLingui } from '@lingui/react/macro'
import type { UnitPerson } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { Badge, type Column } from '@portal/ui/chakra'
import { daysLeft } from '../../../../lib/dates/days-left.ts'
import { MemberWord } from '../../../../lib/membership/member-word.tsx'
import { EndPerson } from './end-person.tsx'
import styles from './people.module.css'
import { endingDays } from './people-search.ts'

/** The columns of the list of a unit's people. */
export function usePeopleColumns(): Column<UnitPerson>[] {
  const { t } = useLingui()
  return [
    {
      id: 'name',
      header: t`姓名`,
      isRowHeader: true,
      isSortable: true,
      cell: ({ name, idNumber }) => (
        <span lang="zh-CN">
          {name}
          <span className={styles.second}>{idNumber ?? '—'}</span>
        </span>
      ),
    },
    {
      id: 'certNo',
      header: t`注册证书`,
      cell: ({ certType, certNo }) => (
        <span>
          {certType ? <MemberWord name={certType} /> : '—'}
          {certNo && (
            <span lang="zh-CN" className={styles.second}>
              {certNo}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'memberLevel',
      header: t`会员级别`,
      isSortable: true,
      nowrap: true,
      cell: ({ memberLevel }) => (memberLevel ? <MemberWord name={memberLevel} /> : t`尚未入会`),
    },
    {
      id: 'validTo',
      header: t`会籍有效期至`,
      isSortable: true,
      nowrap: true,
      cell: ({ validTo }) => (validTo ? <Validity validTo={validTo} /> : '—'),
    },
    {
      id: 'unpaidCount',
      header: t`未缴会费`,
      isSortable: true,
      align: 'end',
      nowrap: true,
      cell: (person) => <Owed person={person} />,
    },
    {
      id: 'createdDate',
      header: t`加入日期`,
      isSortable: true,
      nowrap: true,
      cell: ({ createdDate }) => <time dateTime={createdDate}>{formatDate(createdDate)}</time>,
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (person) => <EndPerson person={person} by="unit" />,
    },
  ]
}

/** The last day of a membership, with a word where it is near or over. */
function Validity({ validTo }: { validTo: string }) {
  const { t } = useLingui()
  const days = daysLeft(validTo)
  return (
    <span className={styles.marked}>
      <time dateTime={validTo}>{formatDate(validTo)}</time>
      {days < 0 && <Badge tone="danger">{t`已到期`}</Badge>}
      {days >= 0 && days <= endingDays && (
        <Badge tone="warning">
          <Plural value={days} one="还有 # 天" other="还有 # 天" />
        </Badge>
      )}
    </span>
  )
}

function Owed({ person: { unpaidCount, unpaidAmount } }: { person: UnitPerson }) {
  const { t } = useLingui()
  if (unpaidCount === 0) return t`无`
  return (
    <span>
      {formatMoney(unpaidAmount)}
      <span className={styles.second}>
        <Plural value={unpaidCount} one="# 笔" other="# 笔" />
      </span>
    </span>
  )
}
