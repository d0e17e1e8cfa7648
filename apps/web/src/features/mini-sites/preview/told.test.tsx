import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import type { PreviewSite } from '../../../lib/mini-site/preview.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { companyQueryOptions, memberQueryOptions } from '../queries.ts'
import { createPreviewClient, fillPreview } from './preview-client.ts'
import { useTold } from './told.ts'

const site = {
  id: 303,
  owner: 'unit',
  name: '衡准',
  domainId: 'typed',
  publishedDomainId: 'hengzhun',
  coverId: [],
  logoUrl: null,
  intro: '',
  contacts: {},
  mapLng: null,
  mapLat: null,
  items: [],
} as PreviewSite

function tell(of: PreviewSite) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useTold(of), { wrapper }).result
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('tells of a unit what visitors read at the address of its published site, and the pages find it at the typed one', async () => {
  const calls = fakeApi({
    'GET /api/public/company-web-info': () => Response.json({ data: { companyType: '造价咨询' } }),
    'GET /api/public/company-info': () => Response.json({ staffCount: 142 }),
  })
  const told = tell(site)
  await waitFor(() => expect(told.current.register).toEqual({ staffCount: 142 }))
  await waitFor(() => expect(told.current.frame).toEqual({ companyType: '造价咨询' }))
  expect(calls.map(({ query }) => query.get('domainId'))).toEqual(['hengzhun', 'hengzhun'])
  const client = createPreviewClient()
  fillPreview(client, site, told.current)
  expect(client.getQueryData(companyQueryOptions('typed').queryKey)).toEqual({ staffCount: 142 })
})

it('tells of a person without a published site what the association keeps of it', async () => {
  const kept = { ownerType: 'PERSON', name: '林', avatar: 'a.svg', title: '工程师', companyName: '恒信' }
  fakeApi({ 'GET /api/member-basic/detail': () => Response.json(kept) })
  const hidden: PreviewSite = { ...site, owner: 'person', publishedDomainId: undefined }
  const told = tell(hidden)
  await waitFor(() => expect(told.current.register).toMatchObject({ title: '工程师' }))
  expect(told.current.frame).toMatchObject({ avatar: 'a.svg', title: '工程师', companyName: '恒信' })
  const client = createPreviewClient()
  fillPreview(client, hidden, told.current)
  expect(client.getQueryData(memberQueryOptions('typed').queryKey)).toMatchObject({ companyName: '恒信' })
})
