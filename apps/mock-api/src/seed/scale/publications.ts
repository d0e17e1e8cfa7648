import { prcInstant, prcYear } from '../../domain/prc-time.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { pricedCities } from '../content/material-prices.ts'
import { placeOf } from '../public/dictionaries.ts'
import { auditOf } from '../services/audit.ts'

/** News items and bulletins share the ids of their texts. */
const firstFeeNewsId = 300_001
const firstJournalId = 100_001

const materials = ['钢材', '水泥', '砂石', '管材', '电缆', '门窗', '苗木', '沥青'] as const

/** The price bulletin of one material, of a month of the last ten years. */
function seedBulletin({ db, clock }: World, index: number): void {
  const id = firstFeeNewsId + index
  const month = 1 + (index % 12)
  const year = prcYear(clock.now()) - 1 - (Math.floor(index / 12) % 10)
  const region = pricedCities[index % pricedCities.length] ?? ''
  const material = materials[index % materials.length] ?? materials[0]
  const publishDate = prcInstant(`${year}-${String(month).padStart(2, '0')}-28`, 9).toISOString()
  const summary = `本期发布${10 + (index % 40)}个规格的${material}价格。`
  const { infoDictsId, infoDictsDetailsId } = placeOf('policy', 'fee-info')
  insert(db, 'newsText', { id, content: `<p>${summary}</p>` })
  insert(db, 'feeNews', {
    ...{ id, region, summary, publishDate, status: 'PUBLISHED', viewCount: 3 + (index % 4_000) },
    title: `${region}${year}年${month}月${material}市场价格信息（第${index + 1}号）`,
    infoDictsId,
    infoDictsDetailsId,
    source: '江川造价协会',
    author: '信息部',
    period: `${year}-${String(month).padStart(2, '0')}`,
    ...auditOf(publishDate, id),
  })
}

/** An issue of a former supplement, which is on the website no more: a year and number stand there once. */
function seedIssue({ db, clock }: World, index: number): void {
  const id = firstJournalId + index
  const issueNo = 1 + (index % 4)
  const year = prcYear(clock.now()) - 1 - (Math.floor(index / 4) % 20)
  const publishDate = prcInstant(`${year}-${String(issueNo * 3).padStart(2, '0')}-20`, 9).toISOString()
  const bookName = `江川工程造价增刊·${pricedCities[index % pricedCities.length]}第${1 + Math.floor(index / 80)}辑`
  insert(db, 'journal', {
    id,
    bookName,
    year,
    issueNo,
    publishDate,
    status: 'OFFLINE',
    ...auditOf(publishDate, id),
  })
}

/** `count` price bulletins and issues of the journal. */
export function scalePublications(world: World, count: number): void {
  for (let index = 0; index < count; index += 1) {
    seedBulletin(world, index)
    seedIssue(world, index)
  }
}
