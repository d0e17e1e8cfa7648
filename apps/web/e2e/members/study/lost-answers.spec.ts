import { openTest } from '../../support/player.ts'
import { button, confirmed, listOf, openSame, testWrites } from '../../support/repeated-writes.ts'
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
    fillOther: async (other, page) => {
      await expect(button(page, '免费加入学习')).toBeVisible()
      await openSame(other, page)
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
  {
    what: 'a test that is handed in',
    call: /^POST .*\/api\/edu-test-attempts\/\d+\/hand-in$/,
    fill: async (page) => {
      await openTest(page, '/courseTest/3004?attempt=2')
      await page.getByRole('group').locator('label').first().click()
    },
    send: (page, click) => confirmed(page, click, button(page, '交卷').first(), '交卷'),
    done: async (page) => {
      await expect(page.getByText('这次没有通过')).toBeVisible()
      const attempts = await listOf(page, 'edu-test-attempts')
      expect(attempts.map(({ status }) => status)).toEqual(['FAILED', 'FAILED'])
    },
  },
  {
    what: 'a course that is swapped',
    call: /^POST .*\/api\/edu-courses\/3001\/swap$/,
    fill: async (page) => {
      await enterAs(page, 'he', '/swapCourse/3001')
      await button(page, /^换成这门课程/).click()
    },
    fillOther: async (other, page) => {
      await openSame(other, page)
      await button(other, /^换成这门课程/).click()
    },
    send: (page, click) => click(page.getByRole('alertdialog').getByRole('button', { name: '确认换课' })),
    done: async (page) => {
      await expect(page).toHaveURL('/continuingEducation/3006')
      const own = await listOf(page, 'edu-courses/my')
      expect(own.map(({ id }) => id)).toEqual([3006])
    },
  },
])
