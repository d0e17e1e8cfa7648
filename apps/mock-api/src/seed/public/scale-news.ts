import { createRandom } from '../../domain/random.ts'
import { insert } from '../../store/insert.ts'
import { indexNews } from '../../store/news-index.ts'
import type { World } from '../../world.ts'
import { navigation } from '../content/navigation.ts'
import type { CoverMotif } from '../content/types.ts'
import { placeOf } from './dictionaries.ts'
import { seedCover } from './files.ts'
import { publishedAt } from './publish-date.ts'

const firstId = 100_001

const cities = ['临江', '云洲', '松陵', '白沙', '青屿', '望山', '澄阳', '丹河', '平湖'] as const
const subjects = [
  '材料价格监测',
  '结算审核质量抽查',
  '造价指标采集',
  '从业人员继续教育',
  '合同履约检查',
] as const
const kinds = ['通报', '简报', '工作安排', '情况说明'] as const
const motifs = ['materials', 'ledger', 'city', 'training', 'site', 'meeting'] as const satisfies CoverMotif[]

/** Child columns that hold news: those without a page of their own. The association's profile has one text in each. */
const places = navigation
  .filter(({ key }) => key !== 'introduction')
  .flatMap(({ key, children }) =>
    children.filter(({ path }) => path === undefined).map((child) => placeOf(key, child.key)),
  )

function textsOf(index: number) {
  const random = createRandom(`scale/${index}`)
  const [city, subject, kind] = [random.pick(cities), random.pick(subjects), random.pick(kinds)]
  const checked = random.int(40, 900)
  const summary = `${city}市本期${subject}涉及${checked}个项目，第${index + 1}号${kind}公布结果与后续要求。`
  return {
    title: `${city}市${subject}${kind}（第${index + 1}号）`,
    summary,
    content: `<p>${summary}</p><p>其中${random.int(1, checked)}个项目需要补正，请各单位于十个工作日内报送。</p>`,
    motif: random.pick(motifs),
    viewCount: random.int(3, 4000),
  }
}

function seedItem(world: World, index: number): void {
  const id = firstId + index
  const { motif, content, ...head } = textsOf(index)
  const place = places[index % places.length]
  const publishDate = publishedAt(world.clock.now(), 1 + (index % 1500), index).toISOString()
  insert(world.db, 'newsText', { id, content })
  insert(world.db, 'news', {
    id,
    ...head,
    infoDictsId: place?.infoDictsId ?? 1,
    infoDictsDetailsId: place?.infoDictsDetailsId ?? null,
    source: '江川造价协会',
    coverUrl: seedCover(world.db, `scale-${index + 1}`, motif),
    publishDate,
    status: 'PUBLISHED',
    createdDate: publishDate,
    lastModifiedDate: publishDate,
    orderNum: id,
  })
  indexNews(world.db, { id, content, ...head })
}

/** Adds `count` short news items over all columns, for trying long lists and for measuring. */
export function scaleNews(world: World, count: number): void {
  for (let index = 0; index < count; index += 1) seedItem(world, index)
}
