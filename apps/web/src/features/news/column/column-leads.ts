import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What search engines are told of a list, by the stored name of its column or entry. */
export const columnLeads: Record<string, MessageDescriptor> = {
  行业动态: msg`江川造价协会的动态、通知公告，工程造价行业要闻和各地市协会的工作。`,
  党建工作: msg`江川造价协会的党建动态、理论学习、主题党日与廉洁从业。`,
  政策法规: msg`国家、部委和江川省工程造价的政策、计价依据与解读，按发文机关和文号查找。`,
  造价信息: msg`江川省各地按月发布的人工、材料、机械价格信息，可按地区和月份查看并下载价格表。`,
  会员中心: msg`江川造价协会会员名录、入会指南、会员权益、活动报名与会员动态。`,
  行业自律: msg`江川省工程造价行业的自律公约、信用评价办法与名单、自律监督和调解案例。`,
  教育培训: msg`造价人员的继续教育、培训通知、考试与注册指南、证书班和技能竞赛。`,
}
