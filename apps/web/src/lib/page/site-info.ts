/** The association's own particulars, which stand in Chinese on every page whatever the interface's language. */
export const siteInfo = {
  name: '江川省建设工程造价管理协会',
  englishName: 'Jiangchuan Construction Cost Association',
  address: '江川省临江市滨江区衡平路168号造价大厦9层',
  postcode: '349000',
  hotline: '0590-8866120',
  support: '江川数筑科技有限公司',
  icp: '江ICP备19930601号-1',
  publicSecurity: '江公网安备34990102000168号',
  /** What the QR of the official account says. */
  account: 'https://weixin.qq.com/r/jiangchuan-cost',
} as const

/** The members' department's own line: joining, fees, certificates. */
export const membersPhone = '0590-8866102'

/** The mediation centre's own line. */
export const mediationPhone = '0590-8866108'
