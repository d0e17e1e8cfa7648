import { describe, expect, it } from 'vitest'
import { operationOf } from '../operations.ts'
import { alteredFor, apart, takenOf } from './altered.ts'

const put = operationOf('updateMemberBasic')
const read = operationOf('getMemberBasic')
const profile = {
  ...{ id: 7, isComplete: true, ownerType: 'PERSON', memberNo: 'R-7', memberLevel: '会员' },
  ...{ joinDate: '2020-03-01', validTo: null, name: '苏婉清', idNumber: '110105********0028' },
}

describe('what is only read', () => {
  const altered = alteredFor(put, read, profile)

  it('gets other values of the same type, but for ids and what has none', () => {
    expect(altered?.values).toEqual({
      ...{ isComplete: false, memberNo: 'R-70', memberLevel: '会员0', joinDate: '2020-02-29' },
    })
  })

  it('is sent with what may be put', () => {
    expect(altered?.body).toEqual(profile)
  })

  it('has been taken where it is read afterwards', () => {
    const told = (seen: object) =>
      altered && takenOf(altered, { ...profile, ...seen }).map(({ path }) => path)
    expect(told({})).toEqual([])
    expect(told({ memberLevel: '会员0' })).toEqual(['/memberLevel'])
    expect(told({ memberLevel: '理事' })).toEqual([])
  })

  it('is put one by one as well', () => {
    expect(altered && apart(altered).map(({ values }) => values)).toContainEqual({ memberLevel: '会员0' })
  })

  it('is none of a body that has nothing such', () => {
    expect(alteredFor(operationOf('createInvoiceTitle'), read, profile)).toBeNull()
  })
})
