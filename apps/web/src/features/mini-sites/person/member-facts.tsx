import { useLingui } from '@lingui/react/macro'
import type { MemberDetail } from '@portal/api-contract'
import { DescriptionList } from '@portal/ui'
import { MemberWord } from '../../../lib/membership/member-words.tsx'

/** What the association's register says of a person. What is not given is left out. */
export function MemberFacts({ member }: { member: MemberDetail }) {
  const { t } = useLingui()
  const facts = [
    { id: 'company', term: t`工作单位`, detail: member.companyName },
    { id: 'position', term: t`职务`, detail: member.position },
    { id: 'title', term: t`职称`, detail: member.title },
    { id: 'certificate', term: t`执业资格`, detail: member.certType },
    { id: 'major', term: t`注册专业`, detail: member.certMajor },
    { id: 'education', term: t`学历`, detail: member.education },
    { id: 'school', term: t`毕业院校`, detail: member.school },
    { id: 'city', term: t`所在地`, detail: member.city },
    { id: 'number', term: t`会员编号`, detail: member.memberNo },
  ]
  const given = facts.filter(({ detail }) => detail)
  return (
    <DescriptionList
      items={given.map(({ detail, ...fact }) => ({ ...fact, detail: <MemberWord name={detail ?? ''} /> }))}
    />
  )
}
