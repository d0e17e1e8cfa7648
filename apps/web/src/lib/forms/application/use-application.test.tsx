import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clearSession, forgetAccount, keepLogin, keepToken } from '../../session/session.ts'
import { ownName } from '../draft/draft-store.ts'
import { keepReceipt } from './receipt-store.ts'
import { useApplication } from './use-application.ts'

const receipt = {
  applyNo: 'ZJ2026-0007',
  status: 'SUBMITTED' as const,
  submittedDate: '2026-11-21T02:00:00Z',
}

it('shows the receipt of an account no more once it has logged out, be it in another tab', () => {
  keepToken('a', '2')
  keepLogin('memberPersonal', '2')
  keepReceipt(ownName('2', 'expert'), receipt)
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
  const { result } = renderHook(
    () =>
      useApplication<{ name: string }, unknown>({
        name: 'expert',
        empty: { name: '' },
        lasting: (values) => values,
        resolver: async (values) => ({ values, errors: {} }),
        send: async () => receipt,
      }),
    { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> },
  )
  expect(result.current.receipt).toEqual(receipt)
  act(() => {
    forgetAccount()
    clearSession()
  })
  expect(result.current.receipt).toBeUndefined()
})
