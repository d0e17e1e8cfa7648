import { useLingui } from '@lingui/react/macro'
import { linkClass, TabNav } from '@portal/ui'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import { afterLogin, alreadyLoggedIn } from '../features/account/after-login.ts'
import { LoginPanel } from '../features/account/login-panel.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { oneOfParam, searchParams } from '../lib/search-params.ts'

// The engine of forms and the encryption come after the page's words.
const PersonLoginForm = lazy(async () => {
  const { PersonLoginForm } = await import('../features/account/person-login-form.tsx')
  return { default: PersonLoginForm }
})

const loginSearch = searchParams({ method: oneOfParam(['code']) })

export const Route = createFileRoute('/_login/person/login')({
  staticData: { name: 'login', words: ['account', 'forms'], canonical: [] },
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => {
    const href = alreadyLoggedIn(search.redirect)
    if (href) throw redirect({ href, replace: true })
  },
  component: PersonLogin,
})

function PersonLogin() {
  const { t } = useLingui()
  const { redirect: wanted, method } = Route.useSearch()
  const navigate = Route.useNavigate()
  const lead = t`使用入会时登记的手机号码登录个人会员中心。`
  usePageTitle(t`个人会员登录`, lead)
  const tabs = [
    { id: 'password', label: t`密码登录`, method: undefined },
    { id: 'code', label: t`短信验证码登录`, method: 'code' as const },
  ]
  return (
    <LoginPanel
      title={t`个人会员登录`}
      lead={lead}
      services={[
        { icon: 'receipt', text: t`查询并缴纳各年度会费` },
        { icon: 'clock', text: t`随时查看订单与支付进度` },
        { icon: 'certificate', text: t`掌握会员等级与有效期` },
      ]}
      other={
        <>
          {t`单位会员？`}{' '}
          <Link to="/MemberLogin" search={{ redirect: wanted }} className={linkClass}>
            {t`前往单位会员登录`}
          </Link>
          <Link to="/person/register" search={{ redirect: '/person/login' }} className={linkClass}>
            {t`个人注册`}
          </Link>
        </>
      }
    >
      <TabNav
        label={t`登录方式`}
        tabs={tabs}
        currentId={method ?? 'password'}
        renderLink={(tab, props) => (
          <Link
            {...props}
            to="."
            search={(search) => ({ ...search, method: tab.method })}
            activeOptions={{ exact: true, explicitUndefined: true }}
            replace
            resetScroll={false}
          />
        )}
      />
      <PersonLoginForm
        method={method ?? 'password'}
        onLoggedIn={(role) => navigate({ href: afterLogin(role, wanted), replace: true })}
      />
    </LoginPanel>
  )
}
