// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { assetUrl } from '../../api/http.ts'
import { sanitise } from './sanitise.ts'

function clean(html: string): HTMLElement {
  const root = document.createElement('div')
  root.append(sanitise(html, 'Table'))
  return root
}

/** Each tries to run `alert`, to load from `evil`, or to leave its frame; in ways that sanitisers have been passed by. */
const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src="x" onerror="alert(1)">',
  '<IMG SRC=x OnError=alert(1)//',
  '<p onclick="alert(1)" onmouseover=alert(1)>a</p>',
  '<details open ontoggle="alert(1)">a</details>',
  '<video autoplay oncanplay="alert(1)"><source src="https://evil.example/a"></video>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<a href="&#106;avascript&colon;alert(1)">a</a>',
  '<a href="vbscript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<svg onload="alert(1)"></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<svg><animate onbegin="alert(1)" attributeName="x"></animate></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror="alert(1)"></template>',
  '<style>body { background: url(https://evil.example) }</style>',
  '</style></div></main><style>* { display: none }</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">a</p>',
  '<link rel="stylesheet" href="https://evil.example"><base href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<form action="https://evil.example"><input name="a"><button formaction="javascript:alert(1)">a</button></form>',
  '<img name="body" id="content" src="a.png"><a id="cookie" class="x" data-x="1">a</a>',
  '<img src="a.png" srcset="https://evil.example 2x">',
]

describe('what may not run, load or break out', () => {
  it.each(hostile)('%s', (html) => {
    const root = clean(html)
    const kept = [...root.querySelectorAll('*')]
    const attributes = kept.flatMap((element) => [...element.attributes].map(({ name }) => name))
    expect(
      kept.map(({ localName }) => localName).filter((name) => !/^(p|a|img|div|table|tbody)$/.test(name)),
    ).toEqual([])
    expect(
      attributes.filter((name) => /^(on.*|style|class|id|name|srcset|srcdoc|data-x)$/.test(name)),
    ).toEqual([])
    for (const element of kept)
      expect(`${element.getAttribute('href')} ${element.getAttribute('src')}`).not.toMatch(
        /script:|data:|evil/,
      )
  })
})

describe('what no browser can make an address or a text of', () => {
  it.each([
    'https://[',
    'https://',
    'http://a b/',
    'https://a.example:99999/',
    'https://a@b.example/',
    'ftp://a.example/',
  ])('a link to %s is its text', (href) => {
    const root = clean(`<p>1<a href="${href}">2<b>3</b></a>4</p><p>5</p>`)
    expect(root.querySelector('a')).toBeNull()
    expect(root.innerHTML).toBe('<p>12<b>3</b>4</p><p>5</p>')
  })

  it('a picture without an address is what it shows, in words', () => {
    expect(clean('<p><img src="https://[" alt="图"><img src="data:image/png;base64,AA"></p>').innerHTML).toBe(
      '<p>图</p>',
    )
  })

  it.each([
    '<frameset>',
    '<frameset><frame src="https://evil.example"></frameset>',
    '<body><frameset>',
    '<html><head><frameset>',
  ])('%s is nothing', (html) => {
    expect(clean(html).innerHTML).toBe('')
  })

  it('takes what is around it all the same', () => {
    expect(clean('<p>1</p><frameset><p>2</p></frameset>').textContent).toBe('12')
  })

  it.each([null, undefined, 7, {}, [], ['<p>1</p>'], true])('%j is nothing', (html) => {
    expect(clean(html as unknown as string).innerHTML).toBe('')
  })
})

it('leaves the ways to write and to call', () => {
  const links = clean('<a href="mailto:a@b.example">a</a><a href="tel:+865908339563">b</a>').querySelectorAll(
    'a',
  )
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    'mailto:a@b.example',
    'tel:+865908339563',
  ])
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
