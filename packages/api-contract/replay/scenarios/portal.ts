import { unwrap, unwrapList } from '../../src/index.ts'
import { ordered } from '../rules.ts'
import type { Scenario } from '../scenario.ts'

export const portal: Scenario[] = [
  {
    name: 'The navigation and the columns below it',
    operations: ['listDictionaries', 'listDictionaryDetails'],
    writes: false,
    async run(context) {
      const query = { 'dictType.equals': 'index', 'isNavigation.equals': 1, sort: ['orderNum' as const] }
      const { items } = await unwrapList(
        context.anonymous.GET('/api/public/info-dicts-list', { params: { query } }),
      )
      context.expect(items.length > 0, 'there is a navigation')
      context.expect(
        items.every((row) => row.dictType === 'index' && row.isNavigation === 1),
        'the filters hold for every row',
      )
      ordered(context, items, (row) => row.orderNum, 1, 'navigation entries')
      for (const entry of items) {
        const children = { 'infoDictsId.equals': entry.id, sort: ['orderNum' as const] }
        const details = await unwrapList(
          context.anonymous.GET('/api/public/info-dicts-details-list', { params: { query: children } }),
        )
        context.expect(
          details.items.every((row) => row.infoDictsId === entry.id),
          `children of ${entry.dictName} are its own`,
        )
        context.expect(
          details.total === entry.headerTwoList.length,
          `${entry.dictName} lists as many children as it has`,
          `${details.total} / ${entry.headerTwoList.length}`,
        )
      }
    },
  },
  {
    name: 'The banners in their order',
    operations: ['listBanners'],
    writes: false,
    async run(context) {
      const query = { 'isDeleted.equals': 0, sort: ['orderNum' as const] }
      const items = await unwrap(context.anonymous.GET('/api/public/info-banner-list', { params: { query } }))
      context.expect(
        items.every((row) => row.isDeleted === 0),
        'no deleted banner is among them',
      )
      ordered(context, items, (row) => row.orderNum, 1, 'banners')
    },
  },
]
