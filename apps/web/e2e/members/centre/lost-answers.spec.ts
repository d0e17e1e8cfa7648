import type { Page } from '@playwright/test'
import { captchaAnswer, codeTo, persona } from '../../support/personas.ts'
import {
  button,
  confirmed,
  field,
  listOf,
  openSame,
  rowOf,
  testWrites,
} from '../../support/repeated-writes.ts'
import { enterAs } from '../../support/session.ts'
import { expect } from '../../support/test.ts'

const logins = (page: Page) => page.getByRole('table', { name: '登录设备' }).getByRole('row')
const secret = (page: Page, name: string) =>
  page.getByLabel(new RegExp(`^${name}`)).and(page.locator('input'))
const another = 'zaojia 2027'
/** Types the present password and the new one. */
async function typePasswords(page: Page): Promise<void> {
  await secret(page, '现有密码').fill(persona('lin').password)
  await secret(page, '新密码').fill(another)
  await secret(page, '再次输入新密码').fill(another)
}
const newPhone = '13900008888'
/** Types the codes that have been sent to the old and the new phone. */
async function typePhoneCodes(page: Page): Promise<void> {
  await field(page, '原手机验证码').fill(await codeTo(page, persona('lin').login))
  await field(page, '新手机验证码').fill(await codeTo(page, newPhone))
}
/** Types what closes an account, with the code that has been sent. */
async function typeClosing(page: Page): Promise<void> {
  await field(page, '短信验证码').fill(await codeTo(page, persona('tong').login))
  await field(page, '输入“注销账号”确认').fill('注销账号')
}
const invitations = '/memberManagement?part=invitations'

testWrites([
  {
    what: 'an application that is taken back',
    call: /^POST .*\/api\/member-applies\/user\/\d+\/withdraw$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin')
      const [sent] = await listOf(page, 'member-applies/user?status.equals=SUBMITTED')
      await page.goto(`/memberManagement?apply=${sent?.id}`)
    },
    send: (page, click) => confirmed(page, click, button(page, '撤回申请'), '撤回申请'),
    done: (page) => expect(page.getByText('已撤回').first()).toBeVisible(),
  },
  {
    what: 'an invitation that is declined',
    call: /^POST .*\/decline$/,
    fill: (page) => enterAs(page, 'su', '/personMemberManage'),
    send: (page, click) => click(button(page, /^谢绝/)),
    done: (page) => expect(page.getByText('您还不属于任何单位。')).toBeVisible(),
  },
  {
    what: 'an invitation that is taken back',
    call: /^POST .*\/api\/unit-invitations\/\d+\/withdraw$/,
    fill: (page) => enterAs(page, 'hengxin', `${invitations}&status=PENDING`),
    send: (page, click) => confirmed(page, click, button(page, /^撤回/).first(), '撤回邀请'),
    done: async (page) => {
      await page.goto(invitations)
      await expect(rowOf(page, '邀请记录', '已撤回').first()).toBeVisible()
    },
  },
  {
    what: 'a person who is let go',
    call: /^DELETE .*\/api\/unit-people\/\d+$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin', '/memberManagement?part=people')
      await expect(rowOf(page, '本单位人员', persona('lin').name)).toBeVisible()
    },
    send: (page, click) =>
      confirmed(page, click, rowOf(page, '本单位人员', persona('lin').name).getByRole('button'), '解除关系'),
    done: (page) => expect(rowOf(page, '本单位人员', persona('lin').name)).toHaveCount(0),
  },
  {
    what: 'the end of one login',
    call: /^DELETE .*\/api\/member\/logins\/\d+$/,
    fill: async (page) => {
      await enterAs(page, 'lin')
      await enterAs(page, 'lin', '/personalCenter/logins')
      await expect(logins(page)).toHaveCount(1 + 2)
    },
    send: (page, click) => confirmed(page, click, button(page, /^退出该设备/), '退出该设备'),
    done: (page) => expect(logins(page)).toHaveCount(1 + 1),
  },
  {
    what: 'another password',
    call: /^POST .*\/api\/member\/password$/,
    fill: async (page) => {
      await enterAs(page, 'lin', '/personalCenter/password')
      await typePasswords(page)
    },
    fillOther: async (other, page) => {
      await openSame(other, page)
      await typePasswords(other)
    },
    send: (page, click) => click(button(page, '修改密码')),
    refused: /^400: POST .*\/member\/password$/,
    done: (page) => expect(secret(page, '新密码')).toHaveValue(''),
  },
  {
    what: 'another phone',
    isTyped: true,
    call: /^POST .*\/api\/info-member\/phone-update$/,
    fill: async (page) => {
      await enterAs(page, 'lin', '/personalCenter/contact?change=phone')
      await button(page, '获取验证码 原手机验证码').click()
      await expect(page.getByText(/^验证码已发送到/)).toBeVisible()
      await field(page, '新手机号码').fill(newPhone)
      await field(page, '图形验证码').fill(captchaAnswer)
      await button(page, '获取验证码 新手机验证码').click()
      await expect(page.getByText(/^验证码已发出/)).toBeVisible()
      await typePhoneCodes(page)
    },
    // A code is sent once a minute: the second tab uses those that the first has had sent.
    fillOther: async (other, page) => {
      await openSame(other, page)
      await field(other, '新手机号码').fill(newPhone)
      await typePhoneCodes(other)
    },
    send: (page, click) => click(button(page, '确认更换')),
    done: async (page) => {
      await expect(page.getByRole('main').getByText('139****8888')).toBeVisible()
      await expect(button(page, '确认更换')).toBeHidden()
    },
  },
  {
    what: 'an account that is closed',
    call: /^POST .*\/api\/member\/close$/,
    fill: async (page) => {
      await enterAs(page, 'tong', '/personalCenter/data')
      await button(page, '获取验证码 短信验证码').click()
      await expect(page.getByText(/^验证码已发送到/)).toBeVisible()
      await typeClosing(page)
    },
    fillOther: async (other, page) => {
      await openSame(other, page)
      await typeClosing(other)
    },
    send: (page, click) =>
      confirmed(page, click, page.getByRole('main').getByRole('button', { name: '注销账号' }), '注销账号'),
    refused: /^401: GET .*\/member\/current$/,
    done: async (page) => {
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
    },
  },
])
