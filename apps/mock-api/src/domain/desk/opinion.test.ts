import { expect, it } from 'vitest'
import { isOpinionMissing, opinionText } from './opinion.ts'

it('puts what to mend below the opinion, one line each', () => {
  const reasons = [
    { field: 'company.uscc', text: '统一社会信用代码有误 ' },
    { field: 'materials', text: '营业执照不清晰' },
  ]
  expect(opinionText({ opinion: '请补正。', reasons })).toBe(
    '请补正。\n1. 统一社会信用代码有误\n2. 营业执照不清晰',
  )
  expect(opinionText({ reasons: [] })).toBe('')
})

it('wants a reason for all but an approval', () => {
  expect(isOpinionMissing('RETURN', ' ')).toBe(true)
  expect(isOpinionMissing('REJECT', '不符合条件')).toBe(false)
  expect(isOpinionMissing('APPROVE', '')).toBe(false)
})
