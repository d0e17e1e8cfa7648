import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import ActivityDetail from './activity-detail.tsx'

const activity = {
  id: 7,
  title: '造价管理研讨会',
  coverUrl: null,
  content: '<p>议程</p>',
  startTime: '2026-12-01T01:00:00.000Z',
  endTime: '2026-12-01T09:00:00.000Z',
  signUpDeadline: '2026-11-29T09:00:00.000Z',
  address: '临江市',
  quota: 10,
  signedCount: 1,
  creditHours: 0,
  fee: 0,
  status: 'SIGNUP',
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it.each([
  [undefined, '登录后报名', '/login?redirect=%2FpersonalCenter%2Factivities%3Factivity%3D7'],
  ['memberPersonal', '报名', '/personalCenter/activities?activity=7'],
  ['memberCompany', '报名', '/unitData?part=activities&activity=7'],
] as const)('leads %s to where it signs up', async (role, name, href) => {
  if (role) {
    keepToken('token')
    keepLogin(role)
  }
  fakeApi({ 'GET /api/public/member-activity': () => Response.json(activity) })
  await renderPage(<ActivityDetail id={7} />)
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})
