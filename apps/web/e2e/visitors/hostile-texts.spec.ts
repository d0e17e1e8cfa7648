import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const hit = 'window.wasHit=1'
const evil = 'https://evil.example/'

/** Texts that try to run, to load, to send, to lie over the page or to take what follows into themselves. */
const hostile = [
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
  `<textarea><p>庚</p>`,
  `<title><p>辛</p>`,
  `<select><option><p>壬</p>`,
  `<table><tr><td><div><b><i>癸`,
  `<!-- <p>子</p>`,
  `<plaintext>丑`,
  `<frameset><frame src="${evil}"></frameset>`,
]

/** The texts of the backend, in every answer. */
const rich = new Set(['intro', 'content'])

const poison = (value: unknown, text: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => poison(one, text))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    rich.has(name) && typeof one === 'string' ? `<p>开头</p>${text}` : poison(one, text),
  ])
  return Object.fromEntries(entries)
}

let text = ''

async function answerWithIt(page: Page): Promise<void> {
  await page.route('**/ht/api/public/**', async (route) => {
    try {
      const answer = await route.fetch()
      if (!answer.headers()['content-type']?.includes('json'))
        return await route.fulfill({ response: answer })
      return await route.fulfill({ response: answer, json: poison(await answer.json(), text) })
    } catch {
      // The page that asked has been left; a page that still waits shows the failure, and the test sees it.
      return await route.abort().catch(() => undefined)
    }
  })
}

for (const path of ['/companyOverview/hengzhun', '/subsiteMember/lin-zhiyuan', '/DynamicWork?article=1018']) {
  test(`${path} stands whatever its text is`, async ({ page, allow }) => {
    // The browser tells what it did not do.
    // Pictures without their handlers are pictures.
    allow(/^404: GET .*\/ht\/[x1]$/)
    allow(/Content Security Policy|Content-Security-Policy|evil\.example/)
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('evil') && asked.push(request.url())))
    page.on('dialog', (dialog) => void dialog.dismiss())
    await answerWithIt(page)
    for (text of hostile)
      await test.step(text, async () => {
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
          // What lies in the middle of the window belongs to the page, not over it.
          over:
            getComputedStyle(document.elementFromPoint(innerWidth / 2, 5) ?? document.body).zIndex ===
            '99999',
        }))
        expect(found).toMatchObject({ wasHit: false, base: true, foreign: 0, over: false })
      })
    expect(asked).toEqual([])
  })
}
