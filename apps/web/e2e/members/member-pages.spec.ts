import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { expectToFit } from '../support/widths.ts'

interface MemberPage {
  name: string
  /** Opens it and waits for what stands on it when it is complete. */
  open: (page: Page) => Promise<void>
}

const centreParts = [
  ['profile', '个人资料'],
  ['contact?change=phone', '联系方式'],
  ['password', '登录密码'],
  ['logins', '登录设备'],
  ['activities', '我的活动'],
  ['data', '数据与注销'],
] as const

const studyPages: MemberPage[] = [
  {
    name: 'the continuing education',
    open: async (page) => {
      await enterAs(page, 'lin', '/educationIndex')
      await expect(page.getByRole('link', { name: '继续学习' })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'the continuing education for a visitor',
    open: async (page) => {
      await page.goto('/educationIndex')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'courses as cards',
    open: async (page) => {
      await enterAs(page, 'su', '/continueEducate')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'courses as a table',
    open: async (page) => {
      await page.goto('/continueEducate?view=list')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    },
  },
  {
    name: 'a course under way',
    open: async (page) => {
      await enterAs(page, 'su', '/continuingEducation/3008')
      await expect(page.getByText(/^上次学到/)).toBeVisible()
    },
  },
  {
    name: 'the payment of a course',
    open: async (page) => {
      await enterAs(page, 'lin', '/education-pay?course=3002')
      await expect(page.getByRole('button', { name: /^微信支付/ })).toBeVisible()
    },
  },
  {
    name: 'the own courses',
    open: async (page) => {
      await enterAs(page, 'lin', '/myCourse')
      await expect(page.getByRole('progressbar')).toBeVisible()
    },
  },
  {
    name: 'the own hours',
    open: async (page) => {
      await enterAs(page, 'lin', '/myCourse?part=hours')
      await expect(page.getByRole('row').nth(6)).toBeVisible()
    },
  },
]

const pages: MemberPage[] = [
  ...studyPages,
  {
    name: 'fees',
    open: async (page) => {
      await enterAs(page, 'hengxin', '/unitPay/fees')
      await expect(page.getByRole('row').nth(1)).toContainText('已缴纳')
    },
  },
  {
    name: 'payment',
    open: async (page) => {
      await enterAs(page, 'cheng', '/financialManagement/fees')
      await page.getByRole('link', { name: '继续支付' }).click()
      await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
    },
  },
  {
    name: 'membership',
    open: async (page) => {
      await enterAs(page, 'hengxin', '/memberManagement')
      await expect(page.getByRole('row').nth(1)).toContainText('SQ')
    },
  },
  {
    name: 'one application',
    open: async (page) => {
      await enterAs(page, 'hengxin', '/memberManagement')
      await page.getByRole('link', { name: /^详情/ }).first().click()
      await expect(page.getByRole('heading', { name: '办理进度' })).toBeVisible()
    },
  },
  {
    name: 'a form to print',
    open: async (page) => {
      await enterAs(page, 'hengxin', '/memberManagement')
      await page.getByRole('link', { name: /^详情/ }).first().click()
      await page.getByRole('link', { name: '打印申请表' }).click()
      await expect(page.getByRole('article', { name: '会员申请表' })).toBeVisible()
    },
  },
  ...['', '&step=2', '&step=3'].map((step) => ({
    name: `an application’s form${step}`,
    open: async (page: Page) => {
      await enterAs(page, 'tong', `/personMemberManage?apply=3001${step}`)
      await expect(page.getByRole('button', { name: '保存草稿' })).toBeVisible()
    },
  })),
  {
    name: 'people',
    open: async (page) => {
      await enterAs(page, 'hengxin', '/memberManagement?part=people')
      await expect(page.getByRole('row').nth(1)).toContainText('*')
    },
  },
  {
    name: 'invitations',
    open: async (page) => {
      await enterAs(page, 'hengxin', '/memberManagement?part=invitations')
      await expect(page.getByRole('row').nth(1)).toContainText('待答复')
    },
  },
  {
    name: 'a person’s membership',
    open: async (page) => {
      await enterAs(page, 'su', '/personMemberManage')
      await expect(page.getByRole('button', { name: /^接受/ })).toBeVisible()
    },
  },
  {
    name: 'tenders',
    open: async (page) => {
      await enterAs(page, 'hengxin', '/tenderInformation')
      await expect(page.getByRole('row').nth(1)).toContainText('招标')
    },
  },
  {
    name: 'one tender',
    open: async (page) => {
      await enterAs(page, 'hengxin', '/tenderInformation?tender=4001')
      await expect(page.getByRole('heading', { name: '招标文件' })).toBeVisible()
    },
  },
  {
    name: 'help',
    open: async (page) => {
      await enterAs(page, 'hengxin', '/helpCenter?question=3101')
      await expect(page.getByRole('button', { expanded: true })).toBeVisible()
    },
  },
  {
    name: 'messages',
    open: async (page) => {
      await enterAs(page, 'su', '/informationCenter')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    },
  },
  {
    name: 'one message',
    open: async (page) => {
      await enterAs(page, 'su', '/informationCenter?message=201')
      await expect(page.getByRole('link', { name: '前往查看' })).toBeVisible()
    },
  },
  {
    name: 'benefits',
    open: async (page) => {
      await enterAs(page, 'su', '/memberBenefits')
      await expect(page.getByRole('heading', { level: 2, name: /材料价格/ }).first()).toBeVisible()
    },
  },
  ...centreParts.map(([part, heading]) => ({
    name: `the personal centre’s ${part}`,
    open: async (page: Page) => {
      await enterAs(page, 'lin', `/personalCenter/${part}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('main').locator('form, table, section').first()).toBeVisible()
    },
  })),
]

for (const { name, open } of pages) {
  test(`the page of ${name} fits every width and is accessible in both themes`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await expectAccessibleInBothThemes(page)
    if (!isMobile) await expectToFit(page, [320, 375, 768, 1200, 1440, 1920, 2560])
  })
}
