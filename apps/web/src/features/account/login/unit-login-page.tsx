import { useLingui } from '@lingui/react/macro'
import { linkClass } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { EntryTrail } from '../../../lib/page/entry-trail.tsx'
import { Page } from '../../../lib/page/page.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { afterLogin } from './after-login.ts'
import { LoginPanel } from './login-panel.tsx'
import { OtherDoorNotice } from './other-door-notice.tsx'
import { type AfterLogin, wayBack } from './way-back.ts'

// The engine of forms and the encryption come after the page's words.
const UnitLoginForm = lazy(async () => {
  const { UnitLoginForm } = await import('./form/unit-login-form.tsx')
  return { default: UnitLoginForm }
})

/** The login of units, which the specification has among the public pages. */
export function UnitLoginPage({ after }: { after: AfterLogin }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const lead = t`使用单位账号或统一社会信用代码登录单位会员中心。`
  usePageTitle(t`单位会员登录`, lead)
  return (
    <Page trail={<EntryTrail path="/MemberLogin" name={t`单位会员登录`} />}>
      <LoginPanel
        title={t`单位会员登录`}
        isInPage
        lead={lead}
        room={{ narrow: 24, wide: 25 }}
        services={[
          { icon: 'building', text: t`查看单位的会员等级与有效期` },
          { icon: 'receipt', text: t`缴纳单位会费，多个年度一次付清` },
          { icon: 'clock', text: t`随时查看订单与支付进度` },
        ]}
        other={
          <>
            {t`个人会员？`}{' '}
            <Link
              to="/person/login"
              search={{ redirect: wayBack(after, 'memberPersonal') }}
              className={linkClass}
            >
              {t`前往个人会员登录`}
            </Link>
            <Link to="/company/register" search={{ redirect: after.wanted }} className={linkClass}>
              {t`单位注册`}
            </Link>
          </>
        }
      >
        <OtherDoorNotice of="memberCompany" after={after} />
        <UnitLoginForm
          onLoggedIn={(role) => navigate({ href: afterLogin(role, wayBack(after, role)), replace: true })}
        />
      </LoginPanel>
    </Page>
  )
}
