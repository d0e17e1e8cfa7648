import type { ClosingReason } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { keepLogin } from '../../../../lib/session/session.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ClosingReasons } from './closing-reasons.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it.each<[ClosingReason, 'memberPersonal' | 'memberCompany', string]>([
  ['error.stillInUnit', 'memberPersonal', '/personMemberManage'],
  ['error.stillHasPeople', 'memberCompany', '/memberManagement?part=people'],
  ['error.activitiesPaid', 'memberPersonal', '/personalCenter/activities'],
  ['error.activitiesPaid', 'memberCompany', '/unitData?part=activities'],
  ['error.applicationInReview', 'memberCompany', '/memberManagement'],
  ['error.ordersOpen', 'memberPersonal', '/financialManagement/orders'],
  ['error.feesOwed', 'memberCompany', '/unitPay/fees'],
])('%s of a %s is settled at %s', async (reason, role, place) => {
  keepLogin(role)
  await renderPage(
    <UiProvider>
      <ClosingReasons reasons={[reason]} />
    </UiProvider>,
  )
  expect(screen.getByRole('link', { name: '前往办理' }).getAttribute('href')).toBe(place)
})
