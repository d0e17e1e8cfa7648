import { useLingui } from '@lingui/react/macro'
import { Button, Card, Heading } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { AskedHours } from '../course/hours-ruler.tsx'
import styles from './education-home.module.css'

/** Of each kind in four years, by 住建部令第150号. */
const askedHours = 60

/** For a visitor: what the continuing education is, and how to begin. */
export function Welcome() {
  const { t } = useLingui()
  const steps = [
    {
      id: 'login',
      name: t`登录个人会员账号`,
      text: t`学时记在个人名下；还没有账号的，先注册，入会审核期间也可以学习。`,
    },
    { id: 'choose', name: t`选课`, text: t`按类别、学时和讲师挑选；免费课程直接加入，收费课程微信支付。` },
    { id: 'study', name: t`学习并取得证明`, text: t`学完自动入账学时，每年可开具学时证明，扫码可查验。` },
  ]
  return (
    <Card.Root className={styles.welcome}>
      <div className={styles.what}>
        <Heading as="h2" size="2xl">{t`造价工程师继续教育`}</Heading>
        <p>{t`每四年一个周期，必修、选修各 60 学时。在这里选课、在线学习，学时自动计入个人档案。`}</p>
        <AskedHours hours={askedHours} />
        <p className={styles.next}>
          <Button asChild size="lg">
            <Link to="/person/login" search={{ redirect: '/educationIndex' }}>{t`登录开始学习`}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to="/continueEducate">{t`先看课程`}</Link>
          </Button>
        </p>
      </div>
      <ol className={styles.steps} aria-label={t`怎样开始`}>
        {steps.map(({ id, name, text }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Card.Root>
  )
}
