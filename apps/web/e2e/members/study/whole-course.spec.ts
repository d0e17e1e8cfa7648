import type { Browser, Page } from '@playwright/test'
import { decideAtCashier } from '../../support/paying.ts'
import { button, call, otherDevice, play, ready, stage, video, watch } from '../../support/player.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const course = 3002
const main = (page: Page) => page.getByRole('main')

interface Course {
  chapters: { lessons: { id: number; durationS: number }[] }[]
}

async function buy(page: Page): Promise<void> {
  await page.goto(`/continuingEducation/${course}`)
  await main(page).getByRole('link', { name: '购买课程' }).click()
  await main(page)
    .getByRole('button', { name: /^微信支付/ })
    .click()
  await decideAtCashier(page, '支付成功')
  await page.getByRole('link', { name: '进入课程' }).click({ timeout: 15_000 })
  await expect(main(page).getByText('学习中')).toBeVisible()
}

/** Plays a little of a lesson on a device. */
async function sit(page: Page, lesson: number): Promise<void> {
  await enterAs(page, 'tong', `/videoview/${course}?lesson=${lesson}`)
  await ready(page)
  await play(page)
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(4)
  await button(page, '暂停').click()
}

/** Says that the viewer is there, whenever they are asked. */
const stayThere = (page: Page) =>
  page.addLocatorHandler(page.getByRole('alertdialog', { name: '您还在学习吗？' }), (question) =>
    question.getByRole('button', { name: '我在，继续学习' }).click(),
  )

/** Has the mock's clock run the rest of some lessons. */
async function finish(
  page: Page,
  world: string,
  lessons: { id: number; durationS: number }[],
): Promise<void> {
  for (const { id } of lessons) await watch(page, world, id)
}

test('a course is bought, watched in three sittings on two devices, credited, certified, printed and verified', {
  tag: ['@desktop', '@full'],
}, async ({ page, world, browser }) => {
  test.setTimeout(180_000)
  await stayThere(page)
  await enterAs(page, 'tong', '/educationIndex')
  await expect(
    main(page)
      .getByText(/还差 \d+ 学时/)
      .first(),
  ).toBeVisible()
  await buy(page)
  const { chapters } = await call<Course>(page, 'GET', `public/edu-courses/${course}`)
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const [first, second] = lessons
  const last = lessons.at(-1)
  if (!first || !second || !last) throw new Error('The course has too few lessons')
  await sit(page, first.id)
  const [device, phone] = await otherDevice(browser, world)
  await sit(phone, first.id)
  await finish(phone, world, lessons.slice(0, -1))
  await device.close()
  await enterAs(page, 'tong', '/myCourse')
  await watch(page, world, last.id, last.durationS - 6)
  await page.reload()
  await main(page)
    .getByRole('link', { name: /^继续学习/ })
    .click()
  await ready(page)
  await play(page)
  await expect(stage(page).getByRole('heading', { name: '课程已学完' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: '查看学时与证明' }).click()
  await main(page)
    .getByRole('button', { name: /^开具证明/ })
    .click()
  await main(page)
    .getByRole('link', { name: /^打印或存为 PDF/ })
    .click()
  const paper = page.getByRole('article', { name: '继续教育学时证明' })
  const printed = await paper.locator('footer').innerText()
  const code = /([\w-]{6} ){3}[\w-]{4}/.exec(printed)?.[0].replaceAll(' ', '')
  expect(code).toMatch(/^[\w-]{22}$/)
  await verifyAsVisitor(browser, world, `/verify/hours/${code}`)
})

/** Whoever holds the paper sees the same on another device. */
async function verifyAsVisitor(browser: Browser, world: string, address: string): Promise<void> {
  const [context, page] = await otherDevice(browser, world)
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText('童小满')
  await context.close()
}
