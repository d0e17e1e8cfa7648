import { coursePrices } from '../courses/prices.ts'
import { provinceRemarks } from '../market-remarks.ts'
import type { BenefitSeed } from './types.ts'

/** What membership gives, in the order of the page. */
export const benefits: BenefitSeed[] = [
  {
    audience: 'ALL',
    category: '信息服务',
    title: '材料价格信息',
    summary: `全省与各市每月材料价格，近 ${provinceRemarks.length} 个月可查可下载。`,
    content:
      '会员可按地区、月份查询材料市场价格，并下载可直接导入计价软件的表格文件；每月 5 日更新上月数据。',
    howTo: '登录后在“政策法规—造价信息”选择地区与月份，点击下载。',
    link: '/GovernmentMinistry',
  },
  {
    audience: 'ALL',
    category: '信息服务',
    title: '会刊赠阅',
    summary: '每季一期《江川工程造价》，电子版随时翻阅。',
    content: '单位会员每期赠阅纸质会刊两册，个人会员阅读电子版；会员投稿经采用的，按协会稿酬标准支付。',
    howTo: '电子版见“协会期刊”；纸质会刊按单位登记地址寄送，地址变更请在会员管理中更新。',
    link: '/CommitteeBook',
  },
  {
    audience: 'PERSON',
    category: '学习成长',
    title: '网络继续教育',
    summary: '必修与选修课程随时学，学时自动入档。',
    content: `课程按门计价，${coursePrices}；学完即计入学时，自动记入个人档案。`,
    howTo: '登录继续教育平台选课，价格在课程页面标明。',
    link: '/educationIndex',
  },
  {
    audience: 'PERSON',
    category: '学习成长',
    title: '研讨与观摩活动',
    summary: '优先报名协会主办的研讨、观摩与公益讲座。',
    content: '协会主办的活动大多免费，收费的在活动页写明；参加满规定时长的，按活动公布的学时记入选修学时。',
    howTo: '在首页“会员活动”中报名，截止时间前可自行取消。',
    link: '/personMemberIndex',
  },
  {
    audience: 'PERSON',
    category: '专业发展',
    title: '专家库申报',
    summary: '符合条件的个人会员可申报协会专家库。',
    content:
      '从业满八年并具有相应业绩的会员，可申报造价、纠纷调解、评审、培训、信息化五类专家，入库后颁发聘书，聘期三年。',
    howTo: '在“专家智库”提交申报表，审核结果以短信和站内消息告知。',
    link: '/LetterAppointmentInfo',
  },
  {
    audience: 'UNIT',
    category: '品牌展示',
    title: '单位微网站',
    summary: '在协会门户拥有独立页面，展示业绩与荣誉。',
    content:
      '会员单位可开通微网站，发布单位简介、典型案例、荣誉与动态，并进入门户的单位名录，访问地址可自行设定。',
    howTo: '在“会员管理—微网站”填写内容并发布。',
    link: '/memberSubsite',
  },
  {
    audience: 'UNIT',
    category: '品牌展示',
    title: '信用评价与排名',
    summary: '参加年度信用评价，结果在门户公布。',
    content: '会员单位可自愿参加年度信用评价和营业收入、人均产值等指标排名，评价结果供招标人查询。',
    howTo: '每年按通知网上提交评价材料，结果公示后在“行业自律”中公布。',
    link: '/SelfDisciplinePact',
  },
  {
    audience: 'UNIT',
    category: '业务机会',
    title: '招标信息推送',
    summary: '汇集全省造价咨询类招标信息，按地区与类型查找。',
    content: '协会每日整理省内造价咨询、招标代理与全过程咨询的招标公告，会员单位可查看联系方式与公告全文。',
    howTo: '登录单位会员中心，打开“招标信息”。',
    link: '/tenderInformation',
  },
  {
    audience: 'ALL',
    category: '权益维护',
    title: '造价纠纷调解',
    summary: '会员之间或会员与第三方的造价争议，可申请协会调解。',
    content: '协会调解委员会由专家库中的调解专家组成，会员申请调解免收受理费，达成的协议可申请司法确认。',
    howTo: '按“纠纷调解”页面的流程提交申请书与证据目录。',
    link: '/DisputeResolutionFlow',
  },
  {
    audience: 'UNIT',
    category: '业务机会',
    title: '人才招聘发布',
    summary: '免费发布造价专业岗位，优先推荐协会登记的求职人员。',
    content:
      '会员单位可在“人才交流”发布招聘岗位，岗位展示期最长九十天，协会每季度向在招单位推荐一次登记求职者。',
    howTo: '将岗位信息发送至秘书处会员部邮箱，核对后两个工作日内发布。',
    link: '/JoinUs',
  },
]
