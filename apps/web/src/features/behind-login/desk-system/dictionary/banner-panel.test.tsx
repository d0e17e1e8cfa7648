import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { BannerPanel } from './banner-panel.tsx'

const banner = (id: number, place: object) => ({
  ...{ id, title: `横幅${id}`, imgUrl: 'files/banner.svg', orderNum: id, isDeleted: 0 },
  ...place,
})
const banners = [banner(1, { url: null, parentId: 2 }), banner(2, { url: '/Calculator', parentId: null })]

afterEach(() => vi.unstubAllGlobals())

it('does not call the banner of a section one of the first page while the sections are not known', async () => {
  fakeApi({
    'GET /api/public/info-banner-list': () => Response.json(banners, { headers: { 'X-Total-Count': '2' } }),
    'GET /api/public/info-dicts-list': () => problem(500),
  })
  await renderPage(
    <UiProvider>
      <BannerPanel onDirty={() => {}} />
    </UiProvider>,
  )
  await screen.findByText('横幅1')
  expect(screen.getAllByText('首页轮播')).toHaveLength(1)
})
