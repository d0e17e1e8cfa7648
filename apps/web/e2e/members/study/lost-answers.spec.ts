import { button, confirmed, listOf, testWrites } from '../../support/repeated-writes.ts'
import { enterAs } from '../../support/session.ts'
import { expect } from '../../support/test.ts'

testWrites([
  {
    what: 'a course that is taken for nothing',
    call: /^POST .*\/enroll$/,
    fill: async (page) => {
      await enterAs(page, 'tong', '/continueEducate?price=free')
      await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    },
    send: (page, click) => click(button(page, '免费加入学习')),
    done: async (page) => {
      await expect(page.getByRole('complementary', { name: '学习与报名' }).getByText('学习中')).toBeVisible()
      expect(await listOf(page, 'edu-courses/my')).toHaveLength(1)
    },
  },
  {
    what: 'a course that is started over',
    call: /^POST .*\/reset$/,
    fill: (page) => enterAs(page, 'lin', '/myCourse'),
    send: (page, click) => confirmed(page, click, button(page, /^重新学习/), '重新学习'),
    done: (page) =>
      expect(page.getByRole('main').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0'),
  },
  {
    what: 'a year of hours that is certified',
    call: /^POST .*\/api\/edu-certificates$/,
    fill: (page) => enterAs(page, 'lin', '/myCourse?part=hours'),
    send: (page, click) => click(button(page, /^开具证明/).first()),
    done: async (page) => {
      // One of last year there is already.
      await expect.poll(async () => (await listOf(page, 'edu-certificates')).length).toBe(2)
    },
  },
])
