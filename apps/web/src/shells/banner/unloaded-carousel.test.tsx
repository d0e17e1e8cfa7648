import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { SiteBanner } from '../mini-site/site-banner.tsx'
import { Banner } from './banner.tsx'

// What a carousel throws that a new version of the website has no file for any more.
const { asked, lost } = vi.hoisted(() => {
  const asked = vi.fn()
  const Lost = () => {
    asked()
    throw Object.assign(new Error('no carousel'), { name: 'ChunkLoadError' })
  }
  return { asked, lost: () => ({ default: Lost }) }
})
vi.mock('./banner-carousel.tsx', lost)
vi.mock('../mini-site/site-carousel.tsx', lost)

beforeEach(() => {
  asked.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** React tells of the error once a boundary has what stands there instead. */
async function caught() {
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(asked).toHaveBeenCalled()
}

it('keeps the first banner and the page where the carousel does not load', async () => {
  const banner = {
    id: 1,
    imgUrl: 'files/a.svg',
    url: null,
    title: '第一张',
    isDeleted: 0,
    menuId: null,
    parentId: null,
  }
  const banners = [banner, { ...banner, id: 2, title: '第二张' }]
  fakeApi({ 'GET /api/public/info-banner-list': () => Response.json(banners) })
  await renderPage(
    <>
      <header>页眉</header>
      <Banner size="home" />
    </>,
  )
  await caught()
  expect(await screen.findByText('第一张')).toBeTruthy()
  expect(screen.getByText('页眉')).toBeTruthy()
})

it('keeps the first picture of a mini-site', async () => {
  const pictures = ['1', '2'].map((id) => ({ id, url: `files/${id}.svg` }))
  await renderPage(
    <>
      <header>页眉</header>
      <SiteBanner pictures={pictures} />
    </>,
  )
  await caught()
  await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(1))
  expect(screen.getByText('页眉')).toBeTruthy()
})
