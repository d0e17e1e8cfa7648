import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { assetUrl } from '../api/http.ts'
import { DownloadLink } from './download-link.tsx'
import { FileList } from './file-list.tsx'
import { Picture } from './picture.tsx'

const place = { width: 8, height: 5, className: 'cover' }
// What the types rule out is answered by a broken backend all the same.
const noAddress = [
  'https://',
  'https://[',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '',
  null,
  7,
  {},
] as string[]

describe('a picture', () => {
  it('is loaded from the backend', () => {
    const { container } = render(<Picture path="files/a.svg" {...place} />)
    expect(container.querySelector('img')?.src).toBe(assetUrl('files/a.svg'))
  })

  it.each(noAddress)('is drawn in its place for %j', (path) => {
    const { container } = render(<Picture path={path} {...place} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('.cover')).toBeTruthy()
  })

  it('is drawn when it does not load, and named where it says something', () => {
    render(<Picture path="files/a.svg" {...place} alt="印章" />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByRole('img', { name: '印章' }).tagName).toBe('SPAN')
  })

  it('is tried again with another address', () => {
    const { container, rerender } = render(<Picture path="files/a.svg" {...place} fallback={<i>A</i>} />)
    fireEvent.error(container.querySelector('img') as Element)
    expect(container.textContent).toBe('A')
    rerender(<Picture path="files/b.svg" {...place} fallback={<i>A</i>} />)
    expect(container.querySelector('img')).toBeTruthy()
  })
})

describe('a download', () => {
  it('of ours keeps its name, one elsewhere opens by itself', () => {
    render(
      <>
        <DownloadLink path="files/a.pdf" name="甲.pdf">
          a
        </DownloadLink>
        <DownloadLink path="https://a.example/b.pdf">b</DownloadLink>
      </>,
    )
    const [ours, other] = screen.getAllByRole('link')
    expect([ours?.getAttribute('download'), ours?.getAttribute('target')]).toEqual(['甲.pdf', null])
    expect([other?.getAttribute('target'), other?.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
  })

  it.each(noAddress)('of %j is no link, and an attachment is named all the same', (url) => {
    render(
      <>
        <DownloadLink path={url}>下载</DownloadLink>
        <FileList files={[{ id: 1, name: '通知.pdf', url, size: 1200 }]} />
      </>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText('下载')).toBeNull()
    expect(screen.getByText('通知.pdf')).toBeTruthy()
  })
})
