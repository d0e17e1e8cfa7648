import type { Browser, Page } from '@playwright/test'
import { controlsOf } from '../../support/paying.ts'
import { call, openTest, otherDevice } from '../../support/player.ts'
import { enterAs, enterDesk } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** A test that su has failed once and begun again. */
const address = '/courseTest/3004'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const questions = (page: Page) => main(page).getByRole('group')
const places = (page: Page) => main(page).getByRole('navigation', { name: '题目' })

/** The right letters by the question's text. */
type Known = ReadonlyMap<string, readonly string[]>

async function goOn(page: Page): Promise<void> {
  await openTest(page, address)
  await button(page, '继续答题').click()
  await expect(page).toHaveURL(/attempt=\d+$/)
}

async function handIn(page: Page): Promise<void> {
  await button(page, '交卷').first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click()
}

/** What is right, as the training department wrote it. */
async function learn(browser: Browser, world: string): Promise<Known> {
  const [context, page] = await otherDevice(browser, world)
  await enterDesk(page, 'peixunbu', '/list/courses')
  const course = await call<{ test: { questions: { text: string; right: string[] }[] } }>(
    page,
    'GET',
    'admin/courses/3004',
  )
  await context.close()
  return new Map(course.test.questions.map(({ text, right }) => [text, right]))
}

/** Answers what is known, with all questions in sight. */
async function answer(page: Page, known: Known): Promise<void> {
  await main(page).getByRole('link', { name: '显示全部题目' }).click()
  await expect(questions(page)).toHaveCount(10)
  for (const question of await questions(page).all()) {
    const text = await question.locator('legend [lang]').innerText()
    for (const key of known.get(text) ?? [])
      await question.locator('label').nth('ABCDEF'.indexOf(key)).click()
  }
}

test('a test is failed, says what to see again, and is passed with what they teach', {
  tag: '@always',
}, async ({ page, browser, world }) => {
  await goOn(page)
  await handIn(page)
  await expect(main(page).getByText('这次没有通过')).toBeVisible()
  await expect(main(page).getByText(/再答对 6 题就能通过/)).toBeVisible()
  const lesson = main(page).getByRole('region', { name: '建议重看的课时' }).getByRole('link').first()
  await expect(lesson).toHaveAttribute('href', /\/videoview\/3004\?lesson=30040\d$/)
  await expect(main(page).getByText('正确答案在测验通过后显示。')).toBeVisible()
  await expect(main(page).getByText('正确答案', { exact: true })).toHaveCount(0)
  await main(page)
    .getByRole('link', { name: /^再考一次/ })
    .click()
  await expect(page).toHaveURL(address)
  await button(page, '开始测验').click()
  await answer(page, await learn(browser, world))
  await handIn(page)
  await expect(main(page).getByText('测验已通过')).toBeVisible()
  await expect(main(page).getByText('正确，已选').first()).toBeVisible()
  await main(page).getByRole('link', { name: '查看学时与证明' }).click()
  await expect(main(page)).toContainText('造价管理相关法规年度更新')
  await page.goto(address)
  await expect(main(page).getByText(/通过，6 学时已入账/)).toBeVisible()
  await expect(button(page, '开始测验')).toHaveCount(0)
})

test('questions are answered one by one with the keyboard, and are there again after a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await goOn(page)
  const chosen = main(page).locator('input:checked')
  await questions(page).locator('input').first().focus()
  await page.keyboard.press('Space')
  await expect(chosen).toHaveCount(1)
  await button(page, '下一题').press('Enter')
  await expect(places(page).getByRole('button', { name: '第 2 题，未答' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await questions(page).locator('input').nth(1).focus()
  await page.keyboard.press('Space')
  await expect(main(page).getByText(/已答 2 \/ 10 题/)).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('已恢复这台设备上保存的 2 题答案。')).toBeVisible()
  await expect(places(page).getByRole('button', { name: '第 3 题，未答' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await places(page).getByRole('button', { name: '第 1 题，已答' }).click()
  await expect(chosen).toHaveCount(1)
  await button(page, '交卷').click()
  await expect(page.getByRole('alertdialog')).toContainText('还有 8 题没有作答')
})

test('a test whose time is over is handed in by itself', { tag: '@full' }, async ({ page, world }) => {
  await goOn(page)
  const { endTime } = await call<{ endTime: string }>(
    page,
    'GET',
    `edu-test-attempts/${new URL(page.url()).searchParams.get('attempt')}`,
  )
  await questions(page).locator('label').first().click()
  await controlsOf(world).PUT('/clock', { body: { now: new Date(Date.parse(endTime) - 2000).toISOString() } })
  await page.reload()
  await expect(main(page).getByText(/再答对 [56] 题就能通过/)).toBeVisible()
  await expect(main(page).getByText('没有作答')).toHaveCount(9)
})

test('what comes after the end does not count, and no attempt is left on a day with three', {
  tag: '@full',
}, async ({ page, world }) => {
  await goOn(page)
  await controlsOf(world).PUT('/clock', { body: { advanceSeconds: 3600 } })
  await page.reload()
  await expect(main(page).getByText('交卷时答题时间已过，作答没有计入。')).toBeVisible()
  for (const left of [2, 1]) {
    await main(page)
      .getByRole('link', { name: `再考一次，今天还剩 ${left} 次` })
      .click()
    await button(page, '开始测验').click()
    await handIn(page)
  }
  await expect(main(page).getByText('今天的次数已用完')).toBeVisible()
  await page.goto(address)
  await expect(main(page).getByText('今天的测验次数已用完')).toBeVisible()
  await expect(main(page).getByRole('table', { name: '测验记录' }).getByRole('row')).toHaveCount(5)
})

test('a test that is not the student’s, or not yet, says what comes first', { tag: '@full' }, async ({
  page,
  allow,
}) => {
  allow(/^404: GET .*edu-test-attempts/)
  await enterAs(page, 'lin', address)
  await main(page).getByRole('link', { name: '查看课程' }).click()
  await expect(page).toHaveURL('/continuingEducation/3004')
  await page.goto(`${address}?attempt=1`)
  await expect(page.getByRole('alert')).toContainText('没有找到这次测验')
  await main(page).getByRole('link', { name: '查看这门课程的测验' }).click()
  await expect(page).toHaveURL(address)
})
