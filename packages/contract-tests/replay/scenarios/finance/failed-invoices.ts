import { unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { invoiceable } from '../account/decided.ts'
import { type Journey, minute, onJourney } from '../account/travel.ts'

const elsewhere =
  'it takes the association and the tax authority: apply with a tax number that nobody has, and look at the application once it was tried'

/** A company whose number has a wrong check character, which the tax authority's platform does not know. */
const unknownCompany = {
  titleType: 'COMPANY',
  buyerName: '临江启衡工程咨询有限公司',
  buyerTaxNo: '91349901MA2QH21B70',
  email: 'failed@portal.example',
} as const
const company = { ...unknownCompany, buyerTaxNo: '91349901MA2QH21B7T' }

/** What is being issued is not mended, and what failed is. */
async function fail(context: Context, { to }: Journey): Promise<void> {
  const decide = context.association()
  const { client, body } = await invoiceable(context)
  const [orderId = 0] = body.orderIds
  const asked = { ...body, ...unknownCompany }
  const { id } = await unwrap(client.POST('/api/member/invoice-apply', { body: asked }))
  await decide({ kind: 'INVOICE', naming: asked.email, result: 'APPROVE' })
  const read = () => unwrap(client.GET('/api/member-invoices-detail/{id}', at(id)))
  const mend = () => client.PUT('/api/member/invoice-apply', { body: { ...body, ...company, id } })
  const what = 'mending what is being issued'
  if ((await read()).status === 'ISSUING')
    await refusedWith(context, 409, 'error.invoiceNotEditable', what, mend())
  else context.untried(`${what} is refused`, 'it is issued at once')
  await to(context.now().getTime() + 10 * minute, async () => {
    const { status } = await read()
    const rule = 'an application that failed can be mended'
    if (status !== 'FAILED') return context.untried(rule, `a wrong tax number is ${status}`)
    const { invoiceStatus } = await unwrap(client.GET('/api/member-order-detail/{id}', at(orderId)))
    const waits = 'an order waits for its invoice to be mended'
    context.expect(invoiceStatus === 'APPLIED', waits, invoiceStatus, 'getMemberOrder')
    const { data: mended, response } = await mend()
    const isWaiting = mended?.status === 'PENDING' && mended.failReason === null
    context.expect(isWaiting, rule, mended?.status ?? response.status, 'reviseInvoiceApplication')
  })
}

export const failedInvoices: Scenario[] = [
  {
    name: 'An invoice that the platform does not issue fails, and is mended then',
    operations: [
      'decideDeskReview',
      'applyForInvoice',
      'reviseInvoiceApplication',
      'getMemberInvoice',
      'getMemberOrder',
    ],
    writes: true,
    run: (context) => onJourney(context, elsewhere, (journey) => fail(context, journey)),
  },
]
