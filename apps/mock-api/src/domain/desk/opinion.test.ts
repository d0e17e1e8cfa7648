import { expect, it } from 'vitest'
import { isOpinionMissing, opinionText } from './opinion.ts'

it('puts what to mend below the opinion, one line each', () => {
  const reasons = [
    { field: 'company.uscc', text: '与营业执照不一致 ' },
    { field: 'materials', text: '营业执照不清晰' },
    { field: 'recommender', text: '不是会员' },
    { field: 'company.unknown', text: '无此项' },
  ]
  expect(opinionText({ opinion: '请补正。', reasons })).toBe(
    '请补正。\n1. 统一社会信用代码：与营业执照不一致\n2. 申请材料：营业执照不清晰\n3. 推荐人：不是会员\n4. 无此项',
  )
  expect(opinionText({ reasons: [] })).toBe('')
})

it('wants a reason for all but an approval', () => {
  expect(isOpinionMissing('RETURN', ' ')).toBe(true)
  expect(isOpinionMissing('REJECT', '不符合条件')).toBe(false)
  expect(isOpinionMissing('APPROVE', '')).toBe(false)
})
