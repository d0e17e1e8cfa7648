import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serverNow } from '../../../../lib/api/server-clock.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { NextApplication } from './next-application.tsx'

const claimOf = (staffId: number, ms: number) => ({
  claim: { staffId, staffName: '骆云归', expiresAt: new Date(serverNow() + ms).toISOString() },
})
const free = { claim: null }
const others = claimOf(3, 60_000)

it.each([
  [
    'after it',
    [
      ['7', free],
      ['8', free],
    ],
    '8',
  ],
  [
    'past one that somebody else has taken',
    [
      ['7', free],
      ['8', others],
      ['9', free],
    ],
    '9',
  ],
  [
    'from the end to the first that is free',
    [
      ['5', others],
      ['6', free],
      ['7', free],
    ],
    '6',
  ],
  [
    'to one that one has taken oneself',
    [
      ['7', free],
      ['8', claimOf(2, 60_000)],
    ],
    '8',
  ],
  [
    'to one whose claim has run out',
    [
      ['7', free],
      ['8', claimOf(3, -60_000)],
    ],
    '8',
  ],
] as const)('leads %s', async (_, waiting, next) => {
  const items = waiting.map(([id, claim]) => ({ id: Number(id), ...claim }))
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({ userid: 'staff-2', role: 'associationStaff', permissions: [] }),
    'GET /api/admin/applications': () => Response.json(items, { headers: { 'X-Total-Count': '3' } }),
  })
  await renderInTab(<NextApplication id={7} />)
  const link = await screen.findByRole('link', { name: '下一份' })
  expect(link.getAttribute('href')).toBe(`/profile/application/${next}`)
})
