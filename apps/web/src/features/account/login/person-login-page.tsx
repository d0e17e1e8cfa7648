import { useLingui } from '@lingui/react/macro'
import { linkClass, TabNav } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { afterLogin } from './after-login.ts'
import type { LoginMethod } from './form/person-login-form.tsx'
import { LoginPanel } from './login-panel.tsx'
import { OtherDoorNotice } from './other-door-notice.tsx'
import { type AfterLogin, wayBack } from './way-back.ts'

// The engine of forms and the encryption come after the page's words.
const PersonLoginForm = lazy(async () => {
  const { PersonLoginForm } = await import('./form/person-login-form.tsx')
  return { default: PersonLoginForm }
})

interface PersonLoginPageProps {
  method: LoginMethod
  after: AfterLogin
}

/** The login of persons, by password or by a code to the phone. */
export function PersonLoginPage({ method, after }: PersonLoginPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const lead = t`使用入会时登记的手机号码登录个人会员中心。`
  usePageTitle(t`个人会员登录`, lead)
  return (
    <LoginPanel
      title={t`个人会员登录`}
      lead={lead}
      room={method === 'code' ? { narrow: 30.5, wide: 32 } : { narrow: 28.5, wide: 30 }}
      services={[
        { icon: 'receipt', text: t`查询并缴纳各年度会费` },
        { icon: 'clock', text: t`随时查看订单与支付进度` },
        { icon: 'certificate', text: t`掌握会员等级与有效期` },
      ]}
      other={
        <>
          {t`单位会员？`}{' '}
          <Link
            to="/MemberLogin"
            search={{ redirect: wayBack(after, 'memberCompany') }}
            className={linkClass}
          >
            {t`前往单位会员登录`}
          </Link>
          <Link
            to="/person/register"
            search={{ redirect: after.wanted ?? '/person/login' }}
            className={linkClass}
          >
            {t`个人注册`}
          </Link>
        </>
      }
    >
      <OtherDoorNotice of="memberPersonal" after={after} />
      <Methods method={method} wanted={after.wanted} />
      <PersonLoginForm
        method={method}
        onLoggedIn={(role) => navigate({ href: afterLogin(role, wayBack(after, role)), replace: true })}
      />
    </LoginPanel>
  )
}

function Methods({ method, wanted }: { method: LoginMethod; wanted: string | undefined }) {
  const { t } = useLingui()
  const tabs = [
    { id: 'password', label: t`密码登录`, method: undefined },
    { id: 'code', label: t`短信验证码登录`, method: 'code' as const },
  ]
  return (
    <TabNav
      label={t`登录方式`}
      tabs={tabs}
      currentId={method}
      renderLink={(tab, props) => (
        <Link
          {...props}
          to="/person/login"
          search={{ redirect: wanted, method: tab.method }}
          activeOptions={{ exact: true, explicitUndefined: true }}
          replace
          resetScroll={false}
        />
      )}
    />
  )
}
