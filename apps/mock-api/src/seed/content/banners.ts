import type { BannerSeed } from './types.ts'

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
