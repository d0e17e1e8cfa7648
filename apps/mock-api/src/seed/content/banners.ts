import type { BannerSeed, SectionBannerSeed } from './types.ts'

/** The home page's carousel, in its order. */
export const banners: BannerSeed[] = [
  {
    key: 'banner-bill-of-quantities',
    title: '清单计价新标准，江川怎么落地',
    subtitle: '省级配套解释与合同示范条款同步发布',
    newsKey: 'boq-standard-provincial-guide',
    artwork: 'ledger',
  },
  {
    key: 'banner-council',
    title: '第七届理事会共商行业改革',
    subtitle: '从按定额算价走向按市场形成价',
    newsKey: 'seventh-council-fourth-session',
    artwork: 'skyline',
  },
  {
    key: 'banner-credit',
    title: '信用评价：让专业被看见',
    subtitle: '单位会员信用评价申报工作现已启动',
    newsKey: 'credit-rating-declaration-notice',
    artwork: 'drawing',
  },
  {
    key: 'banner-bridge',
    title: '一座跨江大桥的全过程造价',
    subtitle: '丹河特大桥咨询团队交出的成本账',
    newsKey: 'danhe-bridge-whole-process-story',
    artwork: 'bridge',
  },
  {
    key: 'banner-party',
    title: '党建领航，算好廉洁这本账',
    subtitle: '行业党委“清廉造价”行动走进会员单位',
    newsKey: 'clean-costing-campaign',
    artwork: 'party',
  },
  {
    key: 'banner-education',
    title: '继续教育，随时开课',
    subtitle: '造价工程师必修与选修课程在线学习',
    url: '/educationIndex',
    artwork: 'training',
  },
]

/** One for each column of the navigation. */
export const sectionBanners: SectionBannerSeed[] = [
  { key: 'section-introduction', column: 'introduction', title: '江川造价人的行业之家', artwork: 'city' },
  { key: 'section-dynamic', column: 'dynamic', title: '行业里正在发生的事', artwork: 'meeting' },
  { key: 'section-party', column: 'party', title: '党建引领，清廉造价', artwork: 'party' },
  { key: 'section-policy', column: 'policy', title: '计价有据，政策可查', artwork: 'books' },
  { key: 'section-member', column: 'member', title: '会员同行，专业同进', artwork: 'medal' },
  { key: 'section-discipline', column: 'discipline', title: '自律立信，公平竞争', artwork: 'law' },
  { key: 'section-experts', column: 'experts', title: '疑难计价，请专家说话', artwork: 'drawing' },
  { key: 'section-education', column: 'education', title: '学时在线，能力在手', artwork: 'training' },
]
