import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const hit = 'window.wasHit=1'
const evil = 'https://evil.example/'

/** Texts that try to run, to load, to send or to lie over the page. */
const closed = [
  `<script>${hit}</script><img src=x onerror="${hit}"><svg onload="${hit}"><animate onbegin="${hit}" attributeName=x /></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${hit}&gt;">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${hit} src>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${hit}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${hit}>"></noscript><template><img src=x onerror=${hit}></template>`,
  `<base href="${evil}"><meta http-equiv="refresh" content="0;url=${evil}"><link rel="stylesheet" href="${evil}a.css">`,
  `<form action="${evil}"><input name="body"><button formaction="javascript:${hit}">甲</button></form>`,
  `<div style="position:fixed;inset:0;z-index:99999;background:url(${evil}b.png)">乙</div>`,
  `<iframe srcdoc="<script>parent.${hit}</script>"></iframe><object data="${evil}"></object><embed src="${evil}">`,
  `<a href="https://[">丙</a><a href="java&#10;script:${hit}">丁</a><a href="data:text/html,<script>${hit}</script>">戊</a>`,
  `<img name="getElementById" id="cookie" src="https://["><p id="root" class="visually-hidden">己</p>`,
]

/** Texts that try to take what follows into themselves. */
const unclosed = [
  `<textarea><p>庚</p>`,
  `<title><p>辛</p>`,
  `<select><option><p>壬</p>`,
  `<table><tr><td><div><b><i>癸`,
  `<!-- <p>子</p>`,
  `<plaintext>丑`,
  `<frameset><frame src="${evil}"></frameset>`,
]

const hostile = [...closed, ...unclosed]

/** What changes a value of an answer by its name; undefined leaves it. */
type Poison = (name: string, value: string | null) => string | undefined

/** The rich texts of the backend. */
const inRich =
  (text: string): Poison =>
  (name, value) =>
    ['intro', 'content'].includes(name) && value !== null ? `<p>开头</p>${text}` : undefined

/** The rest of what somebody has typed, null or not. */
const plain = /^(title|subTitle|summary|excerpt|source|author|documentNo|issuer|name|ownerName)$/
const address = /url$/i

/** Texts that are no HTML, which are shown as they stand, beside addresses that lead nowhere good. */
const inPlain =
  (text: string, link: string): Poison =>
  (name) => {
    if (address.test(name)) return link
    return plain.test(name) ? `开头${text}` : undefined
  }

const poisoned = (value: unknown, poison: Poison): unknown => {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, poison))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    (one === null || typeof one === 'string' ? poison(name, one) : undefined) ?? poisoned(one, poison),
  ])
  return Object.fromEntries(entries)
}

/** Opens a page once for each poison, and sees that it stands and that nothing of it ran. */
async function openWith(page: Page, path: string, poisons: Map<string, Poison>): Promise<void> {
  let poison: Poison = () => undefined
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('evil') && asked.push(request.url())))
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.route('**/ht/api/public/**', async (route) => {
    try {
      const answer = await route.fetch()
      if (!answer.headers()['content-type']?.includes('json'))
        return await route.fulfill({ response: answer })
      return await route.fulfill({ response: answer, json: poisoned(await answer.json(), poison) })
    } catch {
      // The page that asked has been left; a page that still waits shows the failure, and the test sees it.
      return await route.abort().catch(() => undefined)
    }
  })
  for (const [text, next] of poisons)
    await test.step(text, async () => {
      poison = next
      await page.goto(path)
      await expect(page.getByRole('banner').first()).toBeVisible()
      await expect(page.getByRole('contentinfo').first()).toBeVisible()
      if (!text.includes('<frameset')) await expect(page.getByText('开头').first()).toBeVisible()
      const found = await page.evaluate(() => ({
        wasHit: 'wasHit' in window,
        base: document.baseURI === location.href,
        foreign: document.querySelectorAll(
          'main :is(iframe, object, embed, base, form[action], [style*=fixed])',
        ).length,
        // No address of theirs that a click would follow.
        links: [...document.links].map(({ href }) => href).filter((href) => /^(javascript|data):/.test(href)),
        // What lies in the middle of the window belongs to the page, not over it.
        over:
          getComputedStyle(document.elementFromPoint(innerWidth / 2, 5) ?? document.body).zIndex === '99999',
      }))
      expect(found).toEqual({ wasHit: false, base: true, foreign: 0, links: [], over: false })
    })
  expect(asked).toEqual([])
}

/** The browser tells what it did not do. Pictures without their handlers are pictures. */
const told = [/^404: GET .*\/ht\/[x1]$/, /Content Security Policy|Content-Security-Policy|evil\.example/]

/** Pages with a text that somebody wrote: a member on its site, the association in an article. */
const everywhere = [
  '/companyOverview/hengzhun',
  '/subsiteMember/lin-zhiyuan',
  '/DynamicWork?article=1018',
] as const
const items: string[] = [
  '/subNews/hengzhun?item=6016',
  '/subEngineerCase/hengzhun?item=6019',
  '/subEngineerCaseMember/lin-zhiyuan?item=6503',
  '/GovernmentMinistry?issue=2001',
  '/2408?view=activities&activity=4306',
]

const [first] = everywhere

test(`${first} stands whatever its texts are together`, async ({ page, allow }) => {
  for (const words of told) allow(words)
  const texts = [closed.join('<p>然后</p>'), ...unclosed]
  await openWith(page, first, new Map(texts.map((text) => [text, inRich(text)])))
})

for (const path of [...everywhere, ...items]) {
  // The same code reads all of them, on a phone too.
  const tag = items.includes(path) ? ['@desktop', '@full'] : ['@full']
  test(`${path} stands whatever its text is`, { tag }, async ({ page, allow }) => {
    for (const words of told) allow(words)
    const poisons = new Map(hostile.map((text) => [text, inRich(text)]))
    await openWith(page, path, poisons)
  })
}

/** Addresses that cannot be read, run, or lead elsewhere, each beside a text. */
const links = ['https://[', `javascript:${hit}`, `data:text/html,<script>${hit}</script>`, '', '//']
const lists = ['/subNews/hengzhun', '/subEngineerCase/hengzhun', '/DynamicWork']

for (const path of [...lists, ...items, '/subsiteMember/lin-zhiyuan', '/DynamicWork?article=1018'])
  test(`${path} stands whatever its lines and addresses are`, { tag: ['@desktop', '@full'] }, async ({
    page,
    allow,
  }) => {
    for (const words of told) allow(words)
    const poisons = new Map(
      links.map((link, index) => [`${link} ${hostile[index]}`, inPlain(hostile[index] ?? '', link)]),
    )
    await openWith(page, path, poisons)
  })
