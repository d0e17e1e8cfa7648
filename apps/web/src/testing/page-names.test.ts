import { afterEach, expect, it } from 'vitest'
import { publicPlaces } from '../../e2e/support/places.ts'
import { closePage, openPage } from './broken-answers/open-page.tsx'

/** What each open page is called, in its heading and in the browser's tab, by the route's file; two words where they differ. */
const names: Record<string, string | [heading: string, tab: string]> = {
  '_public.index': ['江川省建设工程造价管理协会', '首页'],
  '_public.DynamicWork': '行业动态',
  '_public.CompanyDisplay': '单位排名与展示',
  '_public.social-Information': '社会组织信息公开',
  '_public.Major': '专业能力',
  '_public.Search': '站内搜索',
  '_public.Calculator': '计价计算器',
  '_public.CommitteeBook': '协会期刊',
  '_public.CommitteeBookDetail': ['《江川工程造价》 2026 年第 3 期', '《江川工程造价》2026 年第 3 期'],
  '_public.DisputeResolutionFlow': '纠纷调解',
  '_public.ContactUs': '联系我们',
  '_public.JoinUs.index': ['人才交流', '招聘岗位'],
  '_public.JoinUs.post.$id': ['土建造价工程师', '土建造价工程师 - 临江正度工程咨询有限公司'],
  '_public.JoinUs.seekers': '求职人才',
  '_public.JoinUs.apply': '求职登记',
  '_public.LetterAppointmentInfo.index': '专家智库',
  '_public.LetterAppointmentInfo.certificates': '专家聘书查询',
  '_public.LetterAppointmentInfo.apply': '专家入库申请',
  '_public.MemberLogin': '单位会员登录',
  '_public.MemberRegister': '入会申请',
  '_login.person.login': '个人会员登录',
  '_login.login': '会员登录',
  '_login.resetPassword': '重设密码',
  '_login.person.register': '个人注册',
  '_login.company.register': '单位注册',
  '_public.verify.index': '证书查验',
  '_public.verify.$verifyCode': ['证书有效', '证书查验结果'],
  '_public.verify.hours.$code': ['学时证明有效', '学时证明查验结果'],
  '_unitSite.subsite.{-$domainId}': '江川衡准工程造价咨询有限公司',
  '_unitSite.companyOverview.{-$domainId}': ['会员简介', '会员简介 - 江川衡准工程造价咨询有限公司'],
  '_unitSite.subNews.{-$domainId}': ['会员动态', '会员动态 - 江川衡准工程造价咨询有限公司'],
  '_unitSite.subEngineerCase.{-$domainId}': ['典型案例', '典型案例 - 江川衡准工程造价咨询有限公司'],
  '_unitSite.subHonors.{-$domainId}': ['会员荣誉', '会员荣誉 - 江川衡准工程造价咨询有限公司'],
  '_unitSite.subContactUs.{-$domainId}': ['联系我们', '联系我们 - 江川衡准工程造价咨询有限公司'],
  '_personSite.subsiteMember.{-$domainId}': '沈维衡',
  '_personSite.companyOverviewMember.{-$domainId}': ['个人简介', '个人简介 - 沈维衡'],
  '_personSite.subMajorMember.{-$domainId}': ['荣誉展示', '荣誉展示 - 沈维衡'],
  '_personSite.subEngineerCaseMember.{-$domainId}': ['经典案例', '经典案例 - 沈维衡'],
  '_personSite.subHonorsMember.{-$domainId}': ['执业资格', '执业资格 - 沈维衡'],
  '_personSite.subBusi.{-$domainId}': ['工作业绩', '工作业绩 - 沈维衡'],
  '_personSite.subInformateMember.{-$domainId}': ['个人资讯', '个人资讯 - 沈维衡'],
}

/** Columns, which are called what the backend calls them: one stands for all. */
const columns = [
  '_public.IntroductionContent',
  '_public.ComWork',
  '_public.GovernmentMinistry',
  '_public.2408',
  '_public.SelfDisciplinePact',
  '_public.TopTenEngineer',
]

afterEach(closePage)

it('knows the name of every open page', () => {
  const known = [...Object.keys(names), ...columns]
  expect(known.toSorted(), 'pages in `names`').toEqual(Object.keys(publicPlaces).toSorted())
})

it.each(Object.entries(names))(
  '%s is called %s',
  async (route, name) => {
    await openPage({ address: publicPlaces[route]?.[0] ?? '' })
    const [heading, tab] = typeof name === 'string' ? [name, name] : name
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([heading])
    expect(document.title).toBe(`${tab} - 江川造价协会`)
  },
  60_000,
)
