import type { Expert } from '@portal/api-contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { SamePeers } from './same-peers.tsx'

it('names a speciality that the website has no word for as it is stored', async () => {
  const peer = { id: 2, name: '周砚青', title: '高级工程师', photoUrl: null, expertType: ['碳排放'] }
  fakeApi({ 'GET /api/public/info-expert-applies': () => Response.json([peer]) })
  await renderPage(<SamePeers expert={{ ...peer, id: 1 } as unknown as Expert} />)
  expect(await screen.findByRole('link', { name: '周砚青' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '碳排放方向的其他专家' })).toBeTruthy()
})
