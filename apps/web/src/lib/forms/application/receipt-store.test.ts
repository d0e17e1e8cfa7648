import type { ApplicationReceipt } from '@portal/api-contract'
import { afterEach, expect, it, vi } from 'vitest'
import { ownName } from '../draft/draft-store.ts'
import { dropReceiptsOf } from './drop-receipts.ts'
import { dropReceipt, keepReceipt, readReceipt } from './receipt-store.ts'

const receipt: ApplicationReceipt = {
  applyNo: 'ZJ2026-0007',
  status: 'SUBMITTED',
  submittedDate: '2026-11-21T02:00:00Z',
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('is there again after a reload, until it is dropped; each form has its own', () => {
  keepReceipt('expert', receipt)
  expect(readReceipt('expert')).toEqual(receipt)
  expect(readReceipt('job')).toBeUndefined()
  dropReceipt('expert')
  expect(readReceipt('expert')).toBeUndefined()
})

it('goes with its account, and no other does', () => {
  const names = [null, '2', '21'].map((owner) => ownName(owner, 'expert'))
  for (const name of names) keepReceipt(name, receipt)
  dropReceiptsOf('2')
  dropReceiptsOf(null)
  dropReceiptsOf(undefined)
  expect(names.map((name) => readReceipt(name) !== undefined)).toEqual([true, false, true])
})

it.each(['{', '{}', 'null', JSON.stringify({ ...receipt, status: 'LOST' })])(
  'is none where %s is kept',
  (kept) => {
    sessionStorage.setItem('receipt:expert', kept)
    expect(readReceipt('expert')).toBeUndefined()
  },
)

it('does without where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => keepReceipt('expert', receipt)).not.toThrow()
  expect(readReceipt('expert')).toBeUndefined()
  expect(() => dropReceipt('expert')).not.toThrow()
})
