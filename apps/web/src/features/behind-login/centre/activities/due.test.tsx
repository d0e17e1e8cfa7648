import type { ActivityDetail, ActivitySignUp } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Notification, onNotification } from '../../../../lib/browser/notify.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { leavePage } from '../../../../testing/login-router.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ActivitiesPart } from './activities-part.tsx'
import { SignUpButton } from './sign-up-button.tsx'

const due: Partial<ActivitySignUp> = {
  ...{ id: 1, activityId: 4304, activityTitle: '沙龙', activityStatus: 'SIGNUP', address: '报告厅' },
  ...{ startTime: '2026-12-06T06:00:00.000Z', signUpDeadline: '2026-12-04T06:00:00.000Z', creditHours: 3 },
  ...{ status: 'SIGNED', payState: 'DUE', orderId: 709, payUntil: '2026-11-21T04:43:00.000Z' },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a place that is held names the time until which it has to be paid', async () => {
  fakeApi({
    'GET /api/member-activities/user': () => Response.json([due], { headers: { 'x-total-count': '1' } }),
  })
  await renderPage(
    <UiProvider>
      <ActivitiesPart search={{}} />
    </UiProvider>,
  )
  expect(await screen.findByText('请在 2026-11-21 12:43 前支付')).toBeTruthy()
})

it.each([
  ['leads to its payment', false, '/pay'],
  ['leads nobody there who has left the page', true, '/'],
])('so does what is told when it is taken, which %s', async (_what, isLeft, path) => {
  const told: Notification[] = []
  onNotification((notification) => told.push(notification))
  fakeApi({
    'POST /api/member-activities/4304/sign-up': () => {
      isLeft && leavePage()
      return Response.json(due, { status: 201 })
    },
  })
  const activity = { id: 4304, status: 'SIGNUP', fee: 200, quota: 40, signedCount: 3 } as ActivityDetail
  const { router } = await renderPage(
    <UiProvider>
      <SignUpButton activity={activity} />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '报名并支付' }))
  await waitFor(() => expect(told.at(-1)?.title).toBe('名额已保留，请在 2026-11-21 12:43 前支付'))
  expect(router.history.location.pathname).toBe(path)
})
