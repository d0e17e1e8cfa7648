import type { PrintInfo } from '@portal/api-contract'

interface Words {
  title: string
  /** What the number is of. */
  number: string
  holder: string
  amount?: string
}

/** What stands on the paper itself: it is the association's, and Chinese in every language of the website. */
const words: Record<PrintInfo['printType'], Words> = {
  APPLY_FORM: { title: '会员申请表', number: '申请编号', holder: '申请人' },
  FEE_NOTICE: { title: '会费缴费通知单', number: '会费编号', holder: '缴费人', amount: '应缴金额' },
  RECEIPT: { title: '缴费凭证', number: '凭证编号', holder: '缴费人', amount: '实收金额' },
  UNIT_CERT: { title: '单位会员证书', number: '证书编号', holder: '单位名称' },
  PERSON_CERT: { title: '个人会员证书', number: '证书编号', holder: '姓名' },
}

/** The words of a kind of paper; those of any for a kind that the website does not know yet. */
export const paperWords = (printType: PrintInfo['printType']): Words =>
  words[printType] ?? { title: '会员文件', number: '编号', holder: '持有人' }
