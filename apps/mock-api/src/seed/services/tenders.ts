import { fenOf } from '../../domain/money.ts'
import { prcDate, prcInstant, prcYear } from '../../domain/prc-time.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { tenders } from '../content/services/tenders.ts'
import type { TenderSeed } from '../content/services/types.ts'
import { seedFile } from '../public/files.ts'
import { publishedAt } from '../public/publish-date.ts'
import { auditOf } from './audit.ts'

const firstId = 4001
const firstFileId = 9901
const day = 86_400_000

const contentOf = ({ subject, scope, demand, tenderer, agency }: TenderSeed): string =>
  `<h3>一、项目概况</h3><p>${tenderer}就${subject}公开招标，欢迎符合条件的单位参加。${scope}</p>` +
  `<h3>二、投标人资格要求</h3><p>${demand}</p>` +
  `<h3>三、投标文件的递交</h3><p>投标文件通过江川省公共资源电子交易平台递交，逾期不予受理。${agency ? `本项目由${agency}代理招标。` : '本项目由招标人自行组织招标。'}</p>`

/** Every third call hands its documents out by the platform alone. */
function attachmentsOf({ db }: World, seed: TenderSeed, index: number) {
  if (index % 3 === 2) return []
  const title = `${seed.subject}招标文件`
  return [seedFile(db, firstFileId + index, { name: '招标文件.pdf', title, content: contentOf(seed) })]
}

function seedTender(world: World, seed: TenderSeed, index: number): void {
  const { db, clock } = world
  const published = publishedAt(clock.now(), seed.daysAgo, index)
  const publishDate = published.toISOString()
  const closing = prcInstant(prcDate(new Date(published.getTime() + seed.openDays * day)), 9)
  insert(db, 'tender', {
    id: firstId + index,
    title: `${seed.subject}招标公告`,
    projectNo: `JCZB-${prcYear(published)}-${String(1180 - index * 7).padStart(4, '0')}`,
    tenderType: seed.tenderType,
    tenderer: seed.tenderer,
    agency: seed.agency,
    city: seed.city,
    budgetFen: seed.budget === null ? null : fenOf(seed.budget * 10_000),
    publishDate,
    deadline: closing.toISOString(),
    content: contentOf(seed),
    attachments: JSON.stringify(attachmentsOf(world, seed, index)),
    contactName: seed.agency ? '项目负责人' : '招标办公室',
    contactPhone: seed.phone,
    ...auditOf(publishDate, firstId + index),
  })
}

/** Calls for tenders, dated back from the world's clock. */
export function seedTenders(world: World): void {
  for (const [index, seed] of tenders.entries()) seedTender(world, seed, index)
}
