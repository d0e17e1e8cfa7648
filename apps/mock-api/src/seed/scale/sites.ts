import { siteItemDecision } from '../../domain/site/site-item.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import type { CoverMotif } from '../content/types.ts'
import { seedCover } from '../public/files.ts'
import { publishedAt } from '../public/publish-date.ts'
import { auditOf } from '../services/audit.ts'
import { daysBack, type ScalePerson, tenth } from './people.ts'

const firstId = 100_001
const hour = 3_600_000

const kinds = ['NEWS', 'CONSTRUCT', 'ACHIEVE'] as const
const motifs = ['materials', 'ledger', 'city', 'training', 'site', 'meeting'] as const satisfies CoverMotif[]

/** When it was handed in and, half an hour later, decided; what waits came in the last days. */
function datesOf({ clock }: World, { index }: ScalePerson, count: number) {
  const daysAgo = tenth(index) === 0 ? 1 + (index % 3) : daysBack(index, count, 400, 5)
  const submitted = publishedAt(clock.now(), daysAgo, index)
  return { at: submitted.toISOString(), decidedAt: new Date(submitted.getTime() + hour / 2).toISOString() }
}

type Dates = ReturnType<typeof datesOf>

/** How a site stands: most are on the website, one in ten waits, one in ten came back. */
function siteState({ index }: ScalePerson, { at, decidedAt }: Dates): Record<string, string | number> {
  if (tenth(index) === 0) return { status: 'SUBMITTED', isPublished: 1, submittedDate: at }
  if (tenth(index) === 1) {
    const opinion = '请补充专业方向与主要业绩后重新提交。'
    return { status: 'RETURNED', isPublished: 1, opinion, submittedDate: at, returnedDate: decidedAt }
  }
  const approved = { submittedDate: at, approvedDate: decidedAt }
  return { status: 'PUBLISHED', isPublished: 1, opinion: '同意发布。', ...approved }
}

function seedSite({ db }: World, person: ScalePerson, dates: Dates, covers: readonly string[]): void {
  const { index, id: memberId, certMajor } = person
  const id = firstId + index
  const state = siteState(person, dates)
  insert(db, 'miniSite', {
    ...{
      id,
      memberId,
      domainId: `member-${memberId}`,
      coverId: JSON.stringify(covers[index % covers.length]),
    },
    intro: `<p>专业方向为${certMajor}工程的计量与计价。</p>`,
    contacts: JSON.stringify({ email: `member${memberId}@mail.example` }),
    ...state,
    ...auditOf(dates.at, id),
    lastModifiedDate: state.status === 'SUBMITTED' ? dates.at : dates.decidedAt,
  })
}

/** What the association said of an item: one in ten waits, one praised itself, one has nothing to do with the trade. */
function itemState(
  { index }: ScalePerson,
  { at, decidedAt }: Dates,
  item: { title: string; content: string },
) {
  if (tenth(index) === 0) return { status: 'SUBMITTED', ...auditOf(at, firstId + index) }
  const { result, opinion } = siteItemDecision(item)
  const audit = { ...auditOf(at, firstId + index), decidedDate: decidedAt, lastModifiedDate: decidedAt }
  if (result === 'RETURN') return { status: 'RETURNED', decision: 'RETURNED', opinion, ...audit }
  if (tenth(index) === 2)
    return { status: 'REJECTED', decision: 'REJECTED', opinion: '内容与造价业务无关，不予发布。', ...audit }
  return { status: 'PUBLISHED', decision: 'APPROVED', opinion, publishDate: decidedAt, ...audit }
}

function seedItem({ db, clock }: World, person: ScalePerson, dates: Dates): void {
  const { index, id: memberId, city, certMajor } = person
  const title = `${city}${certMajor}项目结算审核${tenth(index) === 1 ? '最佳实践' : '纪要'}（第${index + 1}号）`
  const content = `<p>项目送审后经三轮核对，核减集中在签证与材料调差，涉及清单${30 + (index % 300)}项。</p>`
  const kind = kinds[index % kinds.length] ?? 'NEWS'
  const eventDate = kind === 'NEWS' ? null : publishedAt(clock.now(), 500, index).toISOString().slice(0, 10)
  insert(db, 'siteItem', {
    ...{ id: firstId + index, memberId, kind, title, content, eventDate, submittedDate: dates.at },
    ...itemState(person, dates, { title, content }),
  })
}

/** Everybody has a mini-site with one item on it. */
export function scaleSites(world: World, people: readonly ScalePerson[]): void {
  const covers = motifs.map((motif) => seedCover(world.db, `scale-site-${motif}`, motif))
  for (const person of people) {
    const dates = datesOf(world, person, people.length)
    seedSite(world, person, dates, covers)
    seedItem(world, person, dates)
  }
}
