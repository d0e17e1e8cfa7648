import type { Page } from '@playwright/test'
import {
  button,
  current,
  isPaused,
  last,
  openPlayer,
  otherDevice,
  placeOf,
  play,
  player,
  playTo,
  progressOf,
  ready,
  stage,
  video,
  watch,
  watchedTo,
} from '../support/player.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('a lesson is watched to its end, counts at once, and the next one is offered', {
  tag: '@always',
}, async ({ page, world }) => {
  await enterAs(page, 'su', '/myCourse')
  await watch(page, world, current, 80)
  await page.goto(player())
  await ready(page)
  await expect(stage(page).getByText('已计入 1:20 / 1:30')).toBeVisible()
  await play(page)
  await expect(stage(page).getByRole('heading', { name: '本课时已学完' })).toBeVisible({ timeout: 30_000 })
  await expect(stage(page).getByText('已学完，可以随意拖动')).toBeVisible()
  expect((await progressOf(page))?.completeTime).not.toBeNull()
  await page.getByRole('link', { name: '学下一课时' }).click()
  await expect(page).toHaveURL(player(300805))
  await ready(page)
  await expect(stage(page).getByText('已计入 0:00 / 1:00')).toBeVisible()
})

test('the last lesson of a course credits its hours, and leads to their certificate', async ({
  page,
  world,
}) => {
  await enterAs(page, 'su', '/myCourse')
  for (const lesson of [current, 300805, 300806]) await watch(page, world, lesson)
  await watch(page, world, last, 82)
  await page.goto(player(last))
  await ready(page)
  await play(page)
  await expect(page.getByText(/\d+ 学时已入账/).first()).toBeVisible({ timeout: 30_000 })
  await expect(stage(page).getByRole('heading', { name: '课程已学完' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: '查看学时与证明' }).click()
  await expect(page).toHaveURL('/myCourse?part=hours')
  await expect(page.getByRole('main')).toContainText('安装工程计量与计价难点')
})

test('a whole lesson is watched second by second', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await openPlayer(page, 300805)
  const sizes: number[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/heartbeat')) return
    sizes.push((response.request().postData() ?? '').length + (await response.body()).length)
  })
  await play(page)
  await expect(stage(page).getByRole('heading', { name: '本课时已学完' })).toBeVisible({ timeout: 60_000 })
  expect((await progressOf(page, 300805))?.ranges).toEqual([{ from: 0, to: 60 }])
  expect(sizes.length).toBeGreaterThanOrEqual(3)
  expect(Math.max(...sizes), 'bytes of a report and its answer').toBeLessThan(1000)
})

/** Takes hold of the bar where it stands and draws it to its end. */
async function dragToTheEnd(page: Page): Promise<void> {
  const box = await page.getByRole('slider', { name: '播放位置' }).boundingBox()
  if (!box) throw new Error('The bar is not there')
  const middle = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.5, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 4, middle, { steps: 8 })
  await page.mouse.up()
}

test('nobody gets past what was watched, whichever way they try', async ({ page }) => {
  await openPlayer(page)
  const held = stage(page).getByRole('alert').filter({ hasText: '首次学习不能跳过未观看的内容，已回到 0:49' })
  const ways: (() => Promise<unknown>)[] = [
    () => page.getByRole('slider', { name: '播放位置' }).fill('85'),
    () => page.getByRole('slider', { name: '播放位置' }).press('ArrowRight'),
    () => button(page, '前进 10 秒').click(),
    () => dragToTheEnd(page),
    () =>
      video(page).evaluate((element: HTMLVideoElement) => {
        element.currentTime = 88
      }),
  ]
  for (const way of ways) {
    await way()
    await expect(held).toBeVisible()
    await expect.poll(() => placeOf(page)).toBeLessThan(49.6)
    await button(page, '知道了').click()
    await expect(held).toHaveCount(0)
  }
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 16
  })
  await expect(page.getByLabel('播放速度')).toHaveValue('2')
  await page.getByRole('slider', { name: '播放位置' }).fill('20')
  await expect.poll(() => placeOf(page)).toBeLessThan(20.5)
  expect(await watchedTo(page)).toBe(49)
})

test('what the server refuses is said, and the player goes to where it may', async ({ page, allow }) => {
  allow(/^409: POST .*heartbeat/)
  await openPlayer(page)
  await page.route('**/heartbeat', (route) => {
    const beat = route.request().postDataJSON()
    return route.continue({ postData: { ...beat, from: beat.from + 20, to: beat.to + 20 } })
  })
  await playTo(page, 51)
  await expect(stage(page).getByRole('alert')).toContainText('首次学习不能跳过未观看的内容。 已回到 0:49。')
  await expect.poll(() => placeOf(page)).toBeLessThan(49.6)
  await page.unroute('**/heartbeat')
  await playTo(page, 51)
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(50.5)
})

test('a course that is the student’s no more ends the lesson, and says what did not count', async ({
  page,
  allow,
}) => {
  allow(/^409: POST .*heartbeat/)
  await openPlayer(page)
  const problem = {
    status: 409,
    title: 'Conflict',
    message: 'error.courseNotEnrolled',
    path: '/api/edu-lessons/300804/heartbeat',
  }
  await page.route('**/heartbeat', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem }),
  )
  await playTo(page, 51)
  const told = stage(page).getByRole('alert')
  await expect(told).toContainText('请先加入这门课程。')
  await expect(told).toContainText(/最后观看的 0:0\d 没有计入。/)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)
  await told.getByRole('link', { name: '查看课程' }).click()
  await expect(page).toHaveURL('/continuingEducation/3008')
})

test('a note is there in the other tab too, and one that was begun outlives a look at the lessons', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await openPlayer(page)
  const other = await context.newPage()
  await openPlayer(other)
  const part = (at: Page, name: string) => at.getByRole('tab', { name, exact: true })
  const field = (at: Page) => at.getByRole('textbox', { name: '笔记' })
  for (const at of [page, other]) {
    await part(at, '笔记').click()
    await field(at).fill(at === page ? '先看图纸' : '再看规则')
  }
  await part(page, '目录').click()
  await part(page, '笔记').click()
  await expect(field(page)).toHaveValue('先看图纸')
  for (const at of [page, other]) await at.getByRole('button', { name: /处记下$/ }).click()
  for (const at of [page, other]) {
    await expect(at.getByText('先看图纸')).toBeVisible()
    await expect(at.getByText('再看规则')).toBeVisible()
  }
})

/** Watches without a network and closes the page; the network is back then. @returns the second that was shown last */
async function closeOffline(page: Page): Promise<number> {
  const context = page.context()
  await openPlayer(page)
  await play(page)
  await context.setOffline(true)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(56)
  const shown = await placeOf(page)
  await page.close()
  await context.setOffline(false)
  return shown
}

test('what was watched without a network is sent from another page of the education as well', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  const shown = await closeOffline(page)
  const again = await context.newPage()
  await again.goto('/myCourse')
  await expect.poll(() => watchedTo(again)).toBeGreaterThan(shown - 2.5)
})

test('one device plays at a time; the other says so and can take over', async ({
  page,
  allow,
  browser,
  world,
}) => {
  allow(/^409: POST .*heartbeat/)
  await openPlayer(page)
  await play(page, '1')
  const [device, elsewhere] = await otherDevice(browser, world)
  await openPlayer(elsewhere)
  await button(page, '暂停').click()
  const told = stage(page).getByRole('alert')
  await expect(told).toContainText('正在另一处学习')
  await stage(page).getByRole('button', { name: '在这里继续学习' }).click()
  await expect(told).toHaveCount(0)
  await ready(page)
  await play(elsewhere, '1')
  await expect.poll(() => placeOf(elsewhere)).toBeGreaterThan(50)
  await button(elsewhere, '暂停').click()
  await expect(stage(elsewhere).getByText('正在另一处学习')).toBeVisible()
  await playTo(page, 51)
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(50.5)
  await device.close()
})

test('what is watched without a network counts once it is back', async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  await openPlayer(page)
  await play(page)
  await context.setOffline(true)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(58)
  await button(page, '暂停').click()
  await expect(stage(page).getByText(/^网络已断开，\d+ 秒已存在本机/)).toBeVisible()
  const shown = await placeOf(page)
  await context.setOffline(false)
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(shown - 0.5)
  await expect(stage(page).getByText(/^网络已断开/)).toHaveCount(0)
  expect(await watchedTo(page)).toBeLessThanOrEqual(shown + 0.01)
})

test('what was watched without a network is not lost with the page', { tag: ['@desktop', '@full'] }, async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  const shown = await closeOffline(page)
  const again = await context.newPage()
  await again.goto(player())
  await ready(again)
  // A second of play at twice the speed may go with a page that is killed.
  expect(await watchedTo(again)).toBeGreaterThan(shown - 2.5)
  expect(await placeOf(again)).toBeGreaterThan(shown - 2.5)
})

test('a reload goes on at the second', async ({ page }) => {
  await openPlayer(page)
  await playTo(page, 53)
  const shown = await placeOf(page)
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(shown - 0.5)
  await page.reload()
  await ready(page)
  expect(Math.abs((await placeOf(page)) - shown)).toBeLessThan(0.5)
})

test('reloads at any moment lose nothing', { tag: ['@desktop', '@full'] }, async ({ page, allow }) => {
  // The page that goes away may be too late.
  allow(/^409: POST .*heartbeat/)
  await openPlayer(page)
  let reached = 49
  for (const pause of [300, 1200, 700, 2100, 450, 1600, 900]) {
    await play(page, '1')
    await page.waitForTimeout(pause)
    const shown = await placeOf(page)
    await page.reload()
    await ready(page)
    expect(await placeOf(page)).toBeGreaterThan(shown - 1.3)
    reached = Math.max(reached, shown)
  }
  const progress = await progressOf(page)
  expect(progress?.ranges).toHaveLength(1)
  expect(progress?.ranges[0]?.to).toBeGreaterThan(reached - 1.3)
})
