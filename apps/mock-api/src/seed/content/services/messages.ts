import type { MessageSeed } from './types.ts'

type Row = [
  kind: MessageSeed['kind'],
  daysAgo: number,
  isRead: boolean,
  title: string,
  content: string,
  link: string | null,
]

const fees = '/financialManagement'
const rows: Record<string, Row[]> = {
  lin: [
    [
      'FEE',
      212,
      true,
      '{{year}}年度会费已缴清',
      '您{{year}}年度的个人会员会费已到账，会籍有效期至{{year}}年12月31日。',
      fees,
    ],
    [
      'CERTIFICATE',
      211,
      true,
      '会员证书可以打印了',
      '您的个人会员证书已更新有效期，可在会员管理中打印。',
      '/personMemberManage',
    ],
    [
      'ACTIVITY',
      20,
      false,
      '清单计价标准研讨会报名开始',
      '新版清单计价标准应用研讨会开放报名，名额有限，额满即止。',
      '/personMemberIndex',
    ],
    [
      'EDUCATION',
      4,
      false,
      '本注册期选修学时尚缺',
      '您本注册期选修学时尚未完成，请合理安排学习时间。',
      '/myCourse',
    ],
  ],
  su: [
    [
      'FEE',
      11,
      false,
      '会费逾期提醒',
      '您有一年会费已超过缴费期限，逾期期间会员权益可能受到影响，请尽快补缴。',
      fees,
    ],
    [
      'FEE',
      10,
      false,
      '{{year}}年度会费待缴纳',
      '您{{year}}年度的个人会员会费200.00元尚未缴纳，请于{{year}}年12月31日前完成。',
      fees,
    ],
    [
      'SYSTEM',
      46,
      true,
      '会员中心新增信息中心',
      '会费、申请、活动等通知现在集中显示在信息中心，您可以在这里查看与处理。',
      '/informationCenter',
    ],
  ],
  he: [
    ['FEE', 320, true, '会籍已到期', '您的会籍已于上年度末到期，缴清本年度会费后即可恢复。', fees],
    [
      'FEE',
      30,
      false,
      '恢复会籍仍需缴费',
      '您本年度的会费尚未缴纳，缴清后会籍恢复至{{year}}年12月31日，历史学时与票据均已保留。',
      fees,
    ],
  ],
  tong: [
    [
      'SYSTEM',
      6,
      true,
      '注册成功',
      '欢迎使用江川造价协会会员系统，请在会员管理中提交入会申请。',
      '/personMemberManage',
    ],
    [
      'APPLICATION',
      2,
      false,
      '入会申请需要补充材料',
      '您的入会申请已退回，请查看退回原因并补充材料后再次提交。',
      '/personMemberManage',
    ],
  ],
  cheng: [
    [
      'ORDER',
      3,
      true,
      '订单已关闭',
      '您的会费订单因超过两小时未支付已自动关闭，如仍需缴费请重新下单。',
      '/financialManagement/order',
    ],
    [
      'FEE',
      1,
      false,
      '{{year}}年度会费待缴纳',
      '您{{year}}年度的个人会员会费尚未缴纳，如已下单请在两小时内完成支付。',
      fees,
    ],
  ],
  hengxin: [
    [
      'INVOICE',
      40,
      true,
      '会费票据已开具',
      '贵单位{{year}}年度会费票据已开具并发送至登记邮箱。',
      '/memberManagement',
    ],
    ['ORDER', 9, true, '培训订单已关闭', '贵单位一张培训订单因超时未支付已关闭。', '/unitPayment'],
    [
      'SYSTEM',
      5,
      false,
      '信用评价材料填报提醒',
      '年度信用评价材料填报将于月底截止，请核对从业人员与业绩数据。',
      '/memberManagement',
    ],
  ],
  mingce: [
    [
      'FEE',
      11,
      false,
      '会费逾期提醒',
      '贵单位有一年会费已超过缴费期限，请尽快补缴，以免影响信用评价。',
      '/unitPay',
    ],
    [
      'FEE',
      10,
      false,
      '{{year}}年度会费待缴纳',
      '贵单位{{year}}年度会费2000.00元尚未缴纳，请于{{year}}年12月31日前完成。',
      '/unitPay',
    ],
  ],
  anzhu: [
    ['FEE', 25, false, '会籍已到期', '贵单位会籍已于上年度末到期，缴清本年度会费后即可恢复。', '/unitPay'],
  ],
  xinrui: [
    [
      'APPLICATION',
      3,
      false,
      '入会申请已受理',
      '贵单位的入会申请已受理，正在审核，请留意后续通知。',
      '/memberManagement',
    ],
  ],
}

/** Notices that wait for the personas, oldest first. */
export const messages: MessageSeed[] = Object.entries(rows).flatMap(([persona, own]) =>
  own.map(([kind, daysAgo, isRead, title, content, link]) => ({
    persona,
    kind,
    daysAgo,
    isRead,
    title,
    content,
    link,
  })),
)
