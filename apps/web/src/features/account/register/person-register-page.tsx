import { useLingui } from '@lingui/react/macro'
import { linkClass } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { LoginPanel } from '../login/login-panel.tsx'
import type { AfterLogin } from '../login/way-back.ts'
import { afterRegistering, pageBeyond } from './after-registering.ts'

// The engine of forms and the encryption come after the page's words.
const PersonRegisterForm = lazy(async () => {
  const { PersonRegisterForm } = await import('./person-register-form.tsx')
  return { default: PersonRegisterForm }
})

/** Registers a person. */
export function PersonRegisterPage({ after }: { after: AfterLogin }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const lead = t`约 3 分钟。注册不收费，注册后即可提交入会申请。`
  usePageTitle(t`个人注册`, lead)
  return (
    <LoginPanel
      title={t`个人注册`}
      lead={lead}
      room={{ narrow: 64, wide: 42.5 }}
      services={[
        { icon: 'phone', text: t`手机号码就是登录账号` },
        { icon: 'clock', text: t`入会申请到了哪一步，随时可查` },
        { icon: 'receipt', text: t`查询并缴纳各年度会费` },
      ]}
      isLong
      other={
        <>
          {t`已经注册？`}{' '}
          <Link to="/person/login" search={{ redirect: pageBeyond(after.wanted) }} className={linkClass}>
            {t`个人会员登录`}
          </Link>
          <Link to="/company/register" search={(search) => search} className={linkClass}>
            {t`前往单位注册`}
          </Link>
        </>
      }
    >
      <PersonRegisterForm
        onRegistered={(role) =>
          navigate({ ...afterRegistering(role, '/person/login', after), replace: true, ignoreBlocker: true })
        }
      />
    </LoginPanel>
  )
}
