import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { PersonProfilePage } from './profile-page.tsx'

async function open(contacts: object) {
  const site = { id: 7, domainId: 'shen', name: '沈维衡', intro: '<p>好</p>', contacts }
  const calls = fakeApi({ 'GET /api/public/member-web/intro': () => Response.json(site) })
  await renderPage(<PersonProfilePage domainId="shen" />)
  await vi.waitFor(() => expect(calls.some(({ name }) => name.endsWith('/intro'))).toBe(true))
}

it('shows how to reach a person who has given no mail address', async () => {
  await open({ phone: '0590-8339563', email: null })
  expect(await screen.findByRole('heading', { name: '联系方式' })).toBeTruthy()
  expect(screen.getByText('0590-8339563')).toBeTruthy()
})

it('says nothing of ways that are not given', async () => {
  await open({ phone: null })
  await screen.findByText('好')
  expect(screen.queryByRole('heading', { name: '联系方式' })).toBeNull()
})
