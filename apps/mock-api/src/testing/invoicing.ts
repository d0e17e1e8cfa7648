import type { MemberInvoiceDetail, MemberOrder } from '@portal/api-contract'
import type { Answer, TestBed } from './test-bed.ts'

/** The calls of a member who applies for invoices; the unit 恒信 when nobody is named. */

/** What a unit has to say of itself on an invoice. */
export const company = {
  titleType: 'COMPANY',
  buyerName: '江川恒信工程造价咨询有限公司',
  buyerTaxNo: '91350100M000100Y43',
  email: 'finance@hengxin.example',
} as const

export const ordersOf = async (bed: TestBed, persona: string, query: string): Promise<MemberOrder[]> =>
  (await bed.get(`/api/member-orders?${query}&size=100`, persona)).json()

/** Paid orders of the unit that are on no invoice. */
export async function freeOrders(bed: TestBed, orderType: 'MEMBER_FEE' | 'EDU'): Promise<number[]> {
  const query = `status.equals=PAID&invoiceStatus.equals=NONE&orderType.equals=${orderType}&sort=id`
  return (await ordersOf(bed, 'hengxin', query)).map(({ id }) => id)
}

export const apply = (bed: TestBed, body: object, persona = 'hengxin'): Promise<Answer> =>
  bed.post('/api/member/invoice-apply', body, persona)

export const detailOf = async (bed: TestBed, id: number): Promise<MemberInvoiceDetail> =>
  (await bed.get(`/api/member-invoices-detail/${id}`, 'hengxin')).json()
