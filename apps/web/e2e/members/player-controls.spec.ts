import {
  askAtNextReport,
  button,
  isPaused,
  openPlayer,
  placeOf,
  play,
  player,
  ready,
  stage,
  video,
  watchedTo,
} from '../support/player.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('whoever is asked whether they are there answers by one key', { tag: '@always' }, async ({
  page,
  world,
}) => {
  await openPlayer(page)
  await askAtNextReport(world)
  await play(page, '1')
  const question = page.getByRole('alertdialog', { name: '您还在学习吗？' })
  await expect(question).toBeVisible({ timeout: 20_000 })
  expect(await isPaused(page)).toBe(true)
  await expect(question).toContainText(/还剩 \d+ 秒/)
  await expect(question.getByRole('button', { name: '我在，继续学习' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  const before = await placeOf(page)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(before + 1)
  await button(page, '暂停').click()
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(before + 0.5)
})

test('a question that nobody answers leaves the lesson paused', { tag: ['@desktop', '@full'] }, async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openPlayer(page)
  await askAtNextReport(world)
  await play(page, '1')
  const question = page.getByRole('alertdialog', { name: '您还在学习吗？' })
  await expect(question).toBeVisible({ timeout: 20_000 })
  await page.clock.fastForward(61_000)
  await expect(question).toHaveCount(0)
  await expect(stage(page).getByRole('alert')).toContainText('没有收到您的确认')
  await button(page, '知道了').click()
  await expect(question).toHaveCount(0)
  expect(await isPaused(page)).toBe(true)
  await play(page, '1')
  const before = await placeOf(page)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(before + 1)
})

test('a page that is left pauses', { tag: '@desktop' }, async ({ page }) => {
  await openPlayer(page)
  await play(page, '1')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(stage(page).getByRole('alert')).toContainText('您离开了这个页面')
  expect(await isPaused(page)).toBe(true)
})

test('the player is worked by keys, and remembers how loud it was', { tag: '@desktop' }, async ({ page }) => {
  await openPlayer(page)
  await video(page).click()
  await expect(button(page, '暂停')).toBeVisible()
  await page.keyboard.press('k')
  await expect(button(page, '播放')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => placeOf(page)).toBeLessThan(47)
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('m')
  await page.keyboard.press('c')
  await expect(button(page, '字幕')).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await ready(page)
  await expect(button(page, '取消静音')).toBeVisible()
  const sound = await video(page).evaluate(({ volume, muted }: HTMLVideoElement) => ({ volume, muted }))
  expect(sound).toEqual({ volume: 0.7, muted: true })
  // Nothing has been clicked since.
  await page.keyboard.press('m')
  await expect(button(page, '静音')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(button(page, '暂停')).toBeVisible()
})

test('the speed is chosen by keys, which then do nothing else', { tag: '@desktop' }, async ({ page }) => {
  await openPlayer(page)
  const speed = page.getByLabel('播放速度')
  await speed.focus()
  await page.keyboard.press('ArrowDown')
  await expect(speed).toHaveValue('1.25')
  await page.keyboard.press('m')
  const heard = await video(page).evaluate(({ playbackRate, volume, muted }: HTMLVideoElement) => ({
    playbackRate,
    volume,
    muted,
  }))
  expect(heard).toEqual({ playbackRate: 1.25, volume: 1, muted: false })
})

test('the transcript follows and leads; notes stay on the device and can be taken along', async ({
  page,
}) => {
  await openPlayer(page)
  await page.getByRole('tab', { name: '文稿' }).click()
  const line = (text: string) => page.getByRole('button', { name: text })
  await expect(line('使用指标要看工程类型、地区和年份。')).toHaveAttribute('aria-current', 'true')
  await expect(line('最后的判断，仍由造价工程师负责。')).toBeDisabled()
  await line('软件据此汇总工程量').click()
  await expect.poll(() => placeOf(page)).toBeLessThan(10.5)
  await expect(line('软件据此汇总工程量')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('tab', { name: '笔记' }).click()
  await page.getByRole('textbox', { name: '笔记' }).fill('核对计算规则')
  await button(page, '在 0:10 处记下').click()
  await page.reload()
  await page.getByRole('tab', { name: '笔记' }).click()
  await expect(page.getByText('核对计算规则')).toBeVisible()
  const saved = page.waitForEvent('download')
  await button(page, '导出全部笔记').click()
  expect((await saved).suggestedFilename()).toBe('安装工程计量与计价难点.md')
  await button(page, '删除笔记 0:10').click()
  await expect(page.getByText('核对计算规则')).toHaveCount(0)
})

test('a video that does not load says so, and is tried again', { tag: '@desktop' }, async ({
  page,
  allow,
}) => {
  allow(/^failed: .*videos|^503: .*videos/)
  await page.route('**/files/videos/**', (route) => route.fulfill({ status: 503 }))
  await enterAs(page, 'su', player())
  await expect(stage(page).getByRole('alert')).toContainText('视频没有加载成功')
  await page.unroute('**/files/videos/**')
  await button(page, '重新加载').click()
  await ready(page)
  await expect(stage(page).getByRole('alert')).toHaveCount(0)
})
