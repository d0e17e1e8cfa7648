import { button, field, listOf, testWrites } from '../../support/repeated-writes.ts'
import { enterAs } from '../../support/session.ts'
import { expect } from '../../support/test.ts'

testWrites([
  {
    what: 'a site that is kept',
    isTyped: true,
    call: /^PUT .*\/api\/member-webs$/,
    fill: async (page) => {
      await enterAs(page, 'lin', '/personMemberSubsite')
      await field(page, '简介正文').fill('只写一次的简介。')
    },
    send: (page, click) => click(button(page, '保存资料')),
    isRepeated: true,
    done: (page) => expect(field(page, '简介正文')).toContainText('只写一次的简介。'),
  },
  {
    what: 'a site that is published',
    call: /^POST .*\/api\/member-webs\/\d+\/publish$/,
    fill: async (page) => {
      await enterAs(page, 'lin', '/personMemberSubsite')
      await field(page, '简介正文').fill('一次发布的简介。')
      await button(page, '保存资料').click()
      await expect(page.getByText('站点资料已保存')).toBeVisible()
    },
    send: (page, click) => click(button(page, '发布站点')),
    done: (page) => expect(page.getByText('审核中').first()).toBeVisible(),
  },
  {
    what: 'an item of a site that is written',
    isTyped: true,
    call: /^POST .*\/api\/member-news$/,
    fill: async (page) => {
      await enterAs(page, 'lin', '/personMemberSubsite?part=items&write=NEWS')
      await field(page, '标题').fill('只写一次的资讯')
      await field(page, '正文').fill('正文。')
    },
    send: (page, click) => click(button(page, '保存草稿')),
    isRepeated: true,
    isLookedUp: true,
    done: async (page) => {
      await expect(page).toHaveURL(/item=\d+/)
      const written = await listOf(page, 'member-news?size=100')
      expect(written.filter(({ title }) => title === '只写一次的资讯')).toHaveLength(1)
    },
  },
])
