import type { CreditLevel } from '@portal/api-contract'
import type { CompanyType } from './types.ts'

/**
 * How many belong to the association. The one place where these figures stand: the register is filled up to them, and every
 * text takes its figures from here.
 */

/** Kinds of units as the association counts them. */
export const unitKinds: readonly {
  name: string
  types: readonly [CompanyType, ...CompanyType[]]
  count: number
}[] = [
  { name: '造价咨询', types: ['造价咨询'], count: 318 },
  { name: '施工', types: ['施工'], count: 124 },
  { name: '监理', types: ['监理'], count: 63 },
  { name: '设计', types: ['设计'], count: 46 },
  { name: '建设（业主）', types: ['建设'], count: 39 },
  { name: '软件及其他', types: ['软件', '其他'], count: 22 },
]

export const unitTotal: number = unitKinds.reduce((sum, { count }) => sum + count, 0)
export const personTotal = 11_240

/** Units by the office that they hold; all others are plain members. */
export const officeCounts = { 常务理事单位: 24, 理事单位: 68 } as const

/** Units in the latest credit rating, by their level. */
export const ratedCounts: Readonly<Record<CreditLevel, number>> = { AAA: 41, AA: 97, A: 104, B: 17, C: 4 }
export const ratedTotal: number = Object.values(ratedCounts).reduce((sum, count) => sum + count, 0)
/** Years that a credit certificate holds. */
export const ratingTermYears = 3

/** The batch of new members that was admitted last, and how many units were within a year. */
export const newMembers = { daysAgo: 28, persons: 306, unitsWithinYear: 37 } as const

/** The units of that batch, by their kind. */
export const newUnits: readonly { name: string; type: CompanyType; city: string }[] = [
  { name: '松陵立衡工程咨询有限公司', type: '造价咨询', city: '松陵市' },
  { name: '云洲简约工程咨询有限公司', type: '造价咨询', city: '云洲市' },
  { name: '临江毫厘工程造价咨询有限公司', type: '造价咨询', city: '临江市' },
  { name: '白沙潮信工程咨询有限公司', type: '造价咨询', city: '白沙市' },
  { name: '澄阳尺素工程咨询有限公司', type: '造价咨询', city: '澄阳市' },
  { name: '平湖州雪线工程咨询有限公司', type: '造价咨询', city: '平湖州' },
  { name: '临江正量工程造价咨询有限公司', type: '造价咨询', city: '临江市' },
  { name: '临江知微工程咨询有限公司', type: '造价咨询', city: '临江市' },
  { name: '青屿帆影工程咨询有限公司', type: '造价咨询', city: '青屿市' },
  { name: '望山朴石工程造价咨询有限公司', type: '造价咨询', city: '望山市' },
  { name: '丹河渡口工程咨询有限公司', type: '造价咨询', city: '丹河市' },
  { name: '云洲衡木工程管理有限公司', type: '造价咨询', city: '云洲市' },
  { name: '白沙海陆建工有限公司', type: '施工', city: '白沙市' },
  { name: '丹河砥石建设有限公司', type: '施工', city: '丹河市' },
  { name: '云洲榫卯营造有限公司', type: '施工', city: '云洲市' },
  { name: '望山图元建筑设计有限公司', type: '设计', city: '望山市' },
  { name: '丹河守则工程监理有限公司', type: '监理', city: '丹河市' },
  { name: '平湖州草甸工程监理有限公司', type: '监理', city: '平湖州' },
  { name: '临江刻度数据科技有限公司', type: '软件', city: '临江市' },
  { name: '青屿算山信息科技有限公司', type: '软件', city: '青屿市' },
  { name: '松陵墨线软件有限公司', type: '软件', city: '松陵市' },
]

/** What became of the units' levels since the rating before: how many rose, fell, fell from the highest, are new in it. */
export const ratingChanges = { up: 31, down: 22, fallenFromTop: 2, first: 38 } as const

/**
 * The experts of the fourth term, all appointed on one day; the committee's come first in the list. Some of them are appointed for
 * two of the types.
 */
export const expertTerm = {
  daysAgo: 68,
  committee: 35,
  pool: 286,
  types: { 造价: 168, 评审: 96, 纠纷调解: 62, 培训: 48, 信息化: 37 },
} as const

export type ExpertType = keyof typeof expertTerm.types
