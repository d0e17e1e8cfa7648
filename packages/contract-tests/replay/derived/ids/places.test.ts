import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { operationOf } from '../operations.ts'
import { idPlacesOf, listOf } from './places.ts'

const namesOf = (id: Parameters<typeof operationOf>[0]) =>
  idPlacesOf(operationOf(id)).map(({ in: where, name }) => `${where} ${name}`)

describe('the places of ids', () => {
  it('are found in the path, the query and the body', () => {
    expect(namesOf('getMemberOrder')).toEqual(['path id'])
    expect(namesOf('getPrintInfo')).toEqual(['query applyId', 'query feeId'])
    expect(namesOf('payByWeixin')).toEqual(['body feeIds[]', 'body orderId'])
  })

  it('are found at any depth', () => {
    expect(namesOf('updateMemberApply')).toEqual(['body id', 'body materials[].file.id'])
  })

  it('are filled with everything around them as in the examples', () => {
    const [, file] = idPlacesOf(operationOf('createMemberApply')).concat(
      idPlacesOf(operationOf('applyForJob')),
    )
    expect(file?.call(7).body).toMatchObject({ name: '钟怀瑾', resumeFile: { id: 7, size: 48213 } })
    const [printed] = idPlacesOf(operationOf('getPrintInfo'))
    expect(printed?.call(7).query).toEqual([
      ['printType', 'APPLY_FORM'],
      ['applyId', '7'],
    ])
  })

  it('leave out the numbers that a sender gives itself', () => {
    expect(namesOf('createSite')).toEqual([])
  })

  it('know whose ids they take', () => {
    const [fees, order] = idPlacesOf(operationOf('payByWeixin'))
    expect(fees && listOf(operationOf('payByWeixin'), fees)).toBe('listMemberFees')
    expect(order && listOf(operationOf('payByWeixin'), order)).toBe('listMemberOrders')
  })

  it('are known for every operation with an id in its path', () => {
    const withId = [...operations.values()].filter(({ path }) => path.includes('{id}'))
    expect(withId.filter((operation) => idPlacesOf(operation).length === 0)).toEqual([])
  })
})
