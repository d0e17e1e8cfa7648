import type { ApplyAuditRecord } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { remarksOf } from './remarks.ts'

const record = (reasons?: ApplyAuditRecord['reasons']): ApplyAuditRecord => ({
  ...{
    node: '初审',
    result: 'RETURN',
    opinion: '请补正。',
    auditor: '协会秘书处',
    time: '2026-11-12T02:00:00Z',
  },
  ...(reasons && { reasons }),
})

const older = record([{ field: 'company.uscc', text: '与营业执照不一致' }])
const newer = record([{ field: 'company.address', text: '请写到门牌号' }])

it('are those of the review that returned it last', () => {
  const remarks = remarksOf({ status: 'RETURNED', auditRecords: [older, newer] })
  expect([...remarks]).toEqual([['company.address', '请写到门牌号']])
})

it('are none where the opinion says all, and once it was handed in again', () => {
  expect(remarksOf({ status: 'RETURNED', auditRecords: [older, record()] }).size).toBe(0)
  expect(remarksOf({ status: 'SUBMITTED', auditRecords: [older] }).size).toBe(0)
  expect(remarksOf(undefined).size).toBe(0)
})
