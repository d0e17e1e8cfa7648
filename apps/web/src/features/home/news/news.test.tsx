import { useSearch } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { answerWith, newsItem } from '../answers.fixture.ts'
import styles from './news.module.css'
import { News } from './news.tsx'

const byEntry: Record<string, ReturnType<typeof newsItem>[]> = {
  201: [newsItem(1, '理事会召开'), newsItem(2, '试点启动')],
  203: [newsItem(3, '解释发布')],
}

beforeEach(() =>
  answerWith({
    'info-news-carousel': () => [newsItem(1, '理事会召开')],
    'info-news-list': (query) => byEntry[query.get('infoDictsDetailsId.equals') ?? ''] ?? [],
  }),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const { news } = useSearch({ strict: false })
  return <News chosen={news === undefined ? undefined : Number(news)} />
}

const current = () => screen.getByRole('link', { current: 'page' }).textContent

it('opens with the first entry and leaves out what leads with a picture', async () => {
  await renderPage(<Page />)
  expect(await screen.findByRole('link', { name: '试点启动' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '理事会召开' })).toBeNull()
  expect(current()).toBe('协会动态')
})

it('shows another entry when it is chosen, and keeps it in the address', async () => {
  const { router } = await renderPage(<Page />)
  fireEvent.click(await screen.findByRole('link', { name: '行业要闻' }))
  expect(await screen.findByRole('link', { name: '解释发布' })).toBeTruthy()
  await waitFor(() => expect(router.state.location.href).toBe('/?news=203'))
  expect(current()).toBe('行业要闻')
})

it('opens with the first entry when the address names one that is no tab', async () => {
  await renderPage(<Page />, '/?news=202')
  expect(await screen.findByRole('link', { name: '试点启动' })).toBeTruthy()
  expect(current()).toBe('协会动态')
})

it('does not wait for tabs where the navigation has no such column', async () => {
  answerWith({ 'info-dicts-list': () => [] })
  const { container } = await renderPage(<Page />)
  expect(await screen.findByText('这个栏目还没有内容。')).toBeTruthy()
  expect(container.querySelector(`.${styles.tabsToCome}`)).toBeNull()
})
