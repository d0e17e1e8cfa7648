import { type OwnSiteItem, type PortalClient, type SiteItemInput, unwrap } from '@portal/api-contract'
import { firstDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedForeign } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

const draft = (title: string): SiteItemInput => ({
  kind: 'NEWS',
  title,
  content: '<p>契约回放。</p>',
  status: 'DRAFT',
})

/** A member puts items of its own in order, which another one cannot. */
async function putInOrder(context: Context, owner: PortalClient, other: PortalClient): Promise<void> {
  const ids: number[] = []
  const written = new Map<number, OwnSiteItem>()
  try {
    for (const title of ['契约回放之一', '契约回放之二', '契约回放之三']) {
      const item = await unwrap(owner.POST('/api/member-news', { body: draft(title) }))
      ids.push(item.id)
      written.set(item.id, item)
    }
    const wanted = [ids[1], ids[2], ids[0]].filter((id) => id !== undefined)
    const unlike = { ...draft('契约回放之四'), kind: 'CERTIFICATE' as const }
    const honour = (await unwrap(owner.POST('/api/member-news', { body: unlike }))).id
    ids.push(honour)
    await unwrap(owner.POST('/api/member-news/order', { body: { ids: [honour] } }))
    await unwrap(owner.POST('/api/member-news/order', { body: { ids: wanted } }))
    const query = { 'id.in': wanted, sort: ['orderNum' as const] }
    const listed = await unwrap(owner.GET('/api/member-news', { params: { query } }))
    const order = listed.map(({ id }) => id)
    context.expect(order.join() === wanted.join(), 'they stand in that order', order)
    for (const row of listed) {
      const { orderNum } = row
      const difference = firstDifference({ ...written.get(row.id), orderNum }, row)
      context.expect(
        difference === null,
        'an order changes nothing else of the items',
        `another ${difference}`,
      )
    }
    const [last = 0] = wanted
    await unwrap(owner.POST('/api/member-news/order', { body: { ids: [last] } }))
    const now = await unwrap(owner.GET('/api/member-news', { params: { query } }))
    const places = now.map(({ id, orderNum }) => `${id === last ? 'named' : 'not named'} ${orderNum}`)
    const unnamed = 'those that are not named get 0, and stand before the others'
    context.expect(places.join() === 'not named 0,not named 0,named 1', unnamed, places.join())
    await unwrap(owner.POST('/api/member-news/order', { body: { ids: wanted } }))
    const foreign = other.POST('/api/member-news/order', { body: { ids: wanted } })
    await refusedForeign(context, "another's items", foreign)
    const mixed = owner.POST('/api/member-news/order', { body: { ids: [...ids, 9007199254740991] } })
    await refused(context, 404, 'an order with an item that nobody has', mixed)
    const twoKinds = owner.POST('/api/member-news/order', { body: { ids } })
    await refused(context, 400, 'an order of items of two kinds', twoKinds)
    const both = { ...query, 'id.in': ids }
    const all = await unwrap(owner.GET('/api/member-news', { params: { query: both } }))
    const [kept, beside] = [all.filter(({ kind }) => kind === 'NEWS'), all.find(({ id }) => id === honour)]
    const rule = 'an order that was refused changes nothing'
    context.expect(kept.map(({ id }) => id).join() === order.join(), rule, kept.length, 'listOwnItems')
    const apart = 'an order of items of one kind leaves those of another in theirs'
    context.expect(beside?.orderNum === 1, apart, beside?.orderNum, 'listOwnItems')
  } finally {
    for (const id of ids) await unwrap(owner.DELETE('/api/member-news/{id}', { params: { path: { id } } }))
  }
}

export const itemOrder: Scenario[] = [
  {
    name: 'The items of a site stand in the order that their owner gives them',
    operations: ['orderItems', 'listOwnItems', 'createItem', 'deleteItem'],
    writes: true,
    leaves: 'the news of the person and of the unit without an order of their own',
    async run(context) {
      const [person, unit] = [await context.as('person'), await context.as('unit')]
      await putInOrder(context, person, unit)
      await putInOrder(context, unit, person)
    },
  },
]
