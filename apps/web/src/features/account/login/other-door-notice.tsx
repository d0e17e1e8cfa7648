import { useLingui } from '@lingui/react/macro'
import type { Role } from '@portal/api-contract'
import { buttonClass, Notice } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { AfterLogin } from './way-back.ts'

interface OtherDoorNoticeProps {
  /** Whose login this is. */
  of: Role
  after: AfterLogin
}

/** Says at one login that the page which was asked for is opened by the other one, and leads there. */
export function OtherDoorNotice({ of, after: { wanted, owner } }: OtherDoorNoticeProps) {
  const { t } = useLingui()
  if (owner === undefined || owner === of) return null
  const isPersons = owner === 'memberPersonal'
  return (
    <Notice
      action={
        <Link
          to={isPersons ? '/person/login' : '/MemberLogin'}
          search={{ redirect: wanted }}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {isPersons ? t`个人会员登录` : t`单位会员登录`}
        </Link>
      }
    >
      {isPersons
        ? t`您要打开的是个人会员的页面，请从个人会员登录进入。`
        : t`您要打开的是单位会员的页面，请从单位会员登录进入。`}
    </Notice>
  )
}
