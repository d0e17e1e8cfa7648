import type { BrowserContext, Page } from '@playwright/test'
import { chosenPlaces } from '../support/places.ts'
import { web } from '../support/servers.ts'
import { expectSettled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

/** What the page tells search engines. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? ''
    return {
      title: document.title,
      description: text('meta[name="description"]', 'content'),
      preview: text('meta[property="og:description"]', 'content'),
      canonical: text('link[rel="canonical"]', 'href'),
    }
  })

type Head = Awaited<ReturnType<typeof headOf>> & { path: string }

const description = (page: Page) => page.locator('meta[name="description"]')

/** The heads of the pages, once they have a description other than the site's; several windows at a time. */
async function readHeads(context: BrowserContext, paths: string[]): Promise<Head[]> {
  const heads: Head[] = []
  const html = await (await context.request.get(web)).text()
  const site = /name="description" content="(.+?)"/.exec(html)?.[1] ?? ''
  expect(site, 'the description in index.html').not.toBe('')
  const left = [...paths]
  const readOn = async () => {
    const page = await context.newPage()
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await page.goto(path)
      await expectSettled(page)
      // A page names itself once it knows what it shows; only the home page keeps the site's words.
      if (path !== '/') await expect(description(page), path).not.toHaveAttribute('content', site)
      heads.push({ path, ...(await headOf(page)) })
    }
    await page.close()
  }
  await Promise.all([readOn(), readOn(), readOn(), readOn()])
  return heads
}

/** Addresses of a page that has another one: results, a page within an issue, another way to the same end. */
const variants = new Set([
  '/Search?keyword=2026',
  '/Major?keyword=林知远',
  '/CommitteeBookDetail?id=4201&page=4',
  '/resetPassword?method=mail',
])

/** The paths whose value another page has, too. */
function shared(heads: Head[], value: (head: Head) => string): string[] {
  const isTwice = (head: Head) => heads.some((other) => other !== head && value(other) === value(head))
  return heads.filter(isTwice).map((head) => `${head.path}: ${value(head)}`)
}

// What search engines read is the same at every width.
test.describe('head', { tag: '@desktop' }, () => {
  test('every public page has a title, a description and an address of its own', { tag: '@always' }, async ({
    context,
  }) => {
    test.setTimeout(300_000)
    const heads = await readHeads(context, chosenPlaces())
    const listed = heads.filter(({ path }) => !variants.has(path))
    expect(shared(listed, ({ title }) => title)).toEqual([])
    expect(shared(listed, ({ description }) => description)).toEqual([])
    expect(shared(listed, ({ canonical }) => canonical)).toEqual([])
    expect(heads.filter(({ description }) => !description)).toEqual([])
    expect(heads.filter(({ description, preview }) => preview !== description)).toEqual([])
  })

  test('the address of a page holds what decides it and nothing else', { tag: '@full' }, async ({
    context,
  }) => {
    const addresses = {
      '/DynamicWork?id=2&title=行业动态&page=2&utm_source=x': '/DynamicWork?page=2',
      '/DynamicWork?article=1017&keyword=造价&page=2': '/DynamicWork?article=1017',
      '/CommitteeBookDetail?id=4201&page=3': '/CommitteeBookDetail?id=4201',
      '/Calculator?standard=SUPERVISION&amount=4000': '/Calculator',
      '/subNews/hengzhun?item=6016': '/subNews/hengzhun?item=6016',
    }
    const heads = await readHeads(context, Object.keys(addresses))
    expect(
      Object.fromEntries(heads.map(({ path, canonical }) => [path, canonical.slice(web.length)])),
    ).toEqual(addresses)
  })

  test('a further page of a list has a title of its own', { tag: '@full' }, async ({ context }) => {
    const [first, second] = await readHeads(context, ['/DynamicWork', '/DynamicWork?page=2'])
    expect([first?.title, second?.title].toSorted()).toEqual([
      '行业动态 - 江川造价协会',
      '行业动态 - 第 2 页 - 江川造价协会',
    ])
  })

  test('a link is shown with the picture of the article, or the website’s own', { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const picture = page.locator('meta[property="og:image"]')
    await page.goto('/DynamicWork?article=1017')
    await expect(picture).toHaveAttribute('content', /^http.+[/]covers[/]/)
    await page.getByRole('navigation').getByRole('link', { name: '首页' }).first().click()
    await expect(page).toHaveURL(/[/]$/)
    await expect(picture).toHaveAttribute('content', '/link-preview.jpg')
    expect((await request.get('/link-preview.jpg')).headers()['content-type']).toBe('image/jpeg')
  })

  const things: Record<string, [type: string, ...names: string[]][]> = {
    '/DynamicWork?article=1017': [
      ['NewsArticle', 'headline', 'datePublished', 'publisher'],
      ['BreadcrumbList', 'itemListElement'],
    ],
    '/JoinUs/post/4104': [
      ['JobPosting', 'title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    ],
    '/ContactUs': [['Organization', 'name', 'address', 'telephone']],
    '/subsite/hengzhun': [['ProfilePage', 'mainEntity']],
    '/subsiteMember/lin-zhiyuan': [['ProfilePage', 'mainEntity']],
  }

  test('pages describe in schema.org’s words what they show', { tag: '@full' }, async ({ page }) => {
    const scripts = page.locator('script[type="application/ld+json"]')
    for (const [path, expected] of Object.entries(things)) {
      await page.goto(path)
      await expectSettled(page)
      await expect(scripts, path).toHaveCount(expected.length)
      const found = (await scripts.allTextContents()).map((text) => JSON.parse(text))
      expect(found.map((thing) => [thing['@context'], thing['@type']])).toEqual(
        expected.map(([type]) => ['https://schema.org', type]),
      )
      for (const [index, [, ...names]] of expected.entries())
        for (const name of names) expect(found[index][name], `${path}: ${name}`).toBeTruthy()
    }
  })

  const unlisted = [
    '/DynamicWork?article=99999999',
    '/JoinUs/post/99999999',
    '/subsite/nobody-has-it',
    '/Search?keyword=2026',
    '/verify/w6kunyEU95B8UjQc2Ap2VuHY',
  ]

  test('search engines are not to list results, records of persons and what is not there', async ({
    page,
    allow,
  }) => {
    allow(/^404: GET /)
    const robots = page.locator('meta[name="robots"]')
    for (const path of unlisted) {
      await page.goto(path)
      await expect(robots, path).toHaveAttribute('content', 'noindex')
      await page.getByRole('contentinfo').waitFor()
    }
  })

  test('a page that follows one that is not listed is listed again', { tag: '@full' }, async ({ page }) => {
    const robots = page.locator('meta[name="robots"]')
    await page.goto('/Search?keyword=2026')
    await expect(robots).toHaveAttribute('content', 'noindex')
    await page.getByRole('navigation').getByRole('link', { name: '首页' }).first().click()
    await expect(page).toHaveURL('/')
    await expectSettled(page)
    await expect(robots).toHaveCount(0)
  })
})
