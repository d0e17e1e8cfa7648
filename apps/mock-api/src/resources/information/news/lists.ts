import type { NewsSummary } from '@portal/api-contract'
import { type Call, type Handlers, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { asOf, isPublic, summaryColumns } from './columns.ts'

type ListCall = Call<'listNews' | 'listPictureNews' | 'listCarouselNews'>

const select = summaryColumns('news')
// Always true; it makes SQLite seek a year among the items on top and among the others, instead of reading all rows before it.
const seeksDate = ' AND isTop IN (0, 1)'

const asksForDate = ({ query }: ListCall): boolean =>
  !query.sort && Object.keys(query).some((name) => name.startsWith('publishDate.'))

function list(call: ListCall, condition = '') {
  const { rows, total } = selectPage<NewsSummary>(call, {
    select,
    from: 'news',
    rowsFrom: 'news',
    where: `${isPublic}${condition}${asksForDate(call) ? seeksDate : ''}`,
    parameters: [asOf(call.world)],
  })
  return page(rows, total)
}

export const newsListHandlers = {
  listNews: (call) => list(call),
  listPictureNews: (call) => list(call, ' AND coverUrl IS NOT NULL'),
  listCarouselNews: (call) => list(call, ' AND isCarousel = 1'),
} satisfies Partial<Handlers>
