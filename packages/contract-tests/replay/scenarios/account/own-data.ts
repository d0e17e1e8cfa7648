import { isDeepStrictEqual } from 'node:util'
import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { firstDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'

const lists = [
  'applications',
  'fees',
  'orders',
  'invoices',
  'invoiceTitles',
  'signUps',
  'people',
  'invitations',
  'favourites',
  'messages',
  'logins',
  'siteItems',
] as const

type What = (typeof lists)[number]

/** The rows of each of the member's own lists. */
async function listsOf(client: PortalClient): Promise<Record<What, unknown[]>> {
  const params = { query: { size: 2000 } }
  return {
    applications: await unwrap(client.GET('/api/member-applies/user', { params })),
    fees: await unwrap(client.GET('/api/member-fees/user', { params })),
    orders: await unwrap(client.GET('/api/member-orders', { params })),
    invoices: await unwrap(client.GET('/api/member-invoices', { params })),
    invoiceTitles: await unwrap(client.GET('/api/member-invoice-titles', { params })),
    signUps: await unwrap(client.GET('/api/member-activities/user', { params })),
    people: await unwrap(client.GET('/api/unit-people', { params })),
    invitations: await unwrap(client.GET('/api/unit-invitations', { params })),
    favourites: await unwrap(client.GET('/api/member-favourites', { params })),
    messages: await unwrap(client.GET('/api/member-messages', { params })),
    logins: await unwrap(client.GET('/api/member/logins', { params })),
    siteItems: await unwrap(client.GET('/api/member-news', { params })),
  }
}

const rounds = 5

/** Rows of a page where none are asked for. */
const usualPage = 20

/**
 * Holds the file against each list. Scenarios that run beside this one make and end records: a list that is not the same before
 * and after the file was read is looked at in the next round.
 */
async function compare(context: Context, client: PortalClient): Promise<void> {
  const left = new Set<What>(lists)
  let before = await listsOf(client)
  for (let round = 0; round < rounds && left.size > 0; round += 1) {
    const data = await unwrap(client.GET('/api/member/data'))
    const after = await listsOf(client)
    for (const what of left) {
      if (!isDeepStrictEqual(before[what], after[what])) continue
      left.delete(what)
      const other = firstDifference(data[what], after[what])
      const rule = `the file has all ${what}, as their list has them`
      context.expect(other === null, rule, `another ${other}`, 'downloadOwnData')
    }
    before = after
  }
  const data = await unwrap(client.GET('/api/member/data'))
  const profile = await unwrap(client.GET('/api/member-basic/detail'))
  const others = Object.keys(profile).filter(
    (name) => !isDeepStrictEqual(Reflect.get(data.profile ?? {}, name), Reflect.get(profile, name)),
  )
  const isSame = isDeepStrictEqual(data.profile, profile)
  context.expect(isSame, 'the file has the profile as it is read', others.join(', '), 'downloadOwnData')
  const parts = {
    contacts: (await client.GET('/api/info-member/phone')).data,
    site: (await client.GET('/api/member-web/info')).data,
    hours: (await client.GET('/api/edu-hours')).data,
  }
  // What a member has not, or may not ask for, is null.
  for (const [name, read = null] of Object.entries(parts)) {
    const pointer = firstDifference(data[name as keyof typeof parts], read)
    const rule = `the file has the ${name} as they are read`
    context.expect(pointer === null, rule, `another ${pointer}`, 'downloadOwnData')
  }
}

/** A draft of the first kind of application that the member may begin. */
async function begun(client: PortalClient) {
  for (const applyKind of ['CHANGE', 'UPGRADE', 'QUIT', 'JOIN'] as const) {
    const { data } = await client.POST('/api/member-applies', { body: { applyKind } })
    if (data) return data
  }
  return undefined
}

/** Does something while the member has the draft of an application, which is kept of it, too. */
async function besideDraft(client: PortalClient, work: () => Promise<void>): Promise<void> {
  const draft = await begun(client)
  await work().finally(() => draft && client.DELETE('/api/member-applies/{id}', at(draft.id)))
}

export const ownData: Scenario[] = [
  {
    name: 'What is kept of a member is what the single operations say',
    operations: ['downloadOwnData'],
    writes: false,
    async run(context) {
      for (const role of ['person', 'unit'] as const) await compare(context, await context.as(role))
    },
  },
  {
    name: 'What is kept of a member is whole, however long a list is',
    operations: ['downloadOwnData'],
    writes: true,
    async run(context) {
      const clients = [await context.as('person'), await context.as('unit')]
      for (const client of [...clients, ...(await context.others()).map(({ client }) => client)]) {
        const orders = await unwrap(client.GET('/api/member-orders', { params: { query: { size: 2000 } } }))
        const messages = await unwrap(
          client.GET('/api/member-messages', { params: { query: { size: 2000 } } }),
        )
        if (Math.max(orders.length, messages.length) <= usualPage) continue
        return besideDraft(client, () => compare(context, client))
      }
      context.untried('a list is whole in it', 'no account has one that is longer than a page')
      const [first] = clients
      if (first) await besideDraft(first, () => compare(context, first))
    },
  },
]
