import { describe, expect, it } from 'vitest'
import { batchOf, miao, strangerRow, tian } from '../batches.fixture.ts'
import { changedRow, withMore, withYear } from './change-rows.ts'
import { identified, released } from './own-people.ts'
import { payRow, rowsOfBatch, rowsOfPerson } from './pay-row.ts'
import { restOf } from './rest.ts'
import { rowFaults } from './row-faults.ts'

const people = [miao, tian]
const faultOf = (row: ReturnType<typeof payRow>) => rowFaults([row], people).get(row.key)
const yearsOf = ({ rows }: ReturnType<typeof withYear>) => rows.map(({ feeYear }) => feeYear)

describe('a row of one of the unit’s own people', () => {
  const [row = payRow()] = rowsOfPerson(miao)

  it('says at once that a year is not owed, and which are', () => {
    expect(faultOf(row)).toBeUndefined()
    expect(faultOf({ ...row, feeYear: '2019' })).toEqual({
      field: 'feeYear',
      code: 'NotOwed',
      detail: '2025、2026',
    })
    expect(faultOf(payRow({ personId: tian.id, name: tian.name, feeYear: '2026' }))?.detail).toBe('')
  })

  it('is the backend’s to judge where the person is not known', () => {
    expect(rowFaults([{ ...row, feeYear: '2019' }]).size).toBe(0)
  })

  it('shows again what is seen of the number when the draft is opened', () => {
    const [kept] = rowsOfBatch(batchOf(), people)
    expect(kept).toMatchObject({ idNumber: miao.idNumber, certNo: miao.certNo })
  })

  it('costs what is owed for the year that is typed', () => {
    expect(changedRow(row, { feeYear: '2026' }, people).amount).toBe(200)
    expect(changedRow(row, { feeYear: '2024' }, people).amount).toBeNull()
  })
})

describe('a row whose name has been typed', () => {
  it('becomes that of one of the unit’s own people, who needs nothing else', () => {
    const row = identified(payRow({ name: '苗青', feeYear: '2026' }), people)
    expect(row).toMatchObject({ personId: 3, idNumber: miao.idNumber, amount: 200 })
    expect(faultOf(row)).toBeUndefined()
  })

  it('stays a stranger’s with a number of its own, or where two have the name', () => {
    const row = strangerRow({ name: '苗青' })
    expect(identified(row, people)).toBe(row)
    const named = payRow({ name: '苗青' })
    expect(identified(named, [miao, { ...miao, id: 9 }])).toBe(named)
  })
})

describe('a row of somebody else who has an own person’s name', () => {
  it('stays as it is while a phone is typed and no number yet', () => {
    const row = payRow({ name: '苗青', phone: '15993320964' })
    expect(identified(row, people)).toBe(row)
  })

  it('is typed again where it was taken for the own person’s, and then stays so', () => {
    const typed = payRow({ name: '苗青', certNo: '1234', feeYear: '2026' })
    const back = released(identified(typed, people))
    expect(back).toMatchObject({ ...typed, notPersonId: 3 })
    expect(identified(back, people)).toBe(back)
    expect(identified({ ...back, name: tian.name }, people).personId).toBe(tian.id)
  })

  it('is no matter where the person was chosen', () => {
    const [row = payRow()] = rowsOfPerson(miao)
    expect(released(row)).toBe(row)
  })
})

describe('what is left after a refusal', () => {
  const sent = rowsOfPerson(miao)
  const [first = payRow(), second = payRow()] = sent
  const paid = new Map([[first.key, { field: 'feeYear' as const, code: 'FeePaid' }]])
  const wrong = [strangerRow({ idNumber: '1' }), payRow({ name: '无号' }), strangerRow({ phone: '2' })]

  it('has the wrong rows that were never sent, where they stood', () => {
    const [head = payRow(), ...tail] = wrong
    const edited = [head, ...rowsOfPerson(miao), ...tail]
    expect(restOf(sent, paid, edited)).toEqual([head, second, ...tail])
  })

  it('has what is to be mended of those that were sent', () => {
    const fault = { field: 'feeYear' as const, code: 'NoFee' }
    expect(restOf(sent, new Map([[second.key, fault]]), [])).toEqual([first, { ...second, fault }])
  })
})

it('an identity number of fifteen digits is named as what it is', () => {
  expect(faultOf(strangerRow({ idNumber: '349906680312829' }))?.code).toBe('OldNumber')
})

describe('people who are in the batch already', () => {
  it('are counted, and not added again', () => {
    const rows = rowsOfPerson(miao)
    const added = withMore(rows, [...rowsOfPerson(miao), strangerRow()])
    expect([added.rows.length, added.skipped]).toEqual([3, 1])
  })

  it('are so, too, where they are strangers of whom the same was typed', () => {
    const added = withMore([strangerRow()], [strangerRow(), strangerRow({ phone: '15993320965' })])
    expect([added.rows.length, added.skipped]).toEqual([2, 1])
  })
})

describe('two hundred people, each with two years', () => {
  const peopleOf = (count: number) =>
    Array.from({ length: count }, (_, index) => rowsOfPerson({ ...miao, id: 100 + index })).flat()

  it('find room in a batch, and those beyond them are counted as people', () => {
    const added = withMore(peopleOf(199), [
      ...rowsOfPerson(miao),
      ...rowsOfPerson({ ...miao, id: 4 }),
      payRow(),
    ])
    expect([added.rows.length, added.skipped, added.left]).toEqual([401, 0, 1])
  })

  it('leave no room for rows without end', () => {
    const years = Array.from({ length: 2001 }, (_, year) => strangerRow({ feeYear: String(year) }))
    const added = withMore([], years)
    expect([added.rows.length, added.left]).toEqual([2000, 1])
  })

  it('are right, and one who is typed beside them is named as too many', () => {
    const rows = peopleOf(200)
    expect(rowFaults([...rows, payRow()]).get(rows[0]?.key ?? 0)).toBeUndefined()
    const [last = payRow()] = [strangerRow()]
    expect([...rowFaults([...rows, last])]).toEqual([[last.key, { field: 'name', code: 'TooMany' }]])
    expect(rowFaults([...rows.slice(2), last]).size).toBe(0)
  })
})

describe('one year for all', () => {
  it('leaves the other years of somebody who has that one', () => {
    const changed = withYear([...rowsOfPerson(miao), strangerRow({ feeYear: '2024' })], '2026', people)
    expect([yearsOf(changed), changed.skipped]).toEqual([['2025', '2026', '2026'], 1])
  })

  it('makes no two rows of one person the same', () => {
    const changed = withYear(rowsOfPerson(miao), '2024', people)
    expect([yearsOf(changed), changed.skipped]).toEqual([['2024', '2026'], 1])
  })

  it('is for rows without a person as well', () => {
    expect(withYear([payRow(), payRow()], '2026', people).skipped).toBe(0)
  })
})
