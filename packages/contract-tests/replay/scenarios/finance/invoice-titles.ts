import { type InvoiceTitleInput, type PortalClient, unwrap } from '@portal/api-contract'
import { refused, refusedField, refusedForeign } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

const path = '/api/member-invoice-titles'

/** A company that no book has: its number ends in what the clock says. */
const someCompany = (): InvoiceTitleInput => ({
  titleType: 'COMPANY',
  buyerName: `契约回放抬头${Date.now()}`,
  buyerTaxNo: String(Date.now()).padStart(15, '3'),
  email: 'finance@portal.example',
})

const keep = (client: PortalClient, body: InvoiceTitleInput) => client.POST(path, { body })
const change = (client: PortalClient, body: InvoiceTitleInput) => client.PUT(path, { body })

export const invoiceTitles: Scenario[] = [
  {
    name: 'A title is kept in the book, changed, and taken out of it',
    operations: [
      ...(['listInvoiceTitles', 'createInvoiceTitle', 'updateInvoiceTitle'] as const),
      ...(['getInvoiceTitle', 'deleteInvoiceTitle'] as const),
    ],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      const body = someCompany()
      await refusedField(context, 'buyerTaxNo', 'no number', keep(unit, { ...body, buyerTaxNo: null }))
      await refused(context, 400, 'a title that has an id', keep(unit, { ...body, id: 1 }))
      await refused(context, 400, 'a change without an id', change(unit, body))
      const { id } = await unwrap(keep(unit, body))
      const params = { path: { id } }
      try {
        await refused(context, 409, 'keeping it twice', keep(unit, body))
        const changed = await unwrap(change(unit, { ...body, id, phone: '13900000000' }))
        context.expect(changed.phone === '13900000000', 'it is changed', changed.phone)
        const query = { 'id.equals': id }
        const [listed] = await unwrap(unit.GET(path, { params: { query } }))
        context.expect(listed?.buyerName === body.buyerName, 'the book has it', listed?.buyerName)
        const person = await context.as('person')
        await refusedForeign(context, "another's title", person.GET(`${path}/{id}`, { params }))
      } finally {
        await unwrap(unit.DELETE(`${path}/{id}`, { params }))
      }
      await refused(context, 404, 'a title that is gone', unit.GET(`${path}/{id}`, { params }))
    },
  },
]
