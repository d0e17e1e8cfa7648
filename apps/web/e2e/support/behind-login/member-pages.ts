import { expect, type Locator, type Page } from '@playwright/test'
import { openTest } from '../player.ts'
import { enterAs } from '../session.ts'
import { deskPages } from './desk-pages.ts'
import { at, type MemberPage, openFirst, row } from './member-page.ts'

export type { MemberPage } from './member-page.ts'

/** The test that su has begun, in one of its views. */
const test = (name: string, view: string, found: (page: Page) => Locator): MemberPage => ({
  name,
  open: async (page) => {
    await openTest(page, `/courseTest/3004${view}`)
    await expect(found(page)).toBeVisible()
  },
})

const firstSection = (page: Page): Locator => page.getByRole('main').locator('section').first()
const firstCard = (page: Page): Locator => page.getByRole('article').first()

const centreParts = [
  ['profile', '个人资料'],
  ['contact?change=phone', '联系方式'],
  ['password', '登录密码'],
  ['logins', '登录设备'],
  ['activities', '我的活动'],
  ['favourites', '我的收藏'],
  ['data', '数据与注销'],
] as const

const openApplication = (page: Page) => openFirst(page, 'hengxin', '/memberManagement', '办理进度')
const openOrder = (page: Page, as: string, list: string) => openFirst(page, as, list, '订单进度')
const openFee = (page: Page, as: string, list: string) => openFirst(page, as, list, '会费信息')

/** What the table of pages behind the login looks at, by the route's file. */
export const memberPages: Record<string, MemberPage[]> = {
  '_education.educationIndex': [
    {
      name: 'the continuing education',
      open: async (page) => {
        await enterAs(page, 'lin', '/educationIndex')
        await expect(page.getByRole('link', { name: '继续学习' })).toBeVisible()
        await expect(firstCard(page)).toBeVisible()
      },
    },
    at('the continuing education for a visitor', 'visitor', '/educationIndex', firstCard),
  ],
  '_education.continueEducate': [
    at('courses as cards', 'su', '/continueEducate', firstCard),
    at('courses as a table', 'visitor', '/continueEducate?view=list', row),
    at('courses side by side', 'su', '/continueEducate?view=compare&compare=3001,3002,3003', row),
  ],
  '_education.continuingEducation.$courseId': [
    at('a course under way', 'su', '/continuingEducation/3008', (page) => page.getByText(/^上次学到/)),
  ],
  '_education.education-pay': [
    at('the payment of a course', 'lin', '/education-pay?course=3002', (page) =>
      page.getByRole('button', { name: /^微信支付/ }),
    ),
  ],
  '_education.swapCourse.$courseId': [
    at('the swap of a course', 'he', '/swapCourse/3001', (page) =>
      page.getByRole('button', { name: /^换成这门课程/ }),
    ),
  ],
  '_education.courseTest.$courseId': [
    test('a course’s test', '', (page) => page.getByRole('button', { name: '继续答题' })),
    test('a question of a test', '?attempt=2', (page) => page.getByRole('group')),
    test('all questions of a test', '?attempt=2&view=all', (page) => page.getByRole('group').nth(9)),
    test('the result of a test', '?attempt=1', (page) =>
      page.getByRole('region', { name: '建议重看的课时' }),
    ),
  ],
  '_education.myCourse': [
    at('the own courses', 'lin', '/myCourse', (page) => page.getByRole('progressbar')),
    at('the own hours', 'lin', '/myCourse?part=hours', (page) => row(page, 6)),
  ],
  '_education.helpCenterEdu': [
    at('the help with courses', 'visitor', '/helpCenterEdu', (page) =>
      page.getByRole('main').getByRole('heading').first(),
    ),
  ],
  '_player.videoview.$courseId': [
    at('the player', 'su', '/videoview/3008?lesson=300804', (page) => page.getByText('已计入 0:49 / 1:30')),
    at('the player of a course that is not the member’s', 'lin', '/videoview/3008', (page) =>
      page.getByText('您还没有加入这门课程'),
    ),
  ],
  '_player.hoursPrint': [
    at('a certificate of hours to print', 'lin', '/hoursPrint?certificate=1', (page) =>
      page.getByRole('article', { name: '继续教育学时证明' }),
    ),
    at('the hours of a period to print', 'lin', '/hoursPrint', (page) =>
      page.getByRole('article', { name: '继续教育学时汇总表' }),
    ),
  ],
  '_unit.unitMemberIndex': [at('a unit’s home', 'hengxin', '/unitMemberIndex', firstSection)],
  '_person.personMemberIndex': [at('a person’s home', 'su', '/personMemberIndex', firstSection)],
  '_unit.unitPay.index': [
    {
      name: 'the choice of how a unit pays',
      open: async (page) => {
        await enterAs(page, 'anzhu', '/unitPay/fees')
        await page
          .getByRole('link', { name: /^缴费 / })
          .first()
          .click()
        await expect(page.getByRole('button', { name: /^支付 ¥/ })).toBeVisible()
      },
    },
  ],
  '_unit.unitPay.orders.index': [at('a unit’s orders', 'hengxin', '/unitPay/orders', row)],
  '_unit.unitPay.orders.$orderId': [
    {
      name: 'a paid order of a unit',
      open: (page) => openOrder(page, 'hengxin', '/unitPay/orders?status=PAID'),
    },
    {
      name: 'an order that is being paid back',
      open: (page) => openOrder(page, 'hengxin', '/unitPay/orders?status=REFUNDING'),
    },
  ],
  '_person.financialManagement.orders.index': [
    at('a person’s orders', 'lin', '/financialManagement/orders', row),
  ],
  '_unit.unitPay.payments': [at('a unit’s payments', 'hengxin', '/unitPay/payments', row)],
  '_unit.unitPay.refunds': [at('a unit’s refunds', 'hengxin', '/unitPay/refunds', row)],
  '_person.financialManagement.payments': [
    at('a person’s payments', 'lin', '/financialManagement/payments', row),
  ],
  '_person.financialManagement.refunds': [
    at('a person without refunds', 'he', '/financialManagement/refunds', (page) =>
      page.getByText('没有退款记录'),
    ),
  ],
  '_person.financialManagement.orders.$orderId': [
    {
      name: 'an order that is not paid',
      open: (page) => openOrder(page, 'cheng', '/financialManagement/orders?status=CREATED'),
    },
  ],
  '_unit.unitPayment': [
    at('batches', 'hengxin', '/unitPayment', (page) => row(page, 4)),
    at('a new batch', 'hengxin', '/unitPayment?step=new', (page) => page.getByText('名单还是空的')),
    at('a batch that is written', 'hengxin', '/unitPayment?batch=4001', (page) =>
      page.getByRole('button', { name: '核对并确认' }),
    ),
    at('a batch to confirm', 'hengxin', '/unitPayment?batch=4001&step=confirm', (page) =>
      page.getByRole('button', { name: '提交并支付' }),
    ),
    at('a batch that was paid', 'hengxin', '/unitPayment?batch=4002', row),
  ],
  '_unit.memberSubsite': [
    at('a unit’s own site', 'hengxin', '/memberSubsite', (page) =>
      page.getByRole('group', { name: '文字格式' }),
    ),
    at('what stands on a unit’s site', 'hengxin', '/memberSubsite?part=items', (page) => row(page, 4)),
    at('a new item of a unit’s site', 'hengxin', '/memberSubsite?part=items&write=CONSTRUCT', (page) =>
      page.getByRole('group', { name: '文字格式' }),
    ),
  ],
  '_person.personMemberSubsite': [
    at('a site that was returned', 'lin', '/personMemberSubsite', (page) =>
      page.getByRole('group', { name: '文字格式' }),
    ),
  ],
  '_unit.unitPay.invoices': [
    at('a unit’s invoices', 'hengxin', '/unitPay/invoices', row),
    at('the form of an invoice', 'hengxin', '/unitPay/invoices?part=apply', (page) =>
      page.getByRole('checkbox').first(),
    ),
    at('the book of titles', 'hengxin', '/unitPay/invoices?part=titles', (page) =>
      page.getByRole('list', { name: '常用抬头' }),
    ),
    at('one invoice', 'hengxin', '/unitPay/invoices?invoice=4', row),
    at('an invoice to mend', 'hengxin', '/unitPay/invoices?invoice=4&part=mend', (page) =>
      page.getByRole('textbox', { name: '发票抬头' }),
    ),
  ],
  '_person.financialManagement.invoices': [
    at('a person’s invoices', 'lin', '/financialManagement/invoices', (page) =>
      page.getByRole('button', { name: '导出列表' }),
    ),
  ],
  '_person.financialManagement.fees.index': [at('a person’s fees', 'lin', '/financialManagement/fees', row)],
  '_person.financialManagement.fees.$feeId': [
    { name: 'a fee', open: (page) => openFee(page, 'su', '/financialManagement/fees') },
  ],
  '_unit.unitPay.fees.$feeId': [
    { name: 'a unit’s fee', open: (page) => openFee(page, 'hengxin', '/unitPay/fees') },
  ],
  '_unit.unitPay.fees.index': [
    at('fees', 'hengxin', '/unitPay/fees', (page) => row(page).filter({ hasText: '已缴纳' })),
  ],
  '_person.pay': [
    {
      name: 'payment',
      open: async (page) => {
        await enterAs(page, 'cheng', '/financialManagement/fees')
        await page.getByRole('link', { name: '继续支付' }).click()
        await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
      },
    },
  ],
  '_unit.memberManagement': [
    at('membership', 'hengxin', '/memberManagement', (page) => row(page).filter({ hasText: 'SQ' })),
    { name: 'one application', open: openApplication },
    at('people', 'hengxin', '/memberManagement?part=people', (page) => row(page).filter({ hasText: '*' })),
    at('invitations', 'hengxin', '/memberManagement?part=invitations', (page) =>
      row(page).filter({ hasText: '待答复' }),
    ),
    at('courses for people', 'hengxin', '/memberManagement?part=courses&course=3002', (page) =>
      page.getByRole('checkbox').first(),
    ),
  ],
  '_unit.unitData': [
    at('data of the unit', 'hengxin', '/unitData', (page) => page.getByRole('button', { name: '保存资料' })),
    at('activities of a unit', 'hengxin', '/unitData?part=activities', (page) =>
      page.getByRole('heading', { level: 1, name: '我的活动' }),
    ),
    at('favourites of a unit', 'hengxin', '/unitData?part=favourites', (page) =>
      page.getByRole('heading', { level: 1, name: '我的收藏' }),
    ),
    at('contacts of a unit', 'hengxin', '/unitData?part=contact', (page) =>
      page.getByRole('heading', { level: 2, name: '邮箱' }),
    ),
    at('password of a unit', 'hengxin', '/unitData?part=password', (page) =>
      page.getByRole('heading', { level: 1, name: '登录密码' }),
    ),
    at('devices of a unit', 'hengxin', '/unitData?part=logins', (page) =>
      page.getByRole('table', { name: '登录设备' }),
    ),
    at('closing of a unit', 'hengxin', '/unitData?part=data', (page) =>
      page.getByRole('heading', { level: 2, name: '注销账号' }),
    ),
  ],
  '_print.printView': [
    {
      name: 'a form to print',
      open: async (page) => {
        await openApplication(page)
        await page.getByRole('link', { name: '打印申请表' }).click()
        await expect(page.getByRole('article', { name: '会员申请表' })).toBeVisible()
      },
    },
  ],
  '_print.receiptsPrint': [
    at('receipts to print', 'hengxin', '/receiptsPrint?order=704', (page) => page.getByRole('article')),
  ],
  '_print.unitPrintView': [
    at('a certificate to print', 'hengxin', '/unitPrintView', (page) => page.getByRole('article')),
  ],
  '_print.pdfPage': [
    at('what is printed at once', 'hengxin', '/pdfPage', (page) => page.getByRole('article')),
  ],
  '_person.personMemberManage': [
    ...['', '&step=2', '&step=3'].map((step) =>
      at(`an application’s form${step}`, 'tong', `/personMemberManage?apply=3001${step}`, (page) =>
        page.getByRole('button', { name: '保存草稿' }),
      ),
    ),
    at('a person’s membership', 'su', '/personMemberManage', (page) =>
      page.getByRole('button', { name: /^接受/ }),
    ),
  ],
  '_unit.tenderInformation': [
    at('tenders', 'hengxin', '/tenderInformation', (page) => row(page).filter({ hasText: '招标' })),
    at('one tender', 'hengxin', '/tenderInformation?tender=4001', (page) =>
      page.getByRole('heading', { name: '招标文件' }),
    ),
    at('tenders that are kept', 'hengxin', '/tenderInformation?part=kept', row),
  ],
  '_unit.helpCenter': [
    at('help', 'hengxin', '/helpCenter?question=3101', (page) =>
      page.getByRole('button', { expanded: true }),
    ),
  ],
  '_unit.unitMessages': [at('messages of a unit', 'hengxin', '/unitMessages', row)],
  '_person.informationCenter': [
    at('messages', 'su', '/informationCenter', row),
    at('one message', 'su', '/informationCenter?message=201', (page) =>
      page.getByRole('link', { name: '前往查看' }),
    ),
  ],
  '_person.memberBenefits': [
    at('benefits', 'su', '/memberBenefits', (page) => page.getByText(/材料价格/).first()),
  ],
  '_person.personalCenter.$flag': centreParts.map(([part, heading]) => ({
    name: `the personal centre’s ${part}`,
    open: async (page) => {
      await enterAs(page, 'lin', `/personalCenter/${part}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('main').locator('form, table, section').first()).toBeVisible()
    },
  })),
  ...deskPages,
}
