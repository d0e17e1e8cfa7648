import type { FeeYear, OwnerType } from '@portal/api-contract'
import { type Call, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { prcDate } from '../../../domain/prc-time.ts'

type Row = Omit<FeeYear, 'isExempt'> & { status: 'PAID' | 'EXEMPT' }

interface Register {
  table: string
  /** How many years of each member are published. */
  years: number
}

/**
 * Of the thousands of persons in the register only the last settled year is published, so that the list stays one that can be
 * read whole.
 */
const registers: Readonly<Record<OwnerType, Register>> = {
  UNIT: { table: 'registerUnit', years: 6 },
  PERSON: { table: 'registerPerson', years: 1 },
}

/** Ids of the register's years lie above those of the fees: a member's are this many apart from the next one's. */
const [firstOfRegister, step] = [10_000_000, 8]

/**
 * The years that the members of the register have settled, back from the last one that is valid; the one of joining costs
 * nothing. They pay in the December before.
 */
const registerFees = ({ table, years }: Register): string => `
  WITH RECURSIVE age (value) AS (VALUES (0) UNION ALL SELECT value + 1 FROM age WHERE value < ${years - 1}),
    settled AS (SELECT ${firstOfRegister} + id * ${step} + value AS id, id AS memberId, name, memberNo, memberLevel, joinDate,
      CAST(joinDate AS INTEGER) AS joinYear, CAST(validTo AS INTEGER) - value AS feeYear FROM ${table} CROSS JOIN age)
  SELECT id, memberId, name, memberNo, memberLevel, feeYear, iif(feeYear = joinYear, 'EXEMPT', 'PAID') AS status,
    iif(feeYear = joinYear, NULL, max(joinDate, printf('%d-12-%02d', feeYear - 1, 5 + (memberId * 7 + feeYear) % 24))) AS payDate
  FROM settled WHERE feeYear >= joinYear`

const union = (ownerType: OwnerType): string =>
  `(SELECT memberFee.id, ownerId AS memberId, member.name, memberNo, memberFee.memberLevel, feeYear, status, payDate
    FROM memberFee JOIN member ON member.id = ownerId
    WHERE memberFee.ownerType = '${ownerType}' AND status IN ('PAID', 'EXEMPT') AND memberFee.isDeleted = 0
      AND feeKind = 'YEAR'
      AND joinDate IS NOT NULL AND member.isDeleted = 0
    UNION ALL SELECT * FROM (${registerFees(registers[ownerType])}))`

const unions: Readonly<Record<OwnerType, string>> = { UNIT: union('UNIT'), PERSON: union('PERSON') }

const memberOf = `iif(value < ${firstOfRegister}, (SELECT ownerId FROM memberFee WHERE memberFee.id = value),
  (value - ${firstOfRegister}) / ${step})`

/** Finds the years of some ids by their members: no index of the register knows the ids. */
const picks = `memberId IN (SELECT ${memberOf} FROM json_each(?1)) AND id IN (SELECT value FROM json_each(?1))`

const toFeeYear = ({ status, payDate, ...row }: Row): FeeYear => ({
  ...row,
  isExempt: status === 'EXEMPT',
  payDate: payDate === null ? null : prcDate(new Date(payDate)),
})

/** The years that each member has paid, without amounts, which are not public. */
export function listFeeYears(call: Call<'listCompanyFeeYears' | 'listPersonFeeYears'>, ownerType: OwnerType) {
  const source = { select: 'fee.*', ...listOf(unions[ownerType], 'fee'), picks }
  const { rows, total } = selectPage<Row>(call, source)
  return page(rows.map(toFeeYear), total)
}
