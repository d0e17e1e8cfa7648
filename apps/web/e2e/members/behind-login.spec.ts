import type { Page } from '@playwright/test'
import { scriptOf } from '../support/scripts.ts'
import { enterAs } from '../support/session.ts'
import { expectSettled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

const fees = '/financialManagement/fees'
/** The routes behind the login, which come with the first address of theirs. */
const tree = () => scriptOf('src/behind-login-route-tree.gen.js')

/** The addresses of the scripts that the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  return scripts
}

const feesTable = (page: Page) => page.getByRole('table', { name: '各年度会费' })

test('a visitor’s pages fetch no route behind the login, and a member’s page fetches them', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/')
  await page.getByRole('link', { name: '更多政策法规' }).click()
  await expect(page).toHaveURL(/\/GovernmentMinistry/)
  expect(scripts.filter((url) => url.endsWith(tree()))).toEqual([])
  await page.goto(`${fees}?page=2`)
  await expect(page).toHaveURL('/person/login?redirect=%2FfinancialManagement%2Ffees%3Fpage%3D2')
  expect(scripts.filter((url) => url.endsWith(tree()))).toHaveLength(1)
})

test('from the home page to the member’s, back, forward and reload', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterAs(page, 'lin', fees)
  // As if the visit began here, without the routes behind the login.
  await page.goto('/ContactUs')
  const start = await page.evaluate(() => history.length)
  const scripts = scriptsOf(page)
  const centre = page.getByRole('link', { name: '个人会员中心' }).first()
  await centre.hover()
  const home = scriptOf('_person.personMemberIndex.tsx?')
  await expect.poll(() => scripts.some((url) => url.endsWith(home))).toBe(true)
  // What still loads would move the page while it is scrolled.
  await expectSettled(page)
  // Scrolled down, where a pointer would first scroll back to the link.
  await page.evaluate(() =>
    new Promise((scrolled) => {
      addEventListener('scroll', scrolled, { once: true })
      scrollTo({ top: 300, behavior: 'instant' })
    }).then(() => {}),
  )
  await centre.dispatchEvent('click')
  const heading = page.getByRole('heading', { level: 1, name: '个人会员中心' })
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL('/personMemberIndex')
  expect(await page.evaluate(() => history.length)).toBe(start + 1)
  await page.goBack()
  await expect(page).toHaveURL('/ContactUs')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await page.reload()
  await page.goForward()
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL('/personMemberIndex')
  expect(await page.evaluate(() => history.length)).toBe(start + 1)
})

test('when the routes behind the login do not load, the page says so and offers to load it anew', async ({
  page,
  allow,
}) => {
  allow(new RegExp(tree()))
  await enterAs(page, 'lin', fees)
  await page.route(`**${tree()}`, (route) => route.abort())
  await page.goto('/personMemberIndex')
  await expect(page.getByRole('heading', { level: 1, name: '网站有更新' })).toBeVisible()
  await expect(page).toHaveURL('/personMemberIndex')
  await page.unroute(`**${tree()}`)
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '个人会员中心' })).toBeVisible()
})

test('while they load, nobody is told that the page does not exist', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await enterAs(page, 'lin', fees)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${tree()}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(fees)
  await expect(page.getByText('正在加载…')).toBeVisible()
  await expect(page.getByText('没有找到这个页面')).toBeHidden()
  release()
  await expect(feesTable(page)).toBeVisible()
  await expect(page).toHaveURL(fees)
  await expect(page.getByText('没有找到这个页面')).toBeHidden()
})
