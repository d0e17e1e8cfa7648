import { useLingui } from '@lingui/react/macro'
import type { Role } from '@portal/api-contract'
import { linkClass } from '@portal/ui'
import { Link } from '@tanstack/react-router'

/** Says beside a name that no account of this login can have, whose login it belongs to, and leads there. */
export function OtherDoorHint({ to }: { to: Role }) {
  const { t } = useLingui()
  const isPersons = to === 'memberPersonal'
  return (
    <span role="status">
      {isPersons ? t`手机号码是个人会员的账号。` : t`单位用登录账号或统一社会信用代码登录。`}{' '}
      <Link
        to={isPersons ? '/person/login' : '/MemberLogin'}
        search={({ redirect }) => ({ redirect })}
        className={linkClass}
      >
        {isPersons ? t`前往个人会员登录` : t`前往单位会员登录`}
      </Link>
    </span>
  )
}
