import { useLingui } from '@lingui/react/macro'
import styles from './directions.module.css'

/** How to get there, by each means. */
export function Directions() {
  const { t } = useLingui()
  const ways = [
    { name: t`地铁`, text: t`2 号线衡平路站 C 口出站，沿衡平路向西 200 米，步行约 3 分钟。` },
    { name: t`公交`, text: t`16、28、105 路到“造价大厦”站，下车即到；夜间 N3 路停靠衡平路口。` },
    { name: t`自驾`, text: t`从准绳路进入地下停车场 B2 层，前台登记后免费停车 2 小时。` },
    { name: t`高铁`, text: t`临江南站乘 2 号线往江北方向，7 站到衡平路，全程约 25 分钟。` },
    { name: t`进楼`, text: t`一层前台登记，乘 3 号电梯到 9 层；轮椅从大厦东侧坡道进入。` },
  ]
  return (
    <dl className={styles.ways}>
      {ways.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
