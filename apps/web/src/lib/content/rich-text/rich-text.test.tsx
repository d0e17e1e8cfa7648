import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { RichText } from './rich-text.tsx'

// React tells of each error that it hands to a boundary.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const showBeside = (html: unknown) =>
  renderPage(
    <>
      <RichText html={html as string} />
      <p>旁边</p>
    </>,
  )

const shownText = () => document.querySelector('[lang="zh-CN"]')?.textContent

it.each([
  null,
  undefined,
  7,
  {},
  ['<p>a</p>'],
  '<frameset><frame src="https://a.example"></frameset>',
  '<a href="https://[">',
])('shows nothing for %j, and what is around it', async (html) => {
  await showBeside(html)
  expect(shownText()).toBe('')
  expect(screen.getByText('旁边')).toBeTruthy()
})

it('keeps the words of a link that leads nowhere', async () => {
  await showBeside('<p>见<a href="https://[">附件</a></p>')
  expect(shownText()).toBe('见附件')
  expect(screen.queryByRole('link')).toBeNull()
})

it('says that a text cannot be shown when writing it fails, and leaves what is around it', async () => {
  vi.spyOn(Element.prototype, 'replaceChildren').mockImplementation(() => {
    throw new TypeError('broken')
  })
  await showBeside('<p>正文</p>')
  expect(screen.getByText('这部分内容暂时无法显示。')).toBeTruthy()
  expect(screen.getByText('旁边')).toBeTruthy()
})

it('says so of a text that would grow beyond all measure, before the browser makes nodes of it', async () => {
  const open = Array.from({ length: 400 }, (_, index) => `<b a${index}>`).join('')
  await showBeside(`<p>${open}${'<p>x'.repeat(3)}`)
  expect(screen.getByText('这部分内容暂时无法显示。')).toBeTruthy()
  expect(document.querySelectorAll('b')).toHaveLength(0)
  expect(screen.getByText('旁边')).toBeTruthy()
})
