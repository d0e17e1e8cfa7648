import { useLingui } from '@lingui/react/macro'
import type { CompanyDetail } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { DescriptionList } from '@portal/ui'
import { MemberWord } from '../../../lib/membership/member-words.tsx'

/** What the association's register says of a unit. What a unit has not given is left out. */
export function CompanyFacts({ company }: { company: CompanyDetail }) {
  const { t } = useLingui()
  const { level1Count, level2Count, creditRating, creditYear } = company
  const level2 = level2Count ?? 0
  const staffCount = company.staffCount === null ? null : formatNumber(company.staffCount)
  const written = (text: string | null) => text && <span lang="zh-CN">{text}</span>
  const facts = [
    { id: 'type', term: t`单位类型`, detail: <MemberWord name={company.companyType} /> },
    { id: 'place', term: t`所在地`, detail: written(`${company.province}${company.city}`) },
    { id: 'established', term: t`成立日期`, detail: company.establishDate },
    { id: 'legal', term: t`法定代表人`, detail: written(company.legalPerson) },
    { id: 'technical', term: t`技术负责人`, detail: written(company.technicalLeader) },
    { id: 'staff', term: t`从业人员`, detail: staffCount === null ? null : t`${staffCount} 人` },
    {
      id: 'engineers',
      term: t`注册造价工程师`,
      detail: level1Count == null ? null : t`一级 ${level1Count} 人，二级 ${level2} 人`,
    },
    { id: 'credit', term: t`信用评价`, detail: creditRating && `${creditRating}（${creditYear}）` },
    { id: 'number', term: t`会员编号`, detail: company.memberNo },
  ]
  return <DescriptionList items={facts.filter(({ detail }) => detail != null && detail !== '')} />
}
