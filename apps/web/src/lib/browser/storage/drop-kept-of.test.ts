import { expect, it, vi } from 'vitest'
import { keepNotes } from '../../../features/behind-login/player/device/notes.ts'
import { toggleReminder } from '../../../features/behind-login/tenders/reminders.ts'
import { keepColumns } from '../../../features/behind-login/unit-payment/import/kept-columns.ts'
import { keepTabs } from '../../../shells/desk/tabs/kept-tabs.ts'
import { changeKept } from '../../chakra/desk/list/kept-lists.ts'
import { keepReceipt } from '../../forms/application/receipt-store.ts'
import { ownName, writeDraft } from '../../forms/draft/draft-store.ts'
import { keepLogin, keepToken } from '../../session/session.ts'
import { dropKeptOf } from './drop-kept-of.ts'

/** Has an account keep something of each kind. */
function keepAllOf(account: string): void {
  keepToken('a', account)
  keepLogin('memberCompany', account)
  writeDraft(ownName(account, 'expert'), { name: '沈砚清' })
  writeDraft(ownName(account, 'answers:12'), { 1: 'A' })
  keepReceipt(ownName(account, 'expert'), {
    applyNo: 'ZJ2026-0007',
    status: 'SUBMITTED',
    submittedDate: '2026-11-21T02:00:00Z',
  })
  keepNotes(account, 3008, [{ id: '1', lessonId: 11, second: 65, text: '核对计算规则' }])
  toggleReminder({ id: 1, title: '造价咨询', deadline: '2026-12-01T02:00:00Z' }, Date.UTC(2026, 10, 28))
  keepColumns(new Map([['姓名', 'name']]))
  changeKept('members', { hidden: ['phone'] })
  keepTabs(account, [])
}

const kept = () => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).toSorted()

it('forgets all of an account that is gone, and nothing of another, of visitors or of the device', async () => {
  for (const account of ['71', '7:1', '17']) keepAllOf(account)
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('draft:expert', '{}')
  sessionStorage.setItem('receipt:expert', '{}')
  const others = kept()
  keepAllOf('7')
  expect(kept().length).toBe(others.length + 8)
  await dropKeptOf('7')
  expect(kept()).toEqual(others)
})

it('does without where storage is shut off', async () => {
  vi.stubGlobal('localStorage', {
    get length() {
      throw new DOMException('denied')
    },
    removeItem: () => {
      throw new DOMException('denied')
    },
    'draft:@7:expert': '',
  })
  await expect(dropKeptOf('7')).resolves.toBeUndefined()
})
