// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { assetUrl } from '../http.ts'
import { sanitise } from './sanitise.ts'

function clean(html: string): HTMLElement {
  const root = document.createElement('div')
  root.append(sanitise(html, 'Table'))
  return root
}

describe('what may not run', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">a</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload="alert(1)"></svg>',
    '<form action="https://evil.example"><input name="a"></form>',
    '<p style="position:fixed" onclick="alert(1)" id="content" class="x" data-x="1">a</p>',
  ])('%s', (html) => {
    expect(clean(html).innerHTML).not.toMatch(/alert|evil|style=|id=|class=|data-x|<form|<input/)
  })
})

it('keeps the text of what it drops', () => {
  expect(clean('<section><h1>标题</h1><p>正文</p></section>').textContent).toBe('标题正文')
})

describe('links', () => {
  it('to files lead to the backend', () => {
    const link = clean('<a href="files/attachments/1.pdf">a</a>').querySelector('a')
    expect(link?.href).toBe(assetUrl('files/attachments/1.pdf'))
    expect(link?.hasAttribute('target')).toBe(false)
  })

  it('to other sites open a window that knows nothing of this one', () => {
    const link = clean(
      '<a href="https://www.mohurd.gov.cn/" target="_self" rel="opener">a</a>',
    ).querySelector('a')
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it('within the article stay as they are', () => {
    expect(clean('<a href="#part">a</a>').querySelector('a')?.getAttribute('href')).toBe('#part')
  })
})

it('loads pictures from the backend, when they come near', () => {
  const image = clean('<figure><img src="files/covers/a.svg" alt="图"></figure>').querySelector('img')
  expect([image?.getAttribute('src'), image?.getAttribute('loading'), image?.alt]).toEqual([
    assetUrl('files/covers/a.svg'),
    'lazy',
    '图',
  ])
})

it('lets a table scroll by itself, named by its caption', () => {
  const frames = clean(
    '<table><caption>甲</caption><tbody><tr><td>1</td></tr></tbody></table><table></table>',
  ).querySelectorAll('[role=region]')
  expect(
    [...frames].map((frame) => [frame.getAttribute('aria-label'), frame.getAttribute('tabindex')]),
  ).toEqual([
    ['甲', '0'],
    ['Table', '0'],
  ])
})
