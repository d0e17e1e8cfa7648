import type { InvoiceTitle, InvoiceTitleInput } from '@portal/api-contract'
import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { invalid, notFound, problem } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { titleErrors } from '../../../domain/order/invoice-title.ts'
import type { World } from '../../../world.ts'
import {
  findSameTitle,
  findTitle,
  hasTitles,
  insertTitle,
  leaveWithoutDefault,
  makeDefault,
  removeTitle,
  type TitleRow,
  toInvoiceTitle,
  updateTitle,
} from './title-store.ts'

function ownTitle({ db }: World, ownerId: number, id: number): TitleRow {
  const title = findTitle(db, ownerId, id)
  if (!title) throw notFound()
  return title
}

/** @throws HttpProblem 400 for a field, 409 when another title of the book is the same */
function check({ db }: World, ownerId: number, title: InvoiceTitleInput): void {
  const errors = titleErrors(title)
  if (errors.length > 0) throw invalid(errors)
  const same = findSameTitle(db, ownerId, title)
  if (same && same.id !== title.id)
    throw problem(409, 'error.titleExists', `Title ${same.id} of the book is the same`)
}

function create(world: World, ownerId: number, body: InvoiceTitleInput): InvoiceTitle {
  const { db, clock } = world
  if (body.id !== undefined) throw problem(400, 'error.idexists', 'A new title cannot have an id yet')
  check(world, ownerId, body)
  const isFirst = !hasTitles(db, ownerId)
  const id = insertTitle(db, ownerId, body, clock.now().toISOString())
  if (isFirst || body.isDefault) makeDefault(db, ownerId, id)
  return toInvoiceTitle(ownTitle(world, ownerId, id))
}

function update(world: World, ownerId: number, body: InvoiceTitleInput): InvoiceTitle {
  const { db, clock } = world
  const { id } = body
  if (id === undefined) throw problem(400, 'error.idnull', 'Name the title by its id')
  if (!findTitle(db, ownerId, id)) throw problem(400, 'error.idnotfound', `No title ${id}`)
  check(world, ownerId, body)
  updateTitle(db, id, body, clock.now().toISOString())
  if (body.isDefault) makeDefault(db, ownerId, id)
  else leaveWithoutDefault(db, id)
  return toInvoiceTitle(ownTitle(world, ownerId, id))
}

export const invoiceTitleHandlers = {
  listInvoiceTitles(call) {
    const { rows, total } = selectPage<TitleRow>(call, {
      select: '*',
      from: 'memberInvoiceTitle',
      where: 'ownerId = ?',
      parameters: [call.caller.memberId],
    })
    return page(rows.map(toInvoiceTitle), total)
  },
  getInvoiceTitle: ({ world, caller, params }) =>
    ok(toInvoiceTitle(ownTitle(world, caller.memberId, params.id))),
  createInvoiceTitle({ world, caller, body }) {
    const title = world.db.transaction(() => create(world, caller.memberId, body))
    return created(title, { location: `api/member-invoice-titles/${title.id}` })
  },
  updateInvoiceTitle: ({ world, caller, body }) =>
    ok(world.db.transaction(() => update(world, caller.memberId, body))),
  deleteInvoiceTitle({ world, caller, params }) {
    removeTitle(world.db, ownTitle(world, caller.memberId, params.id).id)
    return noContent()
  },
} satisfies Partial<Handlers>
