import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '@portal/ui'
import { Icon, type IconName } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type JoiningMaterial, joiningMaterials } from '../../lib/membership/joining-rules.ts'
import { personRate, unitRates } from './tariff.ts'
import styles from './ways.module.css'
import { yuanText } from './yuan-text.ts'

interface Way {
  id: string
  icon: IconName
  name: string
  who: ReactNode
  /** What to have at hand before one begins, and what it is asked for. */
  atHand: { thing: string; note: string }[]
  papers: readonly JoiningMaterial[]
  fee: string
  register: ReactNode
  login: ReactNode
}

/** The two kinds of membership, row by row beside each other. */
export function Ways({ wanted }: { wanted: string | undefined }) {
  const ways = [useUnitWay(wanted), usePersonWay(wanted)]
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <WayPanel key={way.id} way={way} />
      ))}
    </div>
  )
}

function WayPanel({ way }: { way: Way }) {
  const { t } = useLingui()
  const materials: Record<JoiningMaterial, string> = {
    营业执照: t`营业执照副本`,
    盖章申请表: t`加盖公章的入会申请表`,
    身份证: t`身份证`,
    注册证: t`造价工程师注册证`,
  }
  return (
    <section aria-labelledby={way.id} className={styles.way}>
      <header className={styles.head}>
        <Icon name={way.icon} size="2.25rem" className={styles.icon} />
        <h2 id={way.id} className={styles.name}>
          {way.name}
        </h2>
        <p className={styles.fee}>{way.fee}</p>
      </header>
      <p className={styles.who}>{way.who}</p>
      <div>
        <h3 className={styles.label}>{t`注册时备好`}</h3>
        <dl className={styles.atHand}>
          {way.atHand.map(({ thing, note }) => (
            <div key={thing} className={styles.thing}>
              <dt>{thing}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className={styles.label}>{t`申请时提交`}</h3>
        <ul className={styles.papers}>
          {way.papers.map((paper) => (
            <li key={paper}>{materials[paper]}</li>
          ))}
        </ul>
      </div>
      <div className={styles.doors}>
        {way.register}
        <p className={styles.login}>
          {t`已经注册？`} {way.login}
        </p>
      </div>
    </section>
  )
}

function useUnitWay(wanted: string | undefined): Way {
  const { t } = useLingui()
  const fee = yuanText(unitRates[0].yuan)
  return {
    id: 'join-unit',
    icon: 'building',
    name: t`单位会员`,
    fee: t`${fee} / 年起`,
    who: t`依法登记的造价咨询、施工、设计、监理、建设、软件等单位。没有规模门槛。`,
    atHand: [
      { thing: t`统一社会信用代码`, note: t`18 位，与营业执照一致` },
      { thing: t`经办人手机`, note: t`接收验证码和审核结果` },
      { thing: t`登录账号`, note: t`自定，字母开头，4–32 位` },
    ],
    papers: joiningMaterials.UNIT,
    register: (
      <Link
        to="/company/register"
        search={{ redirect: wanted ?? '/MemberRegister' }}
        className={buttonClass({ size: 'lg' })}
      >
        {t`单位注册`}
        <Icon name="arrowRight" />
      </Link>
    ),
    login: (
      <Link to="/MemberLogin" search={{ redirect: wanted }} className={styles.link}>
        {t`单位会员登录`}
      </Link>
    ),
  }
}

function usePersonWay(wanted: string | undefined): Way {
  const { t } = useLingui()
  const fee = yuanText(personRate.yuan)
  return {
    id: 'join-person',
    icon: 'user',
    name: t`个人会员`,
    fee: t`${fee} / 年`,
    who: t`持有造价专业职业资格并取得注册证书的人员。不限所在单位是否入会。`,
    atHand: [
      { thing: t`本人手机`, note: t`以后用它登录` },
      { thing: t`真实姓名`, note: t`与身份证、注册证一致` },
      { thing: t`注册证编号`, note: t`填写申请时使用，与证书一致` },
    ],
    papers: joiningMaterials.PERSON,
    register: (
      <Link
        to="/person/register"
        search={{ redirect: wanted ?? '/MemberRegister' }}
        className={buttonClass({ size: 'lg' })}
      >
        {t`个人注册`}
        <Icon name="arrowRight" />
      </Link>
    ),
    login: (
      <Link to="/person/login" search={{ redirect: wanted }} className={styles.link}>
        {t`个人会员登录`}
      </Link>
    ),
  }
}
