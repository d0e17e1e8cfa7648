import { useLingui } from '@lingui/react/macro'
import type { DeskAnalysis } from '@portal/api-contract'
import { formatMoney, formatNumber } from '@portal/i18n'
import { sumYuan } from '../../../../lib/content/money.ts'
import { memberWord } from '../../../../lib/membership/member-words.ts'
import styles from '../overview.module.css'
import { BarFigure } from './bar-figure.tsx'

/** The figures in detail: members, fees, courses and what is read. */
export function Figures({ analysis }: { analysis: DeskAnalysis }) {
  return (
    <div className={styles.columns}>
      <Collection analysis={analysis} />
      <FeeYears analysis={analysis} />
      <Levels analysis={analysis} />
      <Cities analysis={analysis} />
      <Courses analysis={analysis} />
      <News analysis={analysis} />
    </div>
  )
}

interface FigureProps {
  analysis: DeskAnalysis
}

function Collection({ analysis: { collection } }: FigureProps) {
  const { t } = useLingui()
  const total = formatMoney(sumYuan(collection.map(({ amount }) => amount)))
  const before = formatMoney(sumYuan(collection.map((one) => one.before)))
  return (
    <BarFigure
      title={t`会费收缴进度`}
      sentence={t`本年已收 ${total}，去年全年 ${before}。`}
      nameHead={t`月份`}
      valueHead={t`本年`}
      besideHead={t`去年`}
      bars={collection.map((one) => ({
        id: one.month,
        name: t`${Number(one.month)} 月`,
        value: one.amount,
        shown: formatMoney(one.amount),
        beside: formatMoney(one.before),
      }))}
    />
  )
}

function FeeYears({ analysis: { feeYears } }: FigureProps) {
  const { t } = useLingui()
  const overdue = formatMoney(sumYuan(feeYears.map((one) => one.overdue)))
  return (
    <BarFigure
      title={t`各年度会费`}
      sentence={t`逾期未缴共 ${overdue}。`}
      nameHead={t`年度`}
      valueHead={t`已收`}
      besideHead={t`应收`}
      bars={feeYears.map(({ feeYear, collected, due }) => ({
        id: String(feeYear),
        name: String(feeYear),
        value: collected,
        shown: formatMoney(collected),
        beside: formatMoney(due),
      }))}
    />
  )
}

function Levels({ analysis: { members } }: FigureProps) {
  const { t, i18n } = useLingui()
  const total = members.reduce((sum, { count }) => sum + count, 0)
  return (
    <BarFigure
      title={t`会员构成`}
      sentence={t`现有会员 ${formatNumber(total)} 个。`}
      nameHead={t`会员等级`}
      valueHead={t`数量`}
      bars={members.map(({ ownerType, memberLevel, count }) => ({
        id: `${ownerType} ${memberLevel}`,
        name: memberWord(i18n, memberLevel),
        value: count,
        shown: formatNumber(count),
      }))}
    />
  )
}

function Cities({ analysis: { cities } }: FigureProps) {
  const { t } = useLingui()
  const [first] = cities
  return (
    <BarFigure
      title={t`会员分布`}
      sentence={first ? t`会员最多的是${first.city}。` : t`还没有会员。`}
      nameHead={t`城市`}
      valueHead={t`个人会员`}
      besideHead={t`单位会员`}
      bars={cities.map(({ city, persons, units }) => ({
        id: city,
        name: city,
        value: persons,
        shown: formatNumber(persons),
        beside: formatNumber(units),
      }))}
    />
  )
}

function Courses({ analysis: { courses } }: FigureProps) {
  const { t } = useLingui()
  const hours = courses.reduce((sum, one) => sum + one.hours, 0)
  return (
    <BarFigure
      title={t`课程报名`}
      sentence={t`这些课程共入账 ${formatNumber(hours)} 学时。`}
      nameHead={t`课程`}
      valueHead={t`报名人数`}
      besideHead={t`学完人数`}
      bars={courses.map(({ id, title, enrolled, completed }) => ({
        id: String(id),
        name: title,
        value: enrolled,
        shown: formatNumber(enrolled),
        beside: formatNumber(completed),
      }))}
    />
  )
}

function News({ analysis: { news } }: FigureProps) {
  const { t } = useLingui()
  return (
    <BarFigure
      title={t`阅读最多的资讯`}
      sentence={t`按所选时段内发布的资讯统计。`}
      nameHead={t`标题`}
      valueHead={t`阅读次数`}
      bars={news.map(({ id, title, viewCount }) => ({
        id: String(id),
        name: title,
        value: viewCount,
        shown: formatNumber(viewCount),
      }))}
    />
  )
}
