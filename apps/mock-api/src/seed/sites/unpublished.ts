import type { ItemKind, SiteItemStatus } from '@portal/api-contract'
import { reviewDueAt } from '../../review/policy.ts'
import { insert } from '../../store/insert.ts'
import { schedule } from '../../tasks/schedule.ts'
import type { World } from '../../world.ts'
import { toHtml } from './sites.ts'

const firstId = 6901
const minute = 60_000
const hour = 60 * minute

interface Unpublished {
  memberId: number
  kind: ItemKind
  title: string
  text: string
  status: SiteItemStatus
  opinion?: string
  minutesAgo: number
}

type ByKey = ReadonlyMap<string, { id: number }>

const items: readonly (Omit<Unpublished, 'memberId'> & { key: string })[] = [
  {
    key: 'su',
    kind: 'NEWS',
    title: '医院净化空调结算对量记录（整理中）',
    text: '第一轮对量集中在风管展开面积与阀门数量，差异表待补。',
    status: 'DRAFT',
    minutesAgo: 2900,
  },
  {
    key: 'su',
    kind: 'ACHIEVE',
    title: '全省最佳安装造价指标体系',
    text: '收集十一个卫生院项目的数据，形成本省最佳的安装造价指标。',
    status: 'RETURNED',
    opinion: '含有广告法禁止的绝对化用语“最佳”，请修改后重新提交。',
    minutesAgo: 7300,
  },
  {
    key: 'hengxin',
    kind: 'NEWS',
    title: '公司承办滨江区造价人员交流日',
    text: '交流日以施工过程结算为主题，来自十九家单位的六十七人参加，现场解答问题二十四个。',
    status: 'SUBMITTED',
    minutesAgo: 0.25,
  },
  {
    key: 'mingce',
    kind: 'NEWS',
    title: '代办职称评审材料',
    text: '公司新增代办业务，欢迎来电。',
    status: 'REJECTED',
    opinion: '内容与造价业务无关，且涉及代办评审材料，不予发布。',
    minutesAgo: 21_000,
  },
  {
    key: 'mingce',
    kind: 'CONSTRUCT',
    title: '三所乡镇中心校项目（资料收集中）',
    text: '待补充建筑面积、送审金额与审定金额。',
    status: 'DRAFT',
    minutesAgo: 4400,
  },
]

function insertOne(world: World, id: number, seed: Unpublished): void {
  const { memberId, kind, title, text, status, opinion = null, minutesAgo } = seed
  const asked = new Date(world.clock.now().getTime() - minutesAgo * minute)
  const at = asked.toISOString()
  const isDecided = status === 'RETURNED' || status === 'REJECTED'
  const decidedDate = isDecided ? new Date(asked.getTime() + hour).toISOString() : null
  insert(world.db, 'siteItem', {
    id,
    memberId,
    kind,
    title,
    content: toHtml(text),
    status,
    opinion,
    submittedDate: status === 'DRAFT' ? null : at,
    decision: isDecided ? status : null,
    decidedDate,
    createdDate: at,
    lastModifiedDate: decidedDate ?? at,
    orderNum: id,
  })
  const dueAt = status === 'SUBMITTED' ? reviewDueAt(world, asked) : null
  if (dueAt) schedule(world, 'REVIEW_SITE_ITEM', id, dueAt)
}

/** What lin changed of an approved mini-site came back from the review. */
function returnChange({ db, clock }: World, memberId: number): void {
  const before = (time: number) => new Date(clock.now().getTime() - time).toISOString()
  const saved = before(1500 * minute)
  const columns = ['domainId', 'coverId', 'logoUrl', 'intro', 'contacts', 'mapLng', 'mapLat'] as const
  const site = db.get<Record<(typeof columns)[number], string>>(
    `SELECT ${columns.join(', ')} FROM miniSite WHERE memberId = ?`,
    [memberId],
  )
  if (!site) return
  const json = { coverId: JSON.parse(site.coverId), contacts: JSON.parse(site.contacts) }
  const revision = { ...site, ...json, intro: `${site.intro}<p>全省最佳的造价鉴定服务。</p>` }
  db.run(
    `UPDATE miniSite SET revision = ?, status = 'RETURNED', opinion = ?, submittedDate = ?, savedDate = ?, returnedDate = ?
     WHERE memberId = ?`,
    [
      JSON.stringify(revision),
      '含有广告法禁止的绝对化用语“最佳”，请修改后重新提交。',
      saved,
      saved,
      before(1500 * minute - hour),
      memberId,
    ],
  )
}

/** The personas' items that are not published, one in each state, and a mini-site whose change was returned. */
export function seedUnpublished(world: World, members: ByKey): void {
  const lin = members.get('lin')
  if (lin) returnChange(world, lin.id)
  for (const [index, { key, ...seed }] of items.entries()) {
    const memberId = members.get(key)?.id
    if (memberId !== undefined) insertOne(world, firstId + index, { ...seed, memberId })
  }
}
