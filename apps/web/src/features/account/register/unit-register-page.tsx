import { useLingui } from '@lingui/react/macro'
import { linkClass } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { LoginPanel } from '../login/login-panel.tsx'
import type { AfterLogin } from '../login/way-back.ts'
import { afterRegistering, pageBeyond } from './after-registering.ts'

// The engine of forms and the encryption come after the page's words.
const UnitRegisterForm = lazy(async () => {
  const { UnitRegisterForm } = await import('./unit-register-form.tsx')
  return { default: UnitRegisterForm }
})

/** Registers a unit. */
export function UnitRegisterPage({ after }: { after: AfterLogin }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const lead = t`请备好营业执照和经办人的手机，约 5 分钟。注册不收费，注册后即可提交入会申请。`
  usePageTitle(t`单位注册`, lead)
  return (
    <LoginPanel
      title={t`单位注册`}
      lead={lead}
      room={{ narrow: 90, wide: 60.5 }}
      services={[
        { icon: 'building', text: t`登录账号和统一社会信用代码都能登录` },
        { icon: 'clock', text: t`入会申请到了哪一步，随时可查` },
        { icon: 'receipt', text: t`缴纳单位会费，多个年度一次付清` },
      ]}
      isLong
      other={
        <>
          {t`已经注册？`}{' '}
          <Link to="/MemberLogin" search={{ redirect: pageBeyond(after.wanted) }} className={linkClass}>
            {t`单位会员登录`}
          </Link>
          <Link to="/person/register" search={(search) => search} className={linkClass}>
            {t`前往个人注册`}
          </Link>
        </>
      }
    >
      <UnitRegisterForm
        onRegistered={(role) =>
          navigate({ ...afterRegistering(role, '/MemberLogin', after), replace: true, ignoreBlocker: true })
        }
      />
    </LoginPanel>
  )
}
