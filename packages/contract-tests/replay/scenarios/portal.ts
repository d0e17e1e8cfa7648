import { unwrap, unwrapList } from '@portal/api-contract'
import { everyRow } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'

export const portal: Scenario[] = [
  {
    name: 'The navigation and the columns below it',
    operations: ['listDictionaries', 'listDictionaryDetails'],
    writes: false,
    async run(context) {
      const index = { 'dictType.equals': 'index', 'isNavigation.equals': 1, 'isDeleted.equals': 0 }
      const query = { ...index, sort: ['orderNum' as const] }
      const { items } = await unwrapList(
        context.anonymous.GET('/api/public/info-dicts-list', { params: { query } }),
      )
      if (items.length === 0) return context.skip('there is no navigation')
      for (const entry of items) {
        const children = {
          'infoDictsId.equals': entry.id,
          'isDeleted.equals': 0,
          sort: ['orderNum' as const],
        }
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
    name: 'The carousel has the banners that are shown',
    operations: ['listBanners', 'listDictionaries'],
    writes: false,
    async run(context) {
      const query = { 'isDeleted.equals': 0, sort: ['orderNum' as const] }
      const params = { query }
      const items = await unwrap(context.anonymous.GET('/api/public/info-banner-list', { params }))
      if (items.length === 0) return context.skip('there is no banner')
      everyRow(context, items, ({ isDeleted }) => isDeleted === 0, 'what was deleted is not shown')
      const all = { params: { query: { size: 2000 } } }
      const entries = await unwrap(context.anonymous.GET('/api/public/info-dicts-list', all))
      const paths = new Map(entries.map(({ id, dictIndex }) => [id, dictIndex]))
      const isItsPath = ({ parentId, parentIndex }: (typeof items)[number]) =>
        parentIndex === (parentId === null ? null : (paths.get(parentId) ?? parentIndex))
      everyRow(context, items, isItsPath, 'a banner has the path of the entry that it belongs to')
    },
  },
]
