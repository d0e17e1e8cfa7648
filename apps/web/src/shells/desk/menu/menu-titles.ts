import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { MenuItem } from '@portal/api-contract'

/** What the pages of the desk are called in the reader's language, by their addresses. */
const titles: Record<string, MessageDescriptor> = {
  '/dashboard': msg`工作概览`,
  '/dashboard/analysis': msg`数据分析`,
  '/dashboard/workplace': msg`工作台`,
  '/dashboard/monitor': msg`运行监控`,
  '/list': msg`业务办理`,
  '/list/applications': msg`会员申请审核`,
  '/list/experts': msg`专家申请审核`,
  '/list/job-applications': msg`求职信息审核`,
  '/list/site-items': msg`微网站审核`,
  '/list/members': msg`会员名录`,
  '/list/fees': msg`会费管理`,
  '/list/orders': msg`订单管理`,
  '/list/payments': msg`支付记录`,
  '/list/refunds': msg`退款管理`,
  '/list/transfers': msg`转账确认`,
  '/list/invoices': msg`发票管理`,
  '/list/courses': msg`课程与学时`,
  '/list/news': msg`资讯管理`,
  '/list/fee-news': msg`造价信息管理`,
  '/list/journals': msg`期刊管理`,
  '/list/activities': msg`活动管理`,
  '/form': msg`登记录入`,
  '/form/news': msg`资讯编辑`,
  '/form/fee-news': msg`造价信息编辑`,
  '/form/journal': msg`期刊编辑`,
  '/form/course': msg`课程编辑`,
  '/form/activity': msg`活动编辑`,
  '/form/step-form': msg`转账退款登记`,
  '/profile': msg`详情`,
  '/system': msg`系统管理`,
  '/system/user': msg`用户管理`,
  '/system/role': msg`角色管理`,
  '/system/permission': msg`权限一览`,
  '/system/dictionary': msg`栏目与导航`,
  '/system/log': msg`操作日志`,
  '/account': msg`个人设置`,
  '/account/center': msg`我的账号`,
  '/account/settings': msg`账号设置`,
  '/exception/403': msg`无权限`,
  '/exception/404': msg`没有找到这个页面`,
  '/exception/500': msg`页面暂时打不开`,
  '/result/success': msg`办理成功`,
  '/result/fail': msg`办理未成功`,
}

/** Names pages: in the reader's language where the portal knows the page, else as the server says it. */
export function useTitleOf(): (path: string, item?: MenuItem) => string {
  const { i18n } = useLingui()
  return (path, item) => {
    const known = titles[path]
    return known ? i18n._(known) : (item?.meta.title ?? path)
  }
}
