import { useLingui } from '@lingui/react/macro'
import { linkClass } from '@portal/ui'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import { afterLogin, alreadyLoggedIn } from '../features/account/after-login.ts'
import { LoginPanel } from '../features/account/login-panel.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { pathParam, searchParams } from '../lib/search-params.ts'

// The engine of forms and the encryption come after the page's words.
const UnitLoginForm = lazy(async () => {
  const { UnitLoginForm } = await import('../features/account/unit-login-form.tsx')
  return { default: UnitLoginForm }
})

const loginSearch = searchParams({ redirect: pathParam })

export const Route = createFileRoute('/_public/MemberLogin')({
  staticData: { name: 'MemberLogin', words: ['account', 'forms'], canonical: [] },
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => {
    const href = alreadyLoggedIn(search.redirect)
    if (href) throw redirect({ href, replace: true })
  },
  component: MemberLogin,
})

function MemberLogin() {
  const { t } = useLingui()
  const { redirect: wanted } = Route.useSearch()
  const navigate = Route.useNavigate()
  const lead = t`使用单位账号或统一社会信用代码登录单位会员中心。`
  usePageTitle(t`单位会员登录`, lead)
  return (
    <div className="container">
      <LoginPanel
        title={t`单位会员登录`}
        lead={lead}
        services={[
          { icon: 'building', text: t`查看单位的会员等级与有效期` },
          { icon: 'receipt', text: t`缴纳单位会费，多个年度一次付清` },
          { icon: 'clock', text: t`随时查看订单与支付进度` },
        ]}
        other={
          <>
            {t`个人会员？`}{' '}
            <Link to="/person/login" search={{ redirect: wanted }} className={linkClass}>
              {t`前往个人会员登录`}
            </Link>
            <Link to="/company/register" className={linkClass}>
              {t`单位注册`}
            </Link>
          </>
        }
      >
        <UnitLoginForm onLoggedIn={(role) => navigate({ href: afterLogin(role, wanted), replace: true })} />
      </LoginPanel>
    </div>
  )
}
