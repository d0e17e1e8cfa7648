import type { PrintSearch } from './print-search.ts'

type Kind = NonNullable<PrintSearch['type']>

/** What stands on the paper itself: it is the association's, and Chinese in every language of the website. */
export const paperWords = {
  APPLY_FORM: { title: '会员申请表', number: '申请编号', holder: '申请人' },
  FEE_NOTICE: { title: '会费缴费通知单', number: '会费编号', holder: '缴费人', amount: '应缴金额' },
  RECEIPT: { title: '会费缴费凭证', number: '会费编号', holder: '缴费人', amount: '实收金额' },
} as const satisfies Record<Kind, { title: string; number: string; holder: string; amount?: string }>

/** What the applicant signs. */
export const statement =
  '本单位（本人）承诺：以上填报内容及所附材料真实、准确、完整，自愿遵守协会章程，如有不实，愿承担由此产生的一切责任。'
