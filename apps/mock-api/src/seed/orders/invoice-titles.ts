import type { InvoiceTitleInput } from '@portal/api-contract'
import { prcInstant, prcYear } from '../../domain/prc-time.ts'
import { insertTitle, makeDefault } from '../../resources/finance/invoice-titles/title-store.ts'
import type { World } from '../../world.ts'
import { personaSeeds } from '../personas.ts'

/** The books of titles that personas have, each one's default first. */
const books: Record<string, InvoiceTitleInput[]> = {
  hengxin: [
    {
      titleType: 'COMPANY',
      buyerName: '江川恒信工程造价咨询有限公司',
      buyerTaxNo: '91349901MA2HX01K7F',
      buyerAddress: '江川省临江市云帆路88号',
      buyerTel: '0591-83300188',
      buyerBankName: '江川银行临江分行营业部',
      buyerBankAccount: '6901123456780001',
      email: 'finance@hengxin.example',
    },
    {
      titleType: 'COMPANY',
      buyerName: '江川恒信工程造价咨询有限公司云洲分公司',
      buyerTaxNo: '91349902MA2KY08E1T',
      email: 'yunzhou@hengxin.example',
    },
  ],
  lin: [{ titleType: 'PERSON', buyerName: '林知远', email: 'lin@mail.example' }],
}

/** The titles that members keep, from the year's beginning on, or from now where that lies ahead. After the members. */
export function seedInvoiceTitles({ db, clock }: World): void {
  const now = clock.now()
  const january = prcInstant(`${prcYear(now)}-01-12`, 10)
  const at = (january < now ? january : now).toISOString()
  for (const [persona, titles] of Object.entries(books)) {
    const ownerId = personaSeeds.findIndex(({ key }) => key === persona) + 1
    const [first] = titles.map((title) => insertTitle(db, ownerId, title, at))
    if (first !== undefined) makeDefault(db, ownerId, first)
  }
}
