import { i18n } from '@lingui/core'
import type { UnitPerson } from '@portal/api-contract'
import { readSheet } from 'read-excel-file/web-worker'
import { beforeEach, describe, expect, it } from 'vitest'
import { miao, tian } from '../batches.fixture.ts'
import { type PayRow, rowsOfPerson } from '../rows/pay-row.ts'
import { rowFaults } from '../rows/row-faults.ts'
import { rowsOfLayout } from './import-rows.ts'
import { matchOf } from './match-columns.ts'
import { readTable } from './read-table.ts'
import { csv } from './tables.fixture.ts'
import { templateOf } from './template.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

/** A second one of the name, who is told apart by the number. */
const other = {
  ...miao,
  ...{ id: 5, idNumber: '349901********7319', certNo: null },
  payableFees: [{ feeYear: 2026, amount: 0.1 }],
} as UnitPerson
const people = [miao, tian, other]

const template = async () => new Uint8Array(await (await templateOf(people)).arrayBuffer())
const paidFor = (rows: readonly PayRow[]) =>
  rows.map(({ personId, feeYear, amount }) => ({ personId, feeYear, amount }))
const owed = paidFor(people.flatMap((person) => rowsOfPerson(person)))

/** The rows that come of a file, as whoever uploads it has them. */
async function imported(bytes: Uint8Array) {
  const table = await readTable(bytes)
  if ('fault' in table) throw new Error(table.fault)
  const match = matchOf(table.rows, () => false)
  const { rows, ignored } = rowsOfLayout(table.rows, people, match)
  return { table: table.rows, isSure: match.isSure, ignored, rows, faults: rowFaults(rows, people) }
}

describe('the template', () => {
  it('says what each person owes, as a number that a spreadsheet adds up', async () => {
    const [head, ...rows] = await readSheet((await template()).buffer)
    const column = head?.indexOf('应缴金额（元）') ?? -1
    expect(rows.map((row) => row[column])).toEqual([400, 0.1])
  })

  it('gives the same people and years when it is uploaded again, without a word', async () => {
    const { rows, faults, isSure, ignored } = await imported(await template())
    expect([paidFor(rows), faults.size, isSure, ignored]).toEqual([owed, 0, true, []])
  })

  it('is read as a text too, in another order, with columns of others, and its sums are not believed', async () => {
    const { table } = await imported(await template())
    const shuffled = table.map(([name, idNumber, phone, certNo, years, sum], index) => [
      ...(index > 0 ? ['9999', '财务部'] : [sum ?? '', '部门']),
      ...[years ?? '', certNo ?? '', name ?? '', phone ?? '', idNumber ?? ''],
    ])
    const { rows, faults, isSure, ignored } = await imported(new TextEncoder().encode(csv(shuffled)))
    expect([paidFor(rows), faults.size, isSure, ignored]).toEqual([owed, 0, true, ['部门']])
  })
})
