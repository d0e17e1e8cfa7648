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
      await enterAs(page, membersOf[role])
      // There no code of the home runs any more, which would be refused first.
      await page.goto('/robots.txt')
      await page.evaluate(() => localStorage.setItem('access_token', 'expired'))
    },
    sees: () => 'door',
  },
  ...(['memberPersonal', 'memberCompany'] as const).map((role) => ({
    who: `${role === 'memberPersonal' ? 'a person' : 'a unit'} whose rights were taken`,
    role,
    come: async (page: Page) => {
      await enterAs(page, membersOf[role])
      await withholdRights(page)
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
    await expect(page.getByText(/^(这个页面没有对您开放|此账号为单位会员)/).first()).toBeVisible()
  } else {
    if (seen === 'page') await expect(page.getByRole('main')).toContainText(/\S/)
    else await expect(forbidden).toBeVisible()
    await expect(page).toHaveURL(leadsTo)
    await expect(forbidden).toHaveCount(seen === 'forbidden' ? 1 : 0)
  }
}

async function visit(page: Page, visitor: Visitor, places: readonly MemberPlace[]): Promise<void> {
  const { come, isNewEachTime, sees, role } = visitor
  if (!isNewEachTime) await come(page, role ?? 'memberPersonal')
  for (const place of places)
    await test.step(place.address, async () => {
      const last = role ?? (isNewEachTime ? (place.of ?? 'memberPersonal') : undefined)
      if (isNewEachTime) await come(page, place.of ?? 'memberPersonal')
      await page.goto(place.address)
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
    await visit(page, visitor, few)
  })
  test(`${visitor.who} sees of all members’ pages what is theirs`, { tag: ['@desktop', '@full'] }, async ({
    page,
    allow,
  }) => {
    // Some forty pages, for each of which one may have to enter anew.
    test.setTimeout(300_000)
    allow(/^40[1349]: GET /)
    await visit(page, visitor, all)
  })
}
