import { useLingui } from '@lingui/react/macro'
import type { PersonBasic } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Button, DataList, Notice } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import styles from '../centre.module.css'
import { isIdNumberFixed } from './profile-values.ts'

/** What stands on the certificate: shown only, with the way to change it. */
export function FixedFacts({ known }: { known: PersonBasic }) {
  const { t } = useLingui()
  const { name, idNumber, birthDate, memberNo, joinDate } = known
  const isFixed = isIdNumberFixed(known)
  const items = [
    { id: 'name', term: t`姓名`, detail: <span lang="zh-CN">{name}</span> },
    isFixed && { id: 'idNumber', term: t`身份证号`, detail: idNumber },
    birthDate !== null && { id: 'birthDate', term: t`出生日期`, detail: formatDate(birthDate) },
    memberNo !== null && { id: 'memberNo', term: t`会员编号`, detail: memberNo },
  ].filter((item) => item !== false)
  return (
    <div className={styles.stack}>
      <DataList columns={2} items={items} />
      {joinDate === null ? (
        <Notice title={t`姓名在入会申请中修改`} action={<ApplyLink kind="JOIN">{t`办理入会`}</ApplyLink>} />
      ) : (
        <Notice
          title={t`姓名和身份证号印在会员证书上`}
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
    <Link to="/personMemberManage" search={{ begin: kind }}>
      {children}
    </Link>
  </Button>
)
