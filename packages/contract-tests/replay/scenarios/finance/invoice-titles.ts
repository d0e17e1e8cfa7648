import { type InvoiceTitleInput, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { putBack } from '../../../shared/http/put-back.ts'
import { firstDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { onceAtOnce, refused, refusedField, refusedForeign, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { draftOfFreeOrder, ofBuyer } from './invoices.ts'

const path = '/api/member-invoice-titles'

/** A company that no book has, with all that can be said of it: its number ends in what the clock says. */
const someCompany = (): InvoiceTitleInput => ({
  titleType: 'COMPANY',
  buyerName: `契约回放抬头${Date.now()}`,
  buyerTaxNo: String(Date.now()).padStart(15, '3'),
  buyerAddress: '临江市江北区观澜路20号',
  buyerTel: '0590-8226018',
  buyerBankName: '临江银行江北支行',
  buyerBankAccount: '6222000012345678',
  email: 'finance@portal.example',
  phone: '13900000001',
})

const keep = (client: PortalClient, body: InvoiceTitleInput) => client.POST(path, { body })
const change = (client: PortalClient, body: InvoiceTitleInput) => client.PUT(path, { body })

const listed = (client: PortalClient) => unwrap(client.GET(path, { params: { query: { size: 200 } } }))

/** A default takes that from the one before it, also in a book whose only title it was. */
async function replaceDefault(context: Context, unit: PortalClient): Promise<void> {
  const before = (await listed(unit)).find(({ isDefault }) => isDefault)
  const made = [1, 2].map((place) => ({ ...someCompany(), buyerName: `契约回放默认${place}${Date.now()}` }))
  const ids: number[] = []
  try {
    const expectOne = async (id: number) => {
      const defaults = (await listed(unit)).filter(({ isDefault }) => isDefault).map((title) => title.id)
      const rule = 'a book has one default, the last that was made so'
      context.expect(defaults.join() === String(id), rule, defaults)
    }
    for (const body of made) {
      const { id } = await unwrap(keep(unit, { ...body, isDefault: true }))
      ids.push(id)
      await expectOne(id)
    }
    // By a change it moves as by a new title: to the first, and back to the second.
    for (const [place, id] of ids.entries()) {
      const body = made[place]
      if (body) await unwrap(change(unit, { ...body, id, isDefault: true }))
      await expectOne(id)
    }
    const [first] = made
    // The other one is changed last now.
    if (first) await unwrap(change(unit, { ...first, id: ids[0], phone: null }))
    const leading = (await listed(unit))[0]
    const before = 'the default comes before a title that was changed since'
    context.expect(leading?.id === ids.at(-1), before, leading?.buyerName, 'listInvoiceTitles')
    const last = made.at(-1)
    if (last) await unwrap(change(unit, { ...last, id: ids.at(-1), isDefault: false }))
    const left = (await listed(unit)).find(({ isDefault }) => isDefault)
    const none = 'a default that is one no more leaves the book without one'
    context.expect(left === undefined, none, left?.buyerName, 'updateInvoiceTitle')
    const alike = first && change(unit, { ...first, id: ids.at(-1) })
    if (alike)
      await refusedWith(context, 409, 'error.titleExists', 'a change into a title that is kept', alike)
    // The default is the first to be taken away, while others are left in the book.
    if (last) await unwrap(change(unit, { ...last, id: ids.at(-1), isDefault: true }))
  } finally {
    await putBack(() => takeAway(context, unit, ids))
    if (before) await putBack(() => unwrap(change(unit, before)))
  }
}

/** Takes titles away, the last one first; none of the others becomes the default for it. */
async function takeAway(context: Context, client: PortalClient, ids: number[]): Promise<void> {
  for (const id of ids.toReversed()) {
    await unwrap(client.DELETE(`${path}/{id}`, at(id)))
    const next = (await listed(client)).find(({ isDefault }) => isDefault)
    context.expect(
      next === undefined,
      'no other title becomes the default for one that is gone',
      next?.buyerName,
    )
  }
}

/** The default moves to a title and, where the book had one, back again. */
async function moveDefault(
  { expect, untried }: Context,
  unit: PortalClient,
  title: InvoiceTitleInput,
): Promise<void> {
  const before = (await listed(unit)).find(({ isDefault }) => isDefault)
  await unwrap(change(unit, { ...title, isDefault: true }))
  const first = (await listed(unit))[0]
  expect(first?.id === title.id && first?.isDefault === true, 'the default comes first', first?.buyerName)
  const draft = await draftOfFreeOrder(unit)
  const rule = 'an invoice is proposed to the default of the book'
  const others = draft ? ofBuyer.filter((name) => draft[name] !== title[name]) : []
  if (draft) expect(others.length === 0, rule, `${draft.buyerName}, another ${others.join(', ')}`)
  else untried(rule, 'the unit has no paid order without an invoice')
  if (!before || before.id === title.id) return
  await unwrap(change(unit, before))
  const now = (await listed(unit)).find(({ isDefault }) => isDefault)
  expect(now?.id === before.id, 'the default moves back', now?.buyerName)
}

/** An invoice stays as it was made out, whatever becomes of the title that says the same. */
async function keepInvoice(context: Context, unit: PortalClient): Promise<void> {
  const [invoice] = await unwrap(unit.GET('/api/member-invoices', { params: { query: { size: 1 } } }))
  const what = 'an invoice stays as it was made out'
  if (!invoice) return context.untried(what, 'the unit has none')
  const { titleType, buyerName, buyerTaxNo } = invoice
  const kept = (await listed(unit)).find(
    (one) => one.buyerName === buyerName && one.buyerTaxNo === buyerTaxNo,
  )
  const title = kept ?? { titleType, buyerName, ...(buyerTaxNo && { buyerTaxNo }) }
  const id = kept?.id ?? (await unwrap(keep(unit, title))).id
  const undo = () => unwrap<unknown>(kept ? change(unit, kept) : unit.DELETE(`${path}/{id}`, at(id)))
  const read = () => unwrap(unit.GET('/api/member-invoices-detail/{id}', at(invoice.id)))
  const before = await read()
  const { email, phone, buyerAddress } = someCompany()
  try {
    await unwrap(change(unit, { ...title, id, email, phone, buyerAddress }))
    const other = firstDifference(before, await read())
    context.expect(other === null, what, `another ${other}`, 'getMemberInvoice')
  } finally {
    await putBack(undo)
  }
}

/** A person's title may have a company's name; without a number it is the same as another one without. */
async function keepWithoutNumber(context: Context, unit: PortalClient, buyerName: string): Promise<void> {
  const body = { titleType: 'PERSON' as const, buyerName }
  const ids: number[] = []
  const keepNow = async () => {
    const answered = await keep(unit, body)
    if (answered.data) ids.push(answered.data.id)
    return answered
  }
  try {
    const { status } = (await keepNow()).response
    context.expect(status === 201, 'a person’s title may have a company’s name', status)
    const what = 'keeping a title without a number twice'
    await refusedWith(context, 409, 'error.titleExists', what, keepNow())
  } finally {
    for (const id of ids) await unwrap(unit.DELETE(`${path}/{id}`, at(id)))
  }
}

/** A company of the same name is another one by another number. */
async function keepWithOtherNumber(context: Context, unit: PortalClient, body: InvoiceTitleInput) {
  const { data, response } = await keep(unit, { ...body, buyerTaxNo: String(Date.now()).padStart(15, '4') })
  const rule = 'a title of the same name and another number is another title'
  context.expect(data !== undefined, rule, response.status, 'createInvoiceTitle')
  if (data) await putBack(() => unwrap(unit.DELETE(`${path}/{id}`, at(data.id))))
}

/** The first title of a book is its default without being asked for, the second is not. */
async function keepTheFirst(context: Context, person: PortalClient): Promise<void> {
  const rule = 'the first title of a book is its default, and no further one'
  if ((await listed(person)).length > 0) return context.untried(rule, 'the person keeps titles already')
  const ids: number[] = []
  try {
    const made: boolean[] = []
    for (const body of [someCompany(), { titleType: 'PERSON' as const, buyerName: '契约回放抬头' }]) {
      const { id, isDefault } = await unwrap(keep(person, body))
      ids.push(id)
      made.push(isDefault)
    }
    context.expect(made.join() === 'true,false', rule, made.join())
  } finally {
    // The default goes before the only one that is left.
    await putBack(() => takeAway(context, person, ids.toReversed()))
  }
}

export const invoiceTitles: Scenario[] = [
  {
    name: 'A title is kept in the book, changed, and taken out of it',
    operations: [
      ...(['getInvoiceDraft', 'getMemberInvoice'] as const),
      ...(['listInvoiceTitles', 'createInvoiceTitle', 'updateInvoiceTitle'] as const),
      ...(['getInvoiceTitle', 'deleteInvoiceTitle'] as const),
    ],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      const body = someCompany()
      await refusedField(context, 'buyerTaxNo', 'no number', keep(unit, { ...body, buyerTaxNo: null }))
      const misread = { ...body, buyerTaxNo: '91349901MA2HX01K70' }
      await refusedField(context, 'buyerTaxNo', 'a number with a wrong check character', keep(unit, misread))
      await refusedWith(
        context,
        400,
        'error.idexists',
        'a title that has an id',
        keep(unit, { ...body, id: 1 }),
      )
      await refusedWith(context, 400, 'error.idnull', 'a change without an id', change(unit, body))
      await keepInvoice(context, unit)
      const { id } = await unwrap(onceAtOnce(context, 'keeping a title', () => keep(unit, body)))
      const params = { path: { id } }
      try {
        const alone = await unwrap(unit.GET(`${path}/{id}`, { params }))
        context.expect(alone.buyerName === body.buyerName, 'a title is read alone', alone.buyerName)
        await refusedWith(context, 409, 'error.titleExists', 'keeping it twice', keep(unit, body))
        await keepWithOtherNumber(context, unit, body)
        await keepWithoutNumber(context, unit, body.buyerName)
        for (const [what, buyerTaxNo] of [
          ['no number', null],
          ['a number with a wrong check character', misread.buyerTaxNo],
        ] as const)
          await refusedField(
            context,
            'buyerTaxNo',
            `a change to ${what}`,
            change(unit, { ...body, id, buyerTaxNo }),
          )
        const changed = await unwrap(change(unit, { ...body, id, phone: '13900000000' }))
        context.expect(changed.phone === '13900000000', 'it is changed', changed.phone)
        const query = { 'id.equals': id }
        const [row] = await unwrap(unit.GET(path, { params: { query } }))
        context.expect(row?.buyerName === body.buyerName, 'the book has it', row?.buyerName)
        // Its answer is held to what was put: what is left out is null.
        const { titleType, buyerName, buyerTaxNo } = body
        await unwrap(change(unit, { id, titleType, buyerName, ...(buyerTaxNo && { buyerTaxNo }) }))
        await moveDefault(context, unit, { ...body, id })
        await replaceDefault(context, unit)
        const person = await context.as('person')
        await refusedForeign(context, "another's title", person.GET(`${path}/{id}`, { params }))
        await keepTheFirst(context, person)
      } finally {
        await unwrap(unit.DELETE(`${path}/{id}`, { params }))
      }
      await refused(context, 404, 'a title that is gone', unit.GET(`${path}/{id}`, { params }))
      const left = (await listed(unit)).some((title) => title.id === id)
      context.expect(!left, 'the book has no title that is gone', id)
    },
  },
]
