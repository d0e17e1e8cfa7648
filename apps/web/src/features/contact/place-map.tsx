import { useLingui } from '@lingui/react/macro'
import styles from './place-map.module.css'

const blocks =
  'M40 250h170v90H40zM40 372h170v110H40zM250 250h150v90H250zM250 372h66v110h-66zM340 372h60v110h-60z' +
  'M560 250h140v90H560zM560 372h140v50H560zM560 442h62v40h-62zM644 442h56v40h-56zM740 250h180v90H740zM740 372h84v110h-84zM846 372h74v110h-74z'

const roads = 'M0 356H960M230 230V560M420 230V560M540 226V560M720 226V560M0 505H960'

const bank = 'M0 216C140 232 220 196 360 204S560 236 700 214S880 176 960 190'

/** The neighbourhood of the office as a site plan: river, roads, metro and the building. Directions in words stand beside it. */
export function PlaceMap() {
  const { t } = useLingui()
  return (
    <figure className={styles.frame}>
      <svg
        viewBox="0 0 960 560"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t`协会附近示意图：造价大厦在衡平路北侧，准绳路与量行街之间，距地铁衡平路站 C 口约 200 米。`}
        className={styles.map}
        lang="zh-CN"
      >
        <path d={`${bank}V0H0z`} className={styles.water} />
        <path d={bank} className={styles.bank} />
        <path d={blocks} className={styles.blocks} />
        <path d={roads} className={styles.roads} />
        <path d="M436 372h88v110h-88z" className={styles.park} />
        <path d="M450 392h60M450 412h60M450 432h60M450 452h60M480 380v94" className={styles.trees} />
        <path d="M0 362H960" className={styles.metro} />
        <Building />
        <Names />
        <Station />
        <Legend />
      </svg>
    </figure>
  )
}

/** The tower in outline, with the measure to the metro. */
const Building = () => (
  <g>
    <path d="M436 262h88v72h-88z" className={styles.site} />
    <path d="M452 276h56v44h-56zM452 276l56 44M508 276l-56 44" className={styles.tower} />
    <path d="M480 254c-14-16-22-26-22-38a22 22 0 0 1 44 0c0 12-8 22-22 38z" className={styles.pin} />
    <circle cx="480" cy="216" r="8" className={styles.pinHole} />
    <path d="M480 342v24M596 342v24M480 348h116M476 352l8-8M592 352l8-8" className={styles.measure} />
  </g>
)

const Names = () => (
  <g className={styles.names}>
    <text x="480" y="120" className={styles.river}>
      临　江
    </text>
    <text x="330" y="234">
      滨江大道
    </text>
    <text x="326" y="350">
      衡平路
    </text>
    <text x="660" y="350">
      衡平路
    </text>
    <text x="330" y="522">
      规矩路
    </text>
    <text x="412" y="430" className={styles.upright}>
      准绳路
    </text>
    <text x="548" y="430" className={styles.upright}>
      量行街
    </text>
    <text x="480" y="500">
      标尺公园
    </text>
    <text x="538" y="338">
      200 m
    </text>
    <text x="480" y="186" className={styles.here}>
      造价大厦 9 层
    </text>
  </g>
)

const Station = () => (
  <g>
    <circle cx="620" cy="362" r="12" className={styles.stop} />
    <text x="620" y="368" className={styles.stopSign}>
      2
    </text>
    <g className={styles.names}>
      <text x="626" y="398">
        衡平路站 C 口
      </text>
    </g>
    <path d="M352 352h16v-12h-16z" className={styles.bus} />
    <g className={styles.names}>
      <text x="352" y="386">
        造价大厦公交站
      </text>
    </g>
  </g>
)

/** North and the scale, without which a plan is none. */
const Legend = () => (
  <g transform="translate(-76 40)">
    <path d="M700 70l10-30 10 30-10-7z" className={styles.north} />
    <path d="M640 96h116M640 90v12M698 90v12M756 90v12" className={styles.measure} />
    <g className={styles.names}>
      <text x="710" y="34">
        北
      </text>
      <text x="698" y="120">
        0 — 200 m
      </text>
    </g>
  </g>
)
