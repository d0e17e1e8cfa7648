import { useLingui } from '@lingui/react/macro'
import type { DeskApplication } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { DataList } from '@portal/ui/chakra'
import { MemberWord } from '../../../../lib/membership/member-words.tsx'

/** The member behind an application, as the association knows it. */
export function Applicant({ applicant }: Pick<DeskApplication, 'applicant'>) {
  const { t } = useLingui()
  const { name, phone, memberNo, memberLevel, joinDate, validTo, owedCount } = applicant
  return (
    <DataList
      items={[
        { id: 'name', term: t`名称`, detail: <span lang="zh-CN">{name}</span> },
        { id: 'phone', term: t`联系电话`, detail: phone },
        { id: 'memberNo', term: t`会员编号`, detail: memberNo ?? t`尚未入会` },
        { id: 'level', term: t`会员等级`, detail: memberLevel ? <MemberWord name={memberLevel} /> : '—' },
        { id: 'join', term: t`入会日期`, detail: joinDate ? formatDate(joinDate) : '—' },
        { id: 'valid', term: t`有效期至`, detail: validTo ? formatDate(validTo) : '—' },
        { id: 'owed', term: t`未缴会费`, detail: owedCount },
      ]}
    />
  )
}
