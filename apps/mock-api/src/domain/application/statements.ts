import type { ApplyKind } from '@portal/api-contract'

const truthfulness = '本单位（本人）承诺：以上填报内容及所附材料真实、准确、完整'
const liability = '如有不实，愿承担由此产生的一切责任。'
const asMember = `${truthfulness}，自愿遵守协会章程，${liability}`

/** What the applicant declares by signing the form of an application. */
export const statements: Readonly<Record<ApplyKind, string>> = {
  JOIN: asMember,
  RENEW: asMember,
  UPGRADE: asMember,
  CHANGE: `${truthfulness}，${liability}`,
  QUIT: '本单位（本人）自愿申请退出协会，已结清应缴会费，知悉退会后不再享有会员权利，会员证书同时失效。',
}
