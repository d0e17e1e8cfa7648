import type { NavigationSeed } from './types.ts'

/** The main navigation, in the order in which it is shown (`orderNum` is the position). */
export const navigation: NavigationSeed[] = [
  {
    key: 'introduction',
    dictName: '协会概况',
    dictIndex: '/IntroductionContent',
    children: [
      { key: 'profile', detailName: '协会简介' },
      { key: 'history', detailName: '发展历程' },
      { key: 'charter', detailName: '协会章程' },
      { key: 'organization', detailName: '组织机构' },
      { key: 'journal', detailName: '协会期刊', path: '/CommitteeBook' },
      { key: 'contact', detailName: '联系我们', path: '/ContactUs' },
    ],
  },
  {
    key: 'dynamic',
    dictName: '行业动态',
    dictIndex: '/DynamicWork',
    children: [
      { key: 'association-news', detailName: '协会动态' },
      { key: 'notices', detailName: '通知公告' },
      { key: 'industry-news', detailName: '行业要闻' },
      { key: 'city-news', detailName: '地市动态' },
    ],
  },
  {
    key: 'party',
    dictName: '党建工作',
    dictIndex: '/ComWork',
    children: [
      { key: 'party-news', detailName: '党建动态' },
      { key: 'party-study', detailName: '理论学习' },
      { key: 'party-day', detailName: '主题党日' },
      { key: 'integrity', detailName: '廉洁从业' },
    ],
  },
  {
    key: 'policy',
    dictName: '政策法规',
    dictIndex: '/GovernmentMinistry',
    children: [
      { key: 'national-policy', detailName: '国家与部委' },
      { key: 'provincial-policy', detailName: '省级政策' },
      { key: 'pricing-basis', detailName: '计价依据' },
      { key: 'interpretation', detailName: '政策解读' },
      { key: 'fee-info', detailName: '造价信息' },
      { key: 'calculator', detailName: '计价计算器', path: '/Calculator' },
    ],
  },
  {
    key: 'member',
    dictName: '会员中心',
    dictIndex: '/2408',
    children: [
      { key: 'member-news', detailName: '会员动态' },
      { key: 'member-service', detailName: '会员服务' },
      { key: 'dues', detailName: '会费与权益' },
      { key: 'member-story', detailName: '会员风采' },
      { key: 'join', detailName: '入会申请', path: '/MemberRegister' },
    ],
  },
  {
    key: 'discipline',
    dictName: '行业自律',
    dictIndex: '/SelfDisciplinePact',
    children: [
      { key: 'pact', detailName: '自律公约' },
      { key: 'credit', detailName: '信用评价' },
      { key: 'supervision', detailName: '自律监督' },
      { key: 'mediation-cases', detailName: '调解案例' },
      { key: 'mediation', detailName: '纠纷调解', path: '/DisputeResolutionFlow' },
    ],
  },
  {
    key: 'experts',
    dictName: '专家智库',
    dictIndex: '/LetterAppointmentInfo',
    children: [
      { key: 'expert-news', detailName: '专家动态' },
      { key: 'appointments', detailName: '聘任公告' },
      { key: 'expert-views', detailName: '专家观点' },
      { key: 'talent', detailName: '人才交流', path: '/JoinUs' },
    ],
  },
  {
    key: 'education',
    dictName: '教育培训',
    dictIndex: '/TopTenEngineer',
    children: [
      { key: 'continuing', detailName: '继续教育', path: '/educationIndex' },
      { key: 'training-notices', detailName: '培训通知' },
      { key: 'registration', detailName: '考试注册' },
      { key: 'competitions', detailName: '技能竞赛' },
      { key: 'ability', detailName: '专业能力', path: '/Major' },
    ],
  },
]
