import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** One activity of the procedure. */
interface ProcessStep {
  name: MessageDescriptor
  /** How long it may take. */
  time: MessageDescriptor
  who: MessageDescriptor
  text: MessageDescriptor
  /** Where the procedure can end here. */
  exit?: MessageDescriptor
}

/** The procedure as the rules of mediation have it (articles 3 to 13). */
export const processSteps: ProcessStep[] = [
  {
    name: msg`提交申请`,
    time: msg`当日`,
    who: msg`申请人`,
    text: msg`交申请书、证据目录和身份材料，当面或邮寄都可以。`,
  },
  {
    name: msg`受理审查`,
    time: msg`5 个工作日`,
    who: msg`调解中心`,
    text: msg`材料不全的一次告知，不受理的书面说明理由。`,
  },
  {
    name: msg`征询对方`,
    time: msg`7 日`,
    who: msg`被申请人`,
    text: msg`申请书副本 3 个工作日内送达，对方答复是否同意调解。`,
    exit: msg`不同意或逾期不答复：程序终止，可以仲裁或诉讼。`,
  },
  {
    name: msg`选定调解员`,
    time: msg`3 日`,
    who: msg`双方当事人`,
    text: msg`从名册中共同选定，选不出来的由中心主任指定。`,
  },
  {
    name: msg`组织调解`,
    time: msg`30 日，可延长一次`,
    who: msg`调解员`,
    text: msg`会谈、查看现场、核对工程量，需要时请专家出具意见。`,
    exit: msg`没有达成一致：程序终止，退还一半调解费。`,
  },
  {
    name: msg`签订协议`,
    time: msg`达成一致当日`,
    who: msg`双方与调解员`,
    text: msg`写明金额、期限和违约责任，签字盖章后生效。`,
  },
  {
    name: msg`司法确认`,
    time: msg`30 日内申请`,
    who: msg`人民法院`,
    text: msg`双方共同申请，确认后的协议可以强制执行。`,
  },
]
