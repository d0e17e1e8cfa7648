import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mediationPhone, membersPhone } from '../../lib/page/site-info.ts'
import { trainingContact } from '../../lib/page/training-contact.ts'

/** Whom to ask about what. */
interface Department {
  name: MessageDescriptor
  matters: MessageDescriptor
  phone: string
  mail: string
  room: string
}

const mailOf = (box: string): string => `${box}@jcca.example`

/** The secretariat, as the association's charter of organisation divides it. */
export const departments: Department[] = [
  {
    name: msg`综合部`,
    matters: msg`文秘、财务与票据、党务、外联；不知道找谁时先打这里`,
    phone: '0590-8866100',
    mail: mailOf('office'),
    room: '901',
  },
  {
    name: msg`会员部`,
    matters: msg`入会审核、会费、会员证书、市州联络站`,
    phone: membersPhone,
    mail: mailOf('member'),
    room: '903',
  },
  {
    name: msg`专业部`,
    matters: msg`信用评价、计价依据、专家委员会`,
    phone: '0590-8866105',
    mail: mailOf('standard'),
    room: '906',
  },
  {
    name: msg`调解中心`,
    matters: msg`工程造价纠纷的申请、受理与调解`,
    phone: mediationPhone,
    mail: mailOf('mediation'),
    room: '908',
  },
  {
    name: msg`培训部`,
    matters: msg`继续教育、培训班、技能竞赛`,
    ...trainingContact,
    room: '911',
  },
  {
    name: msg`信息部`,
    matters: msg`价格信息、网站、会刊投稿`,
    phone: '0590-8866115',
    mail: mailOf('journal'),
    room: '912',
  },
]
