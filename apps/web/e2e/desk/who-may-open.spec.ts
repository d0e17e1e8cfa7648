import type { Locator, Page } from '@playwright/test'
import { type DeskPlace, deskPlaces, mayOpen, staffLogins } from '../support/desk-places.ts'
import { enterAs, enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const forbidden = (page: Page) => page.getByRole('heading', { level: 1, name: '无权限' })

/** Opens every group of the menu. */
async function unfold(menu: Locator): Promise<void> {
  const closed = menu.getByRole('button', { expanded: false })
  for (let left = await closed.count(); left > 0; left--) await closed.first().click()
}

/** A page that everybody at the desk may open. */
const open = { address: '/account/center', name: '我的账号' }

/** Goes to a page from the open one, within the website: it takes a tenth of what opening the page anew does. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), open.address)
  const heading = page.getByRole('heading', { level: 1, name: open.name })
  await expect(heading).toBeVisible()
  if (address === open.address) return
  await page.evaluate((to) => history.pushState({}, '', to), address)
  await expect(heading).toBeHidden()
}

async function expectSeen(page: Page, login: string, place: DeskPlace): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${place.address}($|\\?)`))
  // The pages of exceptions show such a heading, too.
  if (place.address.startsWith('/exception/')) return
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).filter({ visible: true })
  await expect(heading).toHaveCount(1)
  await expect(forbidden(page)).toHaveCount(mayOpen(login, place) ? 0 : 1)
}

/** What a department may open, what it may not, and what everybody may: one page each. */
function fewOf(login: string): DeskPlace[] {
  const own = deskPlaces.filter(({ needs }) => needs.length > 0)
  const one = (isOpen: boolean) => own.find((place) => mayOpen(login, place) === isOpen)
  return [one(true), one(false), deskPlaces.find(({ needs }) => needs.length === 0)].flatMap(
    (place) => place ?? [],
  )
}

/** Somebody with the rights of a department, and somebody with none. */
const differing = ['huiyuanbu', 'shixi']

for (const login of staffLogins) {
  test(`${login} sees of some pages of the desk what is theirs, and the menu leads nowhere else`, {
    tag: differing.includes(login) ? ['@desktop'] : ['@desktop', '@full'],
  }, async ({ page }) => {
    await enterDesk(page, login, open.address)
    const menu = page.getByRole('navigation', { name: '主菜单' })
    await expect(page.getByRole('heading', { level: 1, name: open.name })).toBeVisible()
    // The page may stand before the menu is answered.
    if (deskPlaces.some((place) => place.needs.length > 0 && mayOpen(login, place)))
      await expect(menu.getByRole('listitem').first()).toBeVisible()
    await unfold(menu)
    for (const place of deskPlaces.filter(({ address }) => /^\/(dashboard|list|system)\//.test(address)))
      await expect(menu.locator(`a[href="${place.address}"]`), place.address).toHaveCount(
        mayOpen(login, place) ? 1 : 0,
      )
    for (const place of fewOf(login)) {
      await page.goto(place.address)
      await expectSeen(page, login, place)
    }
  })

  test(`${login} sees of all pages of the desk what is theirs`, { tag: ['@desktop', '@full'] }, async ({
    page,
  }) => {
    // Each page as long as one alone would have on a busy machine.
    test.setTimeout(deskPlaces.length * 10_000)
    await enterDesk(page, login, open.address)
    for (const place of deskPlaces) {
      await goWithin(page, place.address)
      await expectSeen(page, login, place)
    }
  })
}

test('members find the 403 result at the desk, and visitors the home page', { tag: '@desktop' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/admin/') && asked.push(request.url()))
  await page.goto('/list/applications')
  await expect(page).toHaveURL(/^[^?]*\/(\?.*)?$/)
  for (const member of ['su', 'hengxin']) {
    await enterAs(page, member)
    for (const address of ['/list/applications', '/system/user']) {
      await page.goto(address)
      await expect(forbidden(page)).toBeVisible()
    }
  }
  expect(asked).toEqual([])
})
