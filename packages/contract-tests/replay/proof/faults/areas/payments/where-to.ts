import type { Fault } from '../../../fault.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

/** Faults in where money goes, and in what is told of it in part. */
export const whereToFaults: Fault[] = [
  inBody('a transfer is asked for to another account', ['payByBankTransfer'], (body) => ({
    ...body,
    accountNo: String(body.accountNo).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
  })),
  inBody('a transfer is handed in to another bank', ['handInTransferProof'], (body) => ({
    ...body,
    bankName: `${body.bankName}营业部`,
  })),
  inBody('a draft offers one order less than it could', ['getInvoiceDraft'], (body) => ({
    ...body,
    otherOrders: (body.otherOrders as Body[]).slice(1),
  })),
  inBody('what was credited is called otherwise', ['getEducationHours'], (body) => ({
    ...body,
    credits: (body.credits as Body[]).map((credit) => ({ ...credit, title: `${credit.title}（旧）` })),
  })),
]
