import { useLingui } from '@lingui/react/macro'
import { linkClass } from '@portal/ui'
import { Icon, type IconName } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { NoIndex } from '../../../lib/page/no-index.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import styles from './login-choice-page.module.css'
import { LoginPanel } from './login-panel.tsx'
import { type AfterLogin, wayBack } from './way-back.ts'

/** Both logins, for whoever is to log in without anybody knowing as what. */
export function LoginChoicePage({ after }: { after: AfterLogin }) {
  const { t } = useLingui()
  const lead = after.wanted ? t`登录后回到您要打开的页面。` : t`单位会员和个人会员各有登录入口。`
  usePageTitle(t`会员登录`, lead)
  return (
    <>
      <NoIndex />
      <LoginPanel
        title={t`会员登录`}
        lead={lead}
        services={[
          { icon: 'receipt', text: t`查询并缴纳各年度会费` },
          { icon: 'clock', text: t`随时查看订单与支付进度` },
          { icon: 'certificate', text: t`掌握会员等级与有效期` },
        ]}
        other={
          <>
            {t`还没有账号？`}{' '}
            <Link to="/MemberRegister" search={{ redirect: after.wanted }} className={linkClass}>
              {t`去注册`}
            </Link>
          </>
        }
      >
        <Doors after={after} />
      </LoginPanel>
    </>
  )
}

function Doors({ after }: { after: AfterLogin }) {
  const { t } = useLingui()
  return (
    <ul className={styles.doors}>
      <li>
        <Link
          to="/MemberLogin"
          search={{ redirect: wayBack(after, 'memberCompany') }}
          className={styles.door}
        >
          <Door icon="building" name={t`单位会员登录`} hint={t`用登录账号或统一社会信用代码`} />
        </Link>
      </li>
      <li>
        <Link
          to="/person/login"
          search={{ redirect: wayBack(after, 'memberPersonal') }}
          className={styles.door}
        >
          <Door icon="user" name={t`个人会员登录`} hint={t`用入会时登记的手机号码`} />
        </Link>
      </li>
    </ul>
  )
}

function Door({ icon, name, hint }: { icon: IconName; name: string; hint: string }) {
  return (
    <>
      <Icon name={icon} size="2rem" />
      <span className={styles.name}>{name}</span>
      <span className={styles.hint}>{hint}</span>
      <Icon name="chevronRight" className={styles.arrow} />
    </>
  )
}
