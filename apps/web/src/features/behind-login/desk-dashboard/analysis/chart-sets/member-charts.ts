import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { DeskAnalysis } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { memberWord } from '../../../../../lib/membership/member-words.tsx'
import { greatest } from '../../chart/chart-data.ts'
import type { ChartOfAnalysis } from '../chart-of-analysis.ts'
import { daysOf, joinedList, leftList, memberList, monthsOf } from '../lists.ts'

/** Members by level and city, and how many joined and left. */
export const memberCharts = (analysis: DeskAnalysis, i18n: I18n): ChartOfAnalysis[] => [
  levels(analysis, i18n),
  cities(analysis),
  joined(analysis),
]

function levels({ members }: DeskAnalysis, i18n: I18n): ChartOfAnalysis {
  const countOf = (type: 'UNIT' | 'PERSON') =>
    members.reduce((sum, { ownerType, count }) => (ownerType === type ? sum + count : sum), 0)
  return {
    id: 'levels',
    title: t`会员等级`,
    sentence: t`在系统中有账号的单位会员 ${formatNumber(countOf('UNIT'))} 家，个人会员 ${formatNumber(countOf('PERSON'))} 人。`,
    head: t`等级`,
    kind: 'rows',
    rows: members.map(({ ownerType, memberLevel, count }) => ({
      name: memberWord(i18n, memberLevel),
      list: memberList({ type: ownerType, level: memberLevel }),
      values: { count },
    })),
    series: [{ key: 'count', label: t`会员数` }],
    write: formatNumber,
  }
}

function cities({ cities: all }: DeskAnalysis): ChartOfAnalysis {
  const rows = all.slice(0, 12).map(({ city, units, persons }) => ({
    name: city,
    values: { units, persons },
    list: memberList({ city }),
    lists: {
      units: memberList({ type: 'UNIT', city }),
      persons: memberList({ type: 'PERSON', city }),
    },
  }))
  const most = greatest(rows, 'units')?.name ?? '—'
  return {
    id: 'cities',
    title: t`会员分布`,
    sentence: t`单位会员最多的是${most}。`,
    head: t`城市`,
    lang: 'zh-CN',
    kind: 'bars',
    rows,
    series: [
      { key: 'units', label: t`单位会员` },
      { key: 'persons', label: t`个人会员` },
    ],
    write: formatNumber,
  }
}

function joined({ joinedByMonth, from, to }: DeskAnalysis): ChartOfAnalysis {
  const rows = monthsOf(
    { from, to },
    joinedByMonth.map(({ month }) => month),
  ).map((month) => {
    const found = joinedByMonth.find((one) => one.month === month)
    const { joined: came, left } = found ?? { joined: 0, left: 0 }
    const days = daysOf(month, { from, to })
    return { name: month, values: { came, left }, lists: { came: joinedList(days), left: leftList(days) } }
  })
  const most = greatest(rows, 'came')?.name
  return {
    id: 'joined',
    title: t`入会与退会`,
    sentence: most
      ? t`入会最多的月份是 ${most}；后来退会的也计入入会，再次入会的按次计。`
      : t`这段时间没有人入会。`,
    head: t`月份`,
    kind: 'bars',
    rows,
    series: [
      { key: 'came', label: t`入会` },
      { key: 'left', label: t`退会` },
    ],
    write: formatNumber,
  }
}
