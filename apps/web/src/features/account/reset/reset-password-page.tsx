import { useLingui } from '@lingui/react/macro'
import type { Role } from '@portal/api-contract'
import { linkClass, TabNav } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { notify } from '../../../lib/browser/notify.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { LoginPanel } from '../login/login-panel.tsx'
import { type AfterLogin, wayBack } from '../login/way-back.ts'
import type { ResetMethod } from './reset-schemas.ts'

// The engine of forms and the encryption come after the page's words.
const ResetPasswordForm = lazy(async () => {
  const { ResetPasswordForm } = await import('./reset-password-form.tsx')
  return { default: ResetPasswordForm }
})

interface ResetPasswordPageProps {
  method: ResetMethod
  after: AfterLogin
}

/** A forgotten password is set anew; then the login opens which it is for. */
export function ResetPasswordPage({ method, after }: ResetPasswordPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const lead = t`用绑定的手机或邮箱收取验证码，设置新密码。`
  usePageTitle(t`重设密码`, lead)
  const toLogin = (role: Role) => {
    notify({
      kind: 'success',
      title: t`新密码已生效`,
      description: t`这个账号此前的登录都已失效，请用新密码登录。`,
    })
    const to = role === 'memberPersonal' ? '/person/login' : '/MemberLogin'
    return navigate({ to, search: { redirect: wayBack(after, role) }, replace: true })
  }
  return (
    <LoginPanel
      title={t`重设密码`}
      lead={lead}
      room={method === 'mail' ? { narrow: 50, wide: 51 } : { narrow: 44.5, wide: 45 }}
      services={[
        { icon: 'clock', text: t`验证码 5 分钟内有效，只能用一次` },
        { icon: 'check', text: t`重设后，此前的登录全部失效` },
        { icon: 'phone', text: t`手机和邮箱都不能用时，请联系协会秘书处` },
      ]}
      other={<Logins after={after} />}
    >
      <Methods method={method} wanted={after.wanted} />
      <ResetPasswordForm method={method} onReset={toLogin} />
    </LoginPanel>
  )
}

function Methods({ method, wanted }: { method: ResetMethod; wanted: string | undefined }) {
  const { t } = useLingui()
  const tabs = [
    { id: 'phone', label: t`短信验证码`, method: undefined },
    { id: 'mail', label: t`邮箱验证码`, method: 'mail' as const },
  ]
  return (
    <TabNav
      label={t`验证方式`}
      tabs={tabs}
      currentId={method}
      renderLink={(tab, props) => (
        <Link
          {...props}
          to="/resetPassword"
          search={{ redirect: wanted, method: tab.method }}
          activeOptions={{ exact: true, explicitUndefined: true }}
          replace
          resetScroll={false}
        />
      )}
    />
  )
}

function Logins({ after }: { after: AfterLogin }) {
  const { t } = useLingui()
  return (
    <>
      {t`想起密码了？`}{' '}
      <Link to="/person/login" search={{ redirect: wayBack(after, 'memberPersonal') }} className={linkClass}>
        {t`个人会员登录`}
      </Link>
      <Link to="/MemberLogin" search={{ redirect: wayBack(after, 'memberCompany') }} className={linkClass}>
        {t`单位会员登录`}
      </Link>
    </>
  )
}
