import { useLingui } from '@lingui/react/macro'
import type { UnitBasic } from '@portal/api-contract'
import { Button, DataList, Notice } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { MemberWord } from '../../../lib/membership/member-words.tsx'
import styles from './unit-data.module.css'
import { isLegalPersonFixed } from './unit-values.ts'

/** What stands on the certificate: shown only, with the way to change it. */
export function FixedFacts({ known }: { known: UnitBasic }) {
  const { t } = useLingui()
  const { companyName, uscc, legalPerson, memberNo, memberLevel, creditRating, creditYear, joinDate } = known
  const items = [
    { id: 'companyName', term: t`单位全称`, detail: <span lang="zh-CN">{companyName}</span> },
    { id: 'uscc', term: t`统一社会信用代码`, detail: uscc },
    isLegalPersonFixed(known) && {
      id: 'legalPerson',
      term: t`法定代表人`,
      detail: <span lang="zh-CN">{legalPerson}</span>,
    },
    memberNo !== null && { id: 'memberNo', term: t`会员编号`, detail: memberNo },
    memberLevel !== null && { id: 'level', term: t`会员等级`, detail: <MemberWord name={memberLevel} /> },
    creditRating !== null && {
      id: 'credit',
      term: t`信用等级`,
      detail: creditYear === null ? creditRating : t`${creditRating}（${creditYear} 年）`,
    },
  ].filter((item) => item !== false)
  return (
    <div className={styles.stack}>
      <DataList columns={2} items={items} />
      {joinDate === null ? (
        <Notice
          title={t`单位全称和统一社会信用代码在入会申请中修改`}
          action={<ApplyLink kind="JOIN">{t`办理入会`}</ApplyLink>}
        />
      ) : (
        <Notice
          title={t`单位全称、信用代码和法定代表人印在会员证书上`}
          action={<ApplyLink kind="CHANGE">{t`申请变更`}</ApplyLink>}
        >
          {t`修改须经协会审核，生效后换发证书。`}
        </Notice>
      )}
    </div>
  )
}

interface ApplyLinkProps {
  kind: 'JOIN' | 'CHANGE'
  children: string
}

const ApplyLink = ({ kind, children }: ApplyLinkProps) => (
  <Button asChild variant="outline" size="sm">
    <Link to="/memberManagement" search={{ begin: kind }}>
      {children}
    </Link>
  </Button>
)
