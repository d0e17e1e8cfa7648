import type { Page } from '@playwright/test'
import type { PermissionName, Role } from '@portal/api-contract'
import { type MemberPlace, memberPlaces } from '../support/member-places.ts'
import { enterAs } from '../support/session.ts'
import { replaceStored } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const homes: Record<Role, string> = {
  memberPersonal: '/personMemberIndex',
  memberCompany: '/unitMemberIndex',
}
const doors: Record<Role, string> = { memberPersonal: '/person/login', memberCompany: '/MemberLogin' }

const homeTitles: Record<Role, string> = { memberPersonal: '个人会员中心', memberCompany: '单位会员中心' }

const homeOf = (page: Page, role: Role) =>
  page.getByRole('heading', { level: 1, name: homeTitles[role], exact: true })
const told = (page: Page) => page.getByText(/^(这个页面没有对您开放|此账号为单位会员)/)

/** What whoever opens a place sees: the page, the 403 result on it, the door with the way back, or the own home. */
type Seen = 'page' | 'forbidden' | 'door' | 'home'

interface Visitor {
  who: string
  role?: Role
  /** Gets ready on the device; called before each place where the place ends it. */
  come: (page: Page, role: Role) => Promise<unknown>
  isNewEachTime?: boolean
  sees: (place: MemberPlace) => Seen
}

const membersOf: Record<Role, string> = { memberPersonal: 'su', memberCompany: 'hengxin' }

/** What applicants have: whoever has been asked for no fee has nothing to pay. */
const ofApplicants: PermissionName[] = [
  'fees.read',
  'orders.read',
  'applies.read',
  'applies.write',
  'courses.study',
]

const member = (role: Role): Visitor => ({
  who: role === 'memberPersonal' ? 'a person' : 'a unit',
  role,
  come: (page) => enterAs(page, membersOf[role]),
  sees: ({ of }) => (of && of !== role ? 'home' : 'page'),
})

const applicant = (role: Role, key: string): Visitor => ({
  who: `${role === 'memberPersonal' ? 'a person' : 'a unit'} that is no member yet`,
  role,
  come: (page) => enterAs(page, key),
  sees: ({ of, needs }) => {
    if (of && of !== role) return 'home'
    return needs && !ofApplicants.includes(needs) ? 'forbidden' : 'page'
  },
})

/** Takes every right from whoever is logged in, as the backend tells it. */
async function withholdRights(page: Page): Promise<void> {
  await page.route(/\/api\/(currentUser|member\/current)$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), permissions: [] } })
  })
}

/** What is on the device of whoever has logged in. */
async function loginOf(page: Page, role: Role): Promise<Record<string, string>> {
  await enterAs(page, membersOf[role])
  await expect(homeOf(page, role)).toBeVisible()
  return page.evaluate(() => ({ ...localStorage }))
}

/** The same of each kind of member, once it is known: its token counts for nothing, so that any world’s will do. */
const loginsKept: Partial<Record<Role, Record<string, string>>> = {}

const visitors: Visitor[] = [
  {
    who: 'a visitor',
    come: (page) => replaceStored(page, {}),
    sees: ({ isOpen }) => (isOpen ? 'page' : 'door'),
  },
  member('memberPersonal'),
  member('memberCompany'),
  applicant('memberPersonal', 'tong'),
  applicant('memberCompany', 'xinrui'),
  {
    who: 'whoever has a token that is no longer good',
    isNewEachTime: true,
    come: async (page, role) => {
      loginsKept[role] ??= await loginOf(page, role)
      await replaceStored(page, { ...loginsKept[role], access_token: 'expired' })
    },
    sees: () => 'door',
  },
  ...(['memberPersonal', 'memberCompany'] as const).map((role) => ({
    who: `${role === 'memberPersonal' ? 'a person' : 'a unit'} whose rights were taken`,
    role,
    come: async (page: Page) => {
      await withholdRights(page)
      await enterAs(page, membersOf[role])
    },
    sees: ({ of, needs }: MemberPlace): Seen => (of && of !== role ? 'home' : needs ? 'forbidden' : 'page'),
  })),
]

async function expectSeen(page: Page, place: MemberPlace, seen: Seen, role: Role | undefined): Promise<void> {
  const { address, of, leadsTo = address } = place
  const forbidden = page.getByRole('heading', { level: 1, name: '无权限' })
  if (seen === 'door') {
    const kind = of ?? role
    await expect(page).toHaveURL(
      `${kind ? doors[kind] : '/login'}?${new URLSearchParams({ redirect: address })}`,
    )
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  } else if (seen === 'home') {
    await expect(page).toHaveURL(homes[role ?? 'memberPersonal'])
    await expect(told(page).first()).toBeVisible()
  } else {
    if (role && leadsTo !== homes[role]) await expect(homeOf(page, role)).toHaveCount(0)
    if (seen === 'page') await expect(page.getByRole('main')).toContainText(/\S/)
    else await expect(forbidden).toBeVisible()
    await expect(page).toHaveURL(leadsTo)
    await expect(forbidden).toHaveCount(seen === 'forbidden' ? 1 : 0)
  }
}

/** Goes to a place from the home, within the website: it takes a fraction of what opening the page anew does. */
async function goWithin(page: Page, address: string, role: Role): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), homes[role])
  await expect(homeOf(page, role)).toBeVisible()
  // What the last place has said would be taken for what this one says.
  await page.locator('[data-scope=toast][data-part=close-trigger]').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click()
  })
  await expect(told(page)).toHaveCount(0)
  await page.evaluate((to) => history.pushState({}, '', to), address)
}

async function visit(
  page: Page,
  visitor: Visitor,
  places: readonly MemberPlace[],
  go: (address: string) => Promise<unknown>,
): Promise<void> {
  const { come, isNewEachTime, sees, role } = visitor
  if (!isNewEachTime) await come(page, role ?? 'memberPersonal')
  for (const place of places)
    await test.step(place.address, async () => {
      const last = role ?? (isNewEachTime ? (place.of ?? 'memberPersonal') : undefined)
      if (isNewEachTime) await come(page, place.of ?? 'memberPersonal')
      await go(place.address)
      await expectSeen(page, place, sees(place), last)
    })
}

const all = Object.values(memberPlaces)
/** One of each kind of member that wants a right, and one that wants none. */
const few = (['memberPersonal', 'memberCompany'] as const).flatMap((role) => {
  const own = all.filter(({ of, leadsTo }) => of === role && !leadsTo)
  return [own.find(({ needs }) => needs === 'fees.pay'), own.find(({ needs }) => !needs)].flatMap(
    (place) => place ?? [],
  )
})

/** Those of whom each meets another answer of the guard. */
const differing = ['a visitor', 'a person', 'a unit whose rights were taken']

for (const visitor of visitors) {
  const tag = differing.includes(visitor.who) ? ['@desktop'] : ['@desktop', '@full']
  test(`${visitor.who} sees of some members’ pages what is theirs`, { tag }, async ({ page, allow }) => {
    allow(/^40[1349]: GET /)
    expect(few).toHaveLength(4)
    await visit(page, visitor, few, (address) => page.goto(address))
  })
  test(`${visitor.who} sees of all members’ pages what is theirs`, { tag: ['@desktop', '@full'] }, async ({
    page,
    allow,
  }) => {
    // Some forty pages, which whoever has no home here has to open anew.
    test.setTimeout(300_000)
    allow(/^40[1349]: GET /)
    const { role } = visitor
    await visit(page, visitor, all, (address) => (role ? goWithin(page, address, role) : page.goto(address)))
  })
}
