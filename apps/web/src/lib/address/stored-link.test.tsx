import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { StoredLink } from './stored-link.tsx'

describe('StoredLink', () => {
  it('takes a path with its query through the router', async () => {
    const { router } = await renderPage(<StoredLink href="/DynamicWork?id=2&title=行业动态">news</StoredLink>)
    fireEvent.click(screen.getByRole('link', { name: 'news' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/DynamicWork'))
    expect(router.state.location.search).toMatchObject({ id: 2, title: '行业动态' })
  })

  it.each([
    ['/Law/$id', '/Law/%24id'],
    ['/$', '/%24'],
    ['/Law/{-$id}.html', '/Law/%7B-%24id%7D.html'],
    ['/Law/100%25$/a%20b', '/Law/100%25%24/a%20b'],
    ['/Law#part', '/Law#part'],
    ['/Law?id=2#第一章', `/Law?id=2#${encodeURI('第一章')}`],
  ])('leads to %s as it is written', async (href, shown) => {
    const { router } = await renderPage(<StoredLink href={href}>text</StoredLink>)
    const link = screen.getByRole('link', { name: 'text' })
    expect(link.getAttribute('href')).toBe(shown)
    fireEvent.click(link)
    await waitFor(() => expect(router.state.location.publicHref).toBe(shown))
  })

  it('opens another site in a window that knows nothing of this one', async () => {
    await renderPage(<StoredLink href="https://www.mohurd.gov.cn/a?b=1">ministry</StoredLink>)
    const link = screen.getByRole('link', { name: 'ministry' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://www.mohurd.gov.cn/a?b=1',
      '_blank',
      'noopener noreferrer',
    ])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.c',
    'https://[',
    '/.//evil.example',
    '/%2e//evil.example',
    '',
    null,
    { href: '/' },
  ])('makes no link of %s', async (value) => {
    // What the types rule out is answered by a broken backend all the same.
    const href = value as string | null
    await renderPage(<StoredLink href={href}>text</StoredLink>)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('text')).toBeTruthy()
  })

  it('is current only with its own query', async () => {
    await renderPage(
      <>
        <StoredLink href="/">all</StoredLink>
        <StoredLink href="/?child=2">child</StoredLink>
      </>,
      '/?child=2',
    )
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('child')
  })
})
