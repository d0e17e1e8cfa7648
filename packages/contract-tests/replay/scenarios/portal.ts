import { unwrap, unwrapList } from '@portal/api-contract'
import type { Scenario } from '../run/scenario.ts'

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
      context.expect(items.length > 0, 'there is a navigation', items.length)
      for (const entry of items) {
        const children = { 'infoDictsId.equals': entry.id, sort: ['orderNum' as const] }
        const details = await unwrapList(
          context.anonymous.GET('/api/public/info-dicts-details-list', { params: { query: children } }),
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
    name: 'The carousel has a banner to show',
    operations: ['listBanners'],
    writes: false,
    async run({ anonymous, expect }) {
      const query = { 'isDeleted.equals': 0, sort: ['orderNum' as const] }
      const items = await unwrap(anonymous.GET('/api/public/info-banner-list', { params: { query } }))
      expect(items.length > 0, 'the carousel has a banner', items.length)
    },
  },
]
