import { Plural, useLingui } from '@lingui/react/macro'
import type { UnitPerson } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { Badge, Button, type Column, VisuallyHidden } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import type { Selection } from '../../../../lib/chakra/choice/use-selection.ts'
import { daysLeft, renewalDays } from '../../../../lib/dates/days-left.ts'
import { MemberWord } from '../../../../lib/membership/member-words.tsx'
import { Authorized } from '../../../../lib/session/authorized.tsx'
import { EndPerson } from './end-person.tsx'
import styles from './people.module.css'
import { hasPayable, PersonChoice } from './people-selection.tsx'

/** The columns of the list of a unit's people. */
export function usePeopleColumns(selection: Selection<UnitPerson>): Column<UnitPerson>[] {
  const { t } = useLingui()
  return [
    {
      id: 'name',
      header: t`姓名`,
      isRowHeader: true,
      isSortable: true,
      cell: (person) => (
        <PersonChoice person={person} selection={selection}>
          <span lang="zh-CN">
            {person.name}
            <span className={styles.second}>{person.idNumber ?? '—'}</span>
          </span>
        </PersonChoice>
      ),
    },
    {
      // Sorted by its last day.
      id: 'certValidTo',
      header: t`注册证书`,
      isSortable: true,
      cell: ({ certType, certNo, certValidTo }) => (
        <span>
          {certType ? <MemberWord name={certType} /> : '—'}
          {certNo && (
            <span lang="zh-CN" className={styles.second}>
              {certNo}
            </span>
          )}
          {certValidTo && (
            <span className={styles.second}>
              {t`有效期至`} <Validity validTo={certValidTo} />
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
      cell: (person) => (
        <span className={styles.actions}>
          {hasPayable(person) && (
            <Authorized authority={['batches.read', 'batches.write']}>
              <Button asChild size="sm" variant="outline">
                <Link to="/unitPayment" search={{ step: 'new', person: String(person.id) }}>
                  {t`代缴`} <VisuallyHidden lang="zh-CN">{person.name}</VisuallyHidden>
                </Link>
              </Button>
            </Authorized>
          )}
          <EndPerson person={person} by="unit" />
        </span>
      ),
    },
  ]
}

/** The last day of a membership or a certificate, with a word where it is near or over. */
function Validity({ validTo }: { validTo: string }) {
  const { t } = useLingui()
  const days = daysLeft(validTo)
  return (
    <span className={styles.marked}>
      <time dateTime={validTo}>{formatDate(validTo)}</time>
      {days < 0 && <Badge tone="danger">{t`已到期`}</Badge>}
      {days >= 0 && days <= renewalDays && (
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
