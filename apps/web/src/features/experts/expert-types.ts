import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Expert } from '@portal/api-contract'

export type ExpertType = Expert['expertType'][number]

/** What experts are called upon for, in the contract's order. */
export const expertTypes = ['造价', '纠纷调解', '评审', '培训', '信息化'] as const satisfies ExpertType[]

/** A speciality by name, and what is asked of who has it. */
export const typeWords: Record<ExpertType, { name: MessageDescriptor; work: MessageDescriptor }> = {
  造价: { name: msg`造价`, work: msg`计价依据、概预算与结算咨询` },
  纠纷调解: { name: msg`纠纷调解`, work: msg`计价争议的调解与鉴定` },
  评审: { name: msg`评审`, work: msg`项目、成果与信用的评审` },
  培训: { name: msg`培训`, work: msg`继续教育与考前辅导` },
  信息化: { name: msg`信息化`, work: msg`造价数据与 BIM 应用` },
}
