import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../../testing/render-in-tab.tsx'
import { SignUpList } from './sign-up-list.tsx'

afterEach(() => vi.unstubAllGlobals())

it('leads back to the activities as they were narrowed', async () => {
  fakeApi({
    'GET /api/admin/activities/7': () => Response.json({ id: 7, title: '沙龙' }),
    'GET /api/admin/activities/7/sign-ups': () => Response.json([], { headers: { 'X-Total-Count': '0' } }),
  })
  await renderInTab(
    <SignUpList activity={7} search={{ activity: 7, state: 'SIGNUP', member: '苏' }} />,
    {},
    '/?activity=7&state=SIGNUP&member=x&page=2',
  )
  const back = await screen.findByRole('link', { name: '全部活动' })
  expect(back.getAttribute('href')).toBe('/?state=SIGNUP')
})
