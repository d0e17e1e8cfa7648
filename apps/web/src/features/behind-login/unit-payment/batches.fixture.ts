import type { BatchRow, MemberApplyTop, UnitPerson } from '@portal/api-contract'
import { type PayRow, payRow } from './rows/pay-row.ts'

/** One of the unit's own people, who owes two years. */
export const miao = {
  id: 3,
  name: '苗青',
  idNumber: '349906********5662',
  certNo: '建[造]1116349950217',
  payableFees: [
    { feeYear: 2025, amount: 200 },
    { feeYear: 2026, amount: 200 },
  ],
} as UnitPerson

/** Another one, who owes nothing. */
export const tian = {
  ...miao,
  id: 4,
  name: '田广策',
  idNumber: '349905********2895',
  payableFees: [],
} as UnitPerson

/** A row about a stranger that breaks no rule. */
export const strangerRow = (known: Partial<PayRow> = {}): PayRow =>
  payRow({
    name: '沈维衡',
    idNumber: '349906196803128296',
    phone: '15993320964',
    feeYear: '2026',
    ...known,
  })

/** A row about one of the unit's own people, as a batch has it. */
export const ownRow = (feeYear = 2026, { id, name } = miao): BatchRow => ({
  personId: id,
  name,
  idNumber: null,
  phone: null,
  certNo: null,
  feeYear,
  amount: 200,
})

/** A batch as the backend answers it. */
export const batchOf = (changed: Partial<MemberApplyTop> = {}): MemberApplyTop => ({
  id: 4001,
  batchNo: 'DJ20261118004001',
  companyId: 6,
  companyName: '江川恒信工程造价咨询有限公司',
  members: [ownRow()],
  personCount: 1,
  totalAmount: 200,
  status: 'DRAFT',
  orderId: null,
  submitDate: null,
  createdDate: '2026-11-18T02:00:00.000Z',
  lastModifiedDate: '2026-11-18T02:00:00.000Z',
  isDeleted: 0,
  orderNum: 4001,
  ...changed,
})
