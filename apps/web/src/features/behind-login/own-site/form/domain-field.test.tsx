import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { SiteForm } from './contact-fields.tsx'
import { DomainField } from './domain-field.tsx'

function Typed() {
  const form = useForm({ defaultValues: { domainId: 'hengzhun' } }) as unknown as SiteForm
  return <DomainField form={form} site={null} path="/subsite/" />
}

async function saidOf(sites: readonly object[]) {
  fakeApi({
    'GET /api/public/company-web-list': () => Response.json(sites),
    'GET /api/public/member-web-list': () => Response.json([]),
  })
  await renderPage(
    <UiProvider>
      <Typed />
    </UiProvider>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('promises no address that only no public site has: hidden ones and those under review are not asked', async () => {
  await saidOf([])
  expect(await screen.findByText(/能否使用以保存结果为准/)).toBeDefined()
  expect(screen.queryByText(/可以使用。/)).toBeNull()
})

it('says that a public site has it', async () => {
  await saidOf([{ domainId: 'hengzhun' }])
  expect(await screen.findByText('这个网址已被其他微网站使用，请换一个。')).toBeDefined()
})
