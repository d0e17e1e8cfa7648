import { at, type MemberPage, row } from './member-page.ts'

/** What the table of pages looks at of the association's desk, by the route's file. */
export const deskPages: Record<string, MemberPage[]> = {
  '_desk.dashboard.analysis': [
    at('the desk’s figures', 'mishuzhang', '/dashboard/analysis', (page) =>
      page.locator('svg.recharts-surface').nth(8),
    ),
  ],
  '_desk.dashboard.workplace': [
    at('the desk’s workplace', 'mishuzhang', '/dashboard/workplace', (page) =>
      page.getByRole('heading', { name: '协会公告' }),
    ),
  ],
  '_desk.dashboard.monitor': [at('the desk’s monitor', 'mishuzhang', '/dashboard/monitor', row)],
  '_desk.list.applications': [at('applications to review', 'mishuzhang', '/list/applications', row)],
  '_desk.list.experts': [at('experts to review', 'mishuzhang', '/list/experts', row)],
  '_desk.list.job-applications': [
    at('people who look for a post, to review', 'mishuzhang', '/list/job-applications', row),
  ],
  '_desk.list.site-items': [
    at('mini-sites that were decided', 'mishuzhang', '/list/site-items?status=ALL', row),
  ],
  '_desk.list.members': [at('the directory of members', 'mishuzhang', '/list/members', row)],
  '_desk.list.fees': [at('everybody’s fees', 'mishuzhang', '/list/fees', row)],
  '_desk.list.orders': [at('everybody’s orders', 'mishuzhang', '/list/orders', row)],
  '_desk.list.payments': [at('payments at the channels', 'mishuzhang', '/list/payments', row)],
  '_desk.list.refunds': [at('refunds to decide', 'mishuzhang', '/list/refunds?status=ALL', row)],
  '_desk.list.transfers': [
    at('transfers that were handed in', 'mishuzhang', '/list/transfers?status=ALL', (page) =>
      page.getByRole('heading', { level: 1 }),
    ),
  ],
  '_desk.list.invoices': [at('invoices to decide', 'mishuzhang', '/list/invoices', row)],
  '_desk.profile.application.$id': [
    at('one application to review', 'mishuzhang', '/profile/application/3016', (page) =>
      page.getByRole('button', { name: '退回补正' }),
    ),
  ],
  '_desk.profile.member.$type.$id': [
    at('one member', 'mishuzhang', '/profile/member/PERSON/2', (page) =>
      page.getByRole('button', { name: '调整等级' }),
    ),
  ],
  '_desk.form.step-form': [
    at('a refund by transfer', 'mishuzhang', '/form/step-form', (page) =>
      page.getByRole('combobox', { name: '付款账号' }),
    ),
  ],
  '_desk.list.news': [at('the news of the desk', 'bianji', '/list/news', row)],
  '_desk.form.news': [
    at('a new article', 'bianji', '/form/news', (page) =>
      page.getByRole('textbox', { name: '标题', exact: true }),
    ),
  ],
  '_desk.list.fee-news': [at('the price information of the desk', 'bianji', '/list/fee-news', row)],
  '_desk.form.fee-news': [
    at('a new price bulletin', 'bianji', '/form/fee-news', (page) =>
      page.getByRole('combobox', { name: '地区' }),
    ),
  ],
  '_desk.list.journals': [at('the issues of the journal of the desk', 'bianji', '/list/journals', row)],
  '_desk.form.journal': [
    at('a new issue of the journal', 'bianji', '/form/journal', (page) =>
      page.getByRole('textbox', { name: '期号', exact: true }),
    ),
  ],
  '_desk.list.activities': [at('the activities of the desk', 'peixunbu', '/list/activities', row)],
  '_desk.form.activity': [
    at('a new activity', 'peixunbu', '/form/activity', (page) => page.getByRole('textbox', { name: '地点' })),
  ],
  '_desk.form.course': [
    at('a new course', 'peixunbu', '/form/course', (page) => page.getByRole('textbox', { name: '课程名称' })),
  ],
  '_desk.list.courses': [at('courses and who takes them', 'peixunbu', '/list/courses', row)],
  '_desk.system.user': [at('the staff', 'mishuzhang', '/system/user', row)],
  '_desk.system.role': [at('the staff’s roles', 'mishuzhang', '/system/role', row)],
  '_desk.system.permission': [at('the staff’s permissions', 'mishuzhang', '/system/permission', row)],
  '_desk.system.dictionary': [
    at('navigation and banners', 'mishuzhang', '/system/dictionary', (page) =>
      page.getByRole('button', { name: /^改名/ }).first(),
    ),
  ],
  '_desk.system.log': [
    at('the desk’s log', 'mishuzhang', '/system/log', (page) => page.getByRole('heading', { level: 1 })),
  ],
  '_desk.account.center': [
    at('the own account at the desk', 'mishuzhang', '/account/center', (page) =>
      page.getByText('数据分析').first(),
    ),
  ],
  '_desk.account.settings': [
    at('the settings of the desk', 'mishuzhang', '/account/settings', (page) =>
      page.getByRole('radio').first(),
    ),
  ],
  '_desk.exception.403': [
    at('the desk’s 403', 'mishuzhang', '/exception/403', (page) => page.getByRole('heading', { level: 1 })),
  ],
  '_desk.exception.404': [
    at('the desk’s 404', 'mishuzhang', '/exception/404', (page) => page.getByRole('heading', { level: 1 })),
  ],
  '_desk.exception.500': [
    at('the desk’s 500', 'mishuzhang', '/exception/500', (page) => page.getByRole('heading', { level: 1 })),
  ],
  '_desk.result.success': [
    at('what is done at the desk', 'mishuzhang', '/result/success', (page) =>
      page.getByRole('heading', { level: 1 }),
    ),
  ],
  '_desk.result.fail': [
    at('what is not done at the desk', 'mishuzhang', '/result/fail', (page) =>
      page.getByRole('heading', { level: 1 }),
    ),
  ],
}
