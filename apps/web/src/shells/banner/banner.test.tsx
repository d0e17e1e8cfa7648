import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Banner } from './banner.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.unstubAllGlobals())

const good = { id: 2, imgUrl: 'files/banners/a.svg', url: 'https://[', title: '好的', isDeleted: 0 }

async function shownBeside(banners: unknown[]) {
  fakeApi({ 'GET /api/public/info-banner-list': () => Response.json(banners) })
  await renderPage(
    <>
      <header>页眉</header>
      <Banner size="home" />
    </>,
  )
}

it.each([
  [{ ...good, imgUrl: 'https://' }],
  [{ ...good, imgUrl: 'https://[', url: 'javascript:alert(1)' }],
  [{ ...good, imgUrl: null, url: null }],
])('%j shows its title on the drawing, and is no link', async (banner) => {
  await shownBeside([banner])
  expect(await screen.findByText('好的')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('img')).toBeNull()
})

it.each([[{ ...good, title: { of: 1 } }], [{ id: 1 }], [null], ['x'], [[]]])(
  '%j takes nothing else along',
  async (banner) => {
    await shownBeside([banner, good])
    expect(screen.getByText('页眉')).toBeTruthy()
    expect(document.querySelector('[aria-hidden]')).toBeTruthy()
  },
)
