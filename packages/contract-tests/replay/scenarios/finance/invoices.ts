import {
  type InvoiceApplication,
  type InvoiceDraft,
  type PortalClient,
  unwrap,
  unwrapList,
} from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { onceAtOnce, refused, refusedField, refusedForeign, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

const fen = (yuan: number) => Math.round(yuan * 100)

const apply = (client: PortalClient, body: InvoiceApplication) =>
  client.POST('/api/member/invoice-apply', { body })
const revise = (client: PortalClient, body: InvoiceApplication) =>
  client.PUT('/api/member/invoice-apply', { body })

/** A receipt to the unit itself. */
const receiptOf = ({ orders, buyerName, buyerTaxNo }: InvoiceDraft): InvoiceApplication => ({
  orderIds: orders.map(({ id }) => id),
  invoiceKind: 'FISCAL_RECEIPT',
  titleType: 'COMPANY',
  buyerName,
  buyerTaxNo,
  email: 'finance@portal.example',
})

/** What an invoice over a fee could look like; nothing for who has paid none that lacks one. */
export async function draftOfFreeOrder(client: PortalClient): Promise<InvoiceDraft | undefined> {
  const query = {
    'status.equals': 'PAID',
    'invoiceStatus.equals': 'NONE',
    'orderType.equals': 'MEMBER_FEE',
    size: 1,
  }
  const [order] = await unwrap(client.GET('/api/member-orders', { params: { query } }))
  if (!order) return undefined
  const params = { path: { id: order.id } }
  return unwrap(client.GET('/api/member-invoices/apply/{id}', { params }))
}

/** What may not stand on an invoice over fees is refused alike, whether it is applied for or mended. */
async function refusedBodies(
  context: Context,
  body: InvoiceApplication,
  send: (body: InvoiceApplication) => ReturnType<typeof apply>,
): Promise<void> {
  const vat = send({ ...body, invoiceKind: 'E_NORMAL' })
  await refusedField(context, 'invoiceKind', 'a VAT invoice for fees', vat)
  const nameless = send({ ...body, buyerTaxNo: null })
  await refusedField(context, 'buyerTaxNo', 'a company without number', nameless)
  const special = { ...body, invoiceKind: 'E_SPECIAL' } as const
  for (const field of ['buyerAddress', 'buyerTel', 'buyerBankName', 'buyerBankAccount'])
    await refusedField(context, field, `a special invoice without ${field}`, send(special))
}

async function refusedApplications(context: Context, client: PortalClient, body: InvoiceApplication) {
  await refusedBodies(context, body, (other) => apply(client, other))
  await refusedWith(
    context,
    400,
    'error.idexists',
    'an application that has an id',
    apply(client, { ...body, id: 1 }),
  )
  await refusedWith(context, 400, 'error.idnull', 'a revision without an id', revise(client, body))
  await refusedForeign(context, "another's order", apply(await context.as('person'), body))
}

async function checkInvoice(context: Context, unit: PortalClient, id: number): Promise<void> {
  const params = { path: { id } }
  const detail = await unwrap(unit.GET('/api/member-invoices-detail/{id}', { params }))
  const sum = detail.orders.reduce((total, order) => total + fen(order.totalAmount), 0)
  context.expect(sum === fen(detail.amount), 'the orders add up', `${sum / 100} / ${detail.amount}`)
  const person = await context.as('person')
  const foreign = person.GET('/api/member-invoices-detail/{id}', { params })
  await refusedForeign(context, "another member's invoice", foreign)
}

/** What is neither a fee nor a course is a service, which takes either VAT invoice and no receipt. */
export async function checkService(context: Context, client: PortalClient, id: number): Promise<void> {
  const draft = await unwrap(client.GET('/api/member-invoices/apply/{id}', { params: { path: { id } } }))
  const kinds = draft.invoiceKinds.toSorted().join()
  context.expect(
    kinds === 'E_NORMAL,E_SPECIAL',
    'a service takes either VAT invoice',
    kinds,
    'getInvoiceDraft',
  )
  const receipt = { ...receiptOf(draft), titleType: 'PERSON', buyerTaxNo: null } as const
  await refusedField(context, 'invoiceKind', 'a receipt for a service', apply(client, receipt))
}

/** What else may stand on an invoice over a fee are all the other fees that are paid and not invoiced. */
async function checkOthers(context: Context, client: PortalClient, { orders, otherOrders }: InvoiceDraft) {
  const free = { 'status.equals': 'PAID', 'invoiceStatus.equals': 'NONE', 'orderType.equals': 'MEMBER_FEE' }
  const query = { ...free, 'id.notIn': orders.map(({ id }) => id), size: 200 }
  const listed = await unwrap(client.GET('/api/member-orders', { params: { query } }))
  const idsOf = (some: { id: number }[]) => String(some.map(({ id }) => id).toSorted((a, b) => a - b))
  const rule = 'a draft offers all that may stand beside its order'
  context.expect(idsOf(otherOrders) === idsOf(listed), rule, idsOf(otherOrders), 'getInvoiceDraft')
}

/** What an invoice says of its buyer. */
export const ofBuyer = [
  ...(['titleType', 'buyerName', 'buyerTaxNo', 'buyerAddress', 'buyerTel'] as const),
  ...(['buyerBankName', 'buyerBankAccount', 'email', 'phone'] as const),
]

/** The buyer that a form begins with is the default of the book, else that of the last invoice, else the member itself. */
export async function checkBuyer(context: Context, client: PortalClient, draft: InvoiceDraft): Promise<void> {
  const titles = await unwrap(client.GET('/api/member-invoice-titles', { params: { query: { size: 200 } } }))
  const [last] = await unwrap(client.GET('/api/member-invoices', { params: { query: { size: 1 } } }))
  const before = titles.find(({ isDefault }) => isDefault) ?? last
  const rule =
    'a draft is to the default of the book, else to whom the last invoice was, with all that it says'
  if (before) {
    // Where the default says no mail address, one may be taken from elsewhere.
    const others = ofBuyer.filter((name) => draft[name] !== before[name] && before[name] !== null)
    return context.expect(others.length === 0, rule, `another ${others.join()}`, 'getInvoiceDraft')
  }
  const basic = await unwrap(client.GET('/api/member-basic/detail'))
  const itself = basic.ownerType === 'UNIT' ? [basic.companyName, basic.uscc] : [basic.name, null]
  const { buyerName, buyerTaxNo, email } = draft
  const isItself = itself[0] === buyerName && itself[1] === buyerTaxNo && email === basic.email
  const seen = `${buyerName}, ${buyerTaxNo}, ${email}`
  context.expect(isItself, 'else the buyer is the member itself', seen, 'getInvoiceDraft')
}

export const invoices: Scenario[] = [
  {
    name: 'An order is invoiced once, and the application can be mended',
    operations: [
      ...(['getInvoiceDraft', 'applyForInvoice', 'reviseInvoiceApplication'] as const),
      ...(['getMemberInvoice', 'getMemberOrder'] as const),
    ],
    writes: true,
    leaves: 'an application for an invoice of the unit',
    async run(context) {
      const unit = await context.as('unit')
      const draft = await draftOfFreeOrder(unit)
      if (!draft) return context.skip('the unit has no paid order without an invoice')
      context.expect(draft.invoiceKinds.join() === 'FISCAL_RECEIPT', 'fees are receipted', draft.invoiceKinds)
      await checkBuyer(context, unit, draft)
      await checkOthers(context, unit, draft)
      const body = receiptOf(draft)
      await refusedApplications(context, unit, body)
      const invoice = await unwrap(onceAtOnce(context, 'applying for an invoice', () => apply(unit, body)))
      context.expect(fen(invoice.amount) === fen(draft.amount), 'it is of its orders’ amount', invoice.amount)
      await refusedWith(context, 409, 'error.orderInvoiced', 'applying twice', apply(unit, body))
      const params = { path: { id: body.orderIds[0] ?? 0 } }
      const { invoiceStatus } = await unwrap(unit.GET('/api/member-order-detail/{id}', { params }))
      context.expect(invoiceStatus === 'APPLIED', 'its order says that it was applied for', invoiceStatus)
      const again = unit.GET('/api/member-invoices/apply/{id}', { params })
      await refusedWith(context, 409, 'error.orderInvoiced', 'an order that has an application', again)
      await refusedBodies(context, { ...body, id: invoice.id }, (other) => revise(unit, other))
      const mended = await unwrap(revise(unit, { ...body, id: invoice.id, remark: '契约回放' }))
      context.expect(
        mended.remark === '契约回放' && mended.status === 'PENDING',
        'it waits again',
        mended.status,
      )
      const shorter = await unwrap(revise(unit, { ...body, id: invoice.id }))
      const isGone = shorter.remark === null
      context.expect(isGone, 'a remark that is left out of what is mended is gone', shorter.remark)
      const foreign = revise(await context.as('person'), { ...body, id: invoice.id })
      await refusedForeign(context, "mending another member's application", foreign, 400)
      await checkInvoice(context, unit, invoice.id)
    },
  },
  {
    name: 'Invoices are listed, and what is issued has number and files',
    operations: ['listMemberInvoices', 'getMemberInvoice', 'getInvoiceDraft'],
    writes: false,
    async run(context) {
      const unit = await context.as('unit')
      const query = { sort: ['createdDate,desc' as const], size: 100 }
      const { items } = await unwrapList(unit.GET('/api/member-invoices', { params: { query } }))
      for (const row of items) {
        const isIssued = row.status === 'ISSUED' || row.status === 'RED_FLUSHED'
        context.expect(isIssued === (row.invoiceNo !== null), 'a number is given on issuing', row.status)
        context.expect(isIssued === (row.pdfUrl !== null), 'files are there once it is issued', row.status)
      }
      const [first] = items
      if (first) await checkInvoice(context, unit, first.id)
      for (const client of [unit, ...(await context.others()).map((one) => one.client)]) {
        const draft = await draftOfFreeOrder(client)
        if (draft) await checkBuyer(context, client, draft)
      }
      const params = { path: { id: 9007199254740991 } }
      await refused(context, 404, 'an unknown order', unit.GET('/api/member-invoices/apply/{id}', { params }))
    },
  },
]
