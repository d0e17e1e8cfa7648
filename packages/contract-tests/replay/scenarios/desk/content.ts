import { type Dictionary, type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { putBack } from '../../../shared/http/put-back.ts'
import type { Context } from '../../run/context.ts'
import { type refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { deskClient, requirePermission } from './desk-client.ts'

/** Rows of the longest page. */
const onOnePage = 2000

const ordered = { sort: ['orderNum' as const], size: 200 }

/** An order that was made over one that does not stand is refused; of one alone there is no other order. */
async function staleOrder(
  context: Context,
  stands: number[],
  put: (body: { order: number[]; read: number[] }) => Parameters<typeof refused>[3],
): Promise<void> {
  if (stands.length < 2) return
  const call = put({ order: stands, read: stands.toReversed() })
  await refusedWith(
    context,
    409,
    'error.concurrencyFailure',
    'an order over one that has changed since it was read',
    call,
  )
}

/** Turns the columns below an entry around, and back again. */
async function orderColumns(
  context: Context,
  staff: PortalClient,
  entries: readonly Dictionary[],
): Promise<void> {
  const parent = entries.find(({ headerTwoList }) => headerTwoList.length > 1)
  const { id } = parent ?? context.skip('no entry of the navigation has two columns')
  const query = { 'infoDictsId.equals': id, 'isDeleted.equals': 0, ...ordered }
  const columns = async () => {
    const rows = await unwrap(
      context.anonymous.GET('/api/public/info-dicts-details-list', { params: { query } }),
    )
    return rows.map((column) => column.id)
  }
  const before = await columns()
  const order = before.toReversed()
  const params = { path: { id } }
  const put = (ids: number[]) =>
    staff.POST('/api/admin/navigation/{id}/order', { params, body: { order: ids } })
  await refusedField(context, 'order', 'an order that leaves a column out', put(order.slice(1)))
  const [other] = entries.filter((one) => one.id !== id).flatMap(({ headerTwoList }) => headerTwoList)
  const mixed = 'an order with a column of another entry'
  if (other) await refusedField(context, 'order', mixed, put([...order, other.id]))
  else context.untried(`${mixed} is refused`, 'no other entry has a column')
  await unwrap(staff.POST('/api/admin/navigation/{id}/order', { params, body: { order, read: before } }))
  try {
    const seen = await columns()
    context.expect(seen.join() === order.join(), 'visitors see the columns in that order', seen.join())
    const [entry] = await unwrap(
      context.anonymous.GET('/api/public/info-dicts-list', { params: { query: { 'id.equals': id } } }),
    )
    const below = entry?.headerTwoList.map((column) => column.id).join()
    context.expect(below === order.join(), 'the menu has its columns in that order', below)
    await staleOrder(context, order, (body) =>
      staff.POST('/api/admin/navigation/{id}/order', { params, body }),
    )
  } finally {
    await putBack(() => unwrap(put(before)))
  }
}

/** Gives an entry another name, which visitors see at once, and its own again. */
async function renameEntry(context: Context, staff: PortalClient, entry: Dictionary): Promise<void> {
  const { id, dictName, isNavigation } = entry
  const query = { 'dictType.equals': 'index', ...ordered }
  const rename = async (name: string) => {
    const body = { dictName: name, isNavigation }
    const named = await unwrap(staff.POST('/api/admin/dictionaries/{id}', { params: { path: { id } }, body }))
    context.expect(named.dictName === name, 'an entry has the name that it was given', named.dictName)
    const rows = await unwrap(context.anonymous.GET('/api/public/info-dicts-list', { params: { query } }))
    const seen = rows.find((row) => row.id === id)?.dictName
    context.expect(seen === name, 'visitors see the name that an entry was given', seen)
  }
  await rename(`${dictName}·回放`).finally(() => putBack(() => rename(dictName)))
}

/** What is hidden keeps its columns and its news. */
async function hideEntry(
  context: Context,
  staff: PortalClient,
  entries: readonly Dictionary[],
): Promise<void> {
  const entry = entries.find(
    ({ headerTwoList, isNavigation }) => headerTwoList.length > 0 && isNavigation === 1,
  )
  const { id, dictName } = entry ?? context.skip('no entry of the navigation has a column')
  const { anonymous, expect } = context
  const show = async (isNavigation: 0 | 1) => {
    const body = { dictName, isNavigation }
    await unwrap(staff.POST('/api/admin/dictionaries/{id}', { params: { path: { id } }, body }))
  }
  const look = async () => {
    const of = { 'infoDictsId.equals': id, size: 1 }
    const { total } = await unwrapList(anonymous.GET('/api/public/info-news-list', { params: { query: of } }))
    const query = { 'id.equals': id }
    const [row] = await unwrap(anonymous.GET('/api/public/info-dicts-list', { params: { query } }))
    const below = { 'infoDictsId.equals': id, 'isDeleted.equals': 0, ...ordered }
    const rows = await unwrap(
      anonymous.GET('/api/public/info-dicts-details-list', { params: { query: below } }),
    )
    const columns = row?.headerTwoList.length
    return { total, columns, isShown: row?.isNavigation, listed: rows.map((column) => column.id).join() }
  }
  /** The entries that the website asks for, in their order. */
  const menu = async () => {
    const query = { 'dictType.equals': 'index', 'isNavigation.equals': 1, ...ordered }
    const rows = await unwrap(anonymous.GET('/api/public/info-dicts-list', { params: { query } }))
    return rows.map((row) => row.id)
  }
  const shown = await menu()
  const before = await look()
  await show(0)
  const seen = async () => ({ ...(await look()), left: await menu() })
  const { total, columns, isShown, listed, left } = await seen().finally(() => putBack(() => show(1)))
  const others = shown.filter((one) => one !== id).join()
  expect(left.join() === others, 'the navigation leaves out what is hidden', left.join(), 'listDictionaries')
  const again = (await menu()).join()
  expect(again === shown.join(), 'what is shown again stands where it stood', again, 'listDictionaries')
  expect(total === before.total, 'what is hidden keeps its news', `${total} of ${before.total}`, 'listNews')
  expect(isShown === 0, 'what is hidden says so', isShown, 'listDictionaries')
  const rule = 'what is hidden keeps its columns'
  expect(columns === before.columns, rule, `${columns} of ${before.columns}`, 'listDictionaries')
  expect(listed === before.listed, rule, `${listed} of ${before.listed}`, 'listDictionaryDetails')
}

export const deskContent: Scenario[] = [
  {
    name: 'The desk: banners and navigation stand in the order that they were put into',
    operations: [
      ...(['orderDeskBanners', 'orderDeskNavigation', 'orderDeskColumns', 'renameDeskDictionary'] as const),
      ...(['listDictionaries', 'listDictionaryDetails', 'listBanners', 'listNews'] as const),
      'listDeskLog',
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.banners', 'desk.dictionaries')
      const { anonymous } = context
      const banners = async () => {
        const query = { 'isDeleted.equals': 0, ...ordered }
        const rows = await unwrap(anonymous.GET('/api/public/info-banner-list', { params: { query } }))
        return rows.map(({ id }) => id)
      }
      const before = await banners()
      const order = before.toReversed()
      if (order.length === 0) context.skip('there is no banner')
      const orderBanners = (ids: number[]) => staff.POST('/api/admin/banners/order', { body: { order: ids } })
      const fewer = orderBanners(order.slice(1))
      await refusedField(context, 'order', 'an order that leaves a banner out', fewer)
      await unwrap(staff.POST('/api/admin/banners/order', { body: { order, read: before } }))
      try {
        const seen = await banners()
        context.expect(seen.join() === order.join(), 'visitors see the banners in that order', seen.join())
        await staleOrder(context, order, (body) => staff.POST('/api/admin/banners/order', { body }))
      } finally {
        await putBack(() => unwrap(orderBanners(before)))
      }
      const query = { 'dictType.equals': 'index', ...ordered }
      const entries = await unwrap(anonymous.GET('/api/public/info-dicts-list', { params: { query } }))
      const orderEntries = (ids: number[]) =>
        staff.POST('/api/admin/navigation/order', { body: { order: ids } })
      const [entry = context.skip('there is no navigation'), ...others] = entries
      const lacking = orderEntries(others.map(({ id }) => id))
      await refusedField(context, 'order', 'an order that leaves an entry out', lacking)
      const stands = entries.map(({ id }) => id)
      const turned = stands.toReversed()
      await unwrap(staff.POST('/api/admin/navigation/order', { body: { order: turned, read: stands } }))
      try {
        const shown = await unwrap(anonymous.GET('/api/public/info-dicts-list', { params: { query } }))
        const seen = shown.map(({ id }) => id).join()
        const rule = 'visitors see the navigation in that order'
        context.expect(seen === turned.join(), rule, seen, 'listDictionaries')
        await staleOrder(context, turned, (body) => staff.POST('/api/admin/navigation/order', { body }))
      } finally {
        await putBack(() => unwrap(orderEntries(stands)))
      }
      await renameEntry(context, staff, entry)
      await hideEntry(context, staff, entries)
      await orderColumns(context, staff, entries)
    },
  },
  {
    name: 'The desk: a course has as many people as its enrolments',
    operations: ['listDeskCourses', 'listDeskEnrollments'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      const many = { 'enrolled.greaterThan': 0, 'enrolled.lessThanOrEqual': onOnePage }
      const query = { ...many, sort: ['completed,desc' as const], size: 1 }
      const [course] = await unwrap(staff.GET('/api/admin/courses', { params: { query } }))
      const { id, enrolled, creditedHours } =
        course ?? context.skip(`no course is taken by somebody, and by no more than ${onOnePage}`)
      const of = { 'courseId.equals': id, size: onOnePage }
      const rows = await unwrap(staff.GET('/api/admin/enrollments', { params: { query: of } }))
      context.expect(rows.length === enrolled, 'as many take it as the list of courses says', rows.length)
      const hours = rows.reduce((sum, row) => sum + row.creditedHours, 0)
      context.expect(
        hours === creditedHours,
        'as many hours are credited as it says',
        `${hours} of ${creditedHours}`,
      )
    },
  },
]
