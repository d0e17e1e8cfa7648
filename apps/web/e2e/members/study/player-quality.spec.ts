import { expectAccessible } from '../../support/accessibility.ts'
import { captchaAnswer, persona } from '../../support/personas.ts'
import {
  button,
  isPaused,
  openPlayer,
  placeOf,
  play,
  player,
  playTo,
  stage,
  video,
  watchedTo,
} from '../../support/player.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const linesOf = (page: Parameters<typeof video>[0]) =>
  video(page).evaluate((element: HTMLVideoElement) => element.videoHeight)

test('a smaller picture goes on where the larger one was, at its speed, and is remembered', async ({
  page,
}) => {
  await openPlayer(page)
  expect(await linesOf(page)).toBe(360)
  await play(page)
  await expect.poll(() => placeOf(page), { intervals: [100] }).toBeGreaterThan(50)
  const before = await placeOf(page)
  await page.getByLabel('清晰度').selectOption('180p')
  await expect.poll(() => linesOf(page)).toBe(180)
  await expect.poll(() => placeOf(page), { intervals: [100] }).toBeGreaterThan(before + 0.5)
  expect(await placeOf(page)).toBeLessThan(before + 15)
  await expect(page.getByLabel('播放速度')).toHaveValue('2')
  await button(page, '暂停').click()
  const shown = await placeOf(page)
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(shown - 1)
  await page.reload()
  await expect.poll(() => linesOf(page)).toBe(180)
  await expect(page.getByLabel('清晰度')).toHaveValue('180')
})

test('a video that is slow says so after a while, and the smaller one plays', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  // The answer never comes.
  await page.route(/files\/videos\/300804\.webm/, () => {})
  await enterAs(page, 'su', player())
  await button(page, '播放').click()
  await expect(stage(page).getByRole('status')).toHaveText('网络较慢，正在缓冲。已学的部分不会丢失。')
  await expectAccessible(page)
  await stage(page).getByRole('button', { name: '换成 180p' }).click()
  await expect.poll(() => linesOf(page)).toBe(180)
  await expect.poll(() => placeOf(page), { intervals: [100] }).toBeGreaterThan(49.5)
  await expect(stage(page).getByText('网络较慢')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a session that ends while a lesson plays is taken up again on top of it, and nothing watched is lost', {
  tag: '@desktop',
}, async ({ page, allow }) => {
  allow(/^401: /)
  // What was shown while nobody was logged in may come a moment too early for the server's clock: it is sent again.
  allow(/^409: POST .*heartbeat/)
  await openPlayer(page)
  await playTo(page, 51)
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  const headers = { Authorization: `Bearer ${token}` }
  await page.request.post('/ht/api/member/logout', { headers })
  await play(page)
  const window = page.getByRole('dialog', { name: '登录已失效，请输入密码' })
  await expect(window).toContainText('已观看的部分还在', { timeout: 20_000 })
  await expect.poll(() => isPaused(page)).toBe(true)
  const shown = await placeOf(page)
  const { login, password } = persona('su')
  await window.getByLabel('手机号码').fill(login)
  await window.getByLabel(/^密码/).and(window.locator('input')).fill(password)
  await window.getByRole('textbox', { name: '图形验证码' }).fill(captchaAnswer)
  await window.getByRole('button', { name: '继续' }).click()
  await expect(window).toBeHidden()
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(shown - 1)
})
