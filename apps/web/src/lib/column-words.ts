import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { defaultLocale } from '@portal/i18n'

/**
 * The association's columns by their stored names. The names are its own content, but a reader of another language
 * could not find the way without them; a name that is not listed is shown as stored.
 */
const words: Record<string, MessageDescriptor> = {
  协会概况: msg`协会概况`,
  协会简介: msg`协会简介`,
  发展历程: msg`发展历程`,
  协会章程: msg`协会章程`,
  组织机构: msg`组织机构`,
  协会期刊: msg`协会期刊`,
  联系我们: msg`联系我们`,
  行业动态: msg`行业动态`,
  协会动态: msg`协会动态`,
  通知公告: msg`通知公告`,
  行业要闻: msg`行业要闻`,
  地市动态: msg`地市动态`,
  党建工作: msg`党建工作`,
  党建动态: msg`党建动态`,
  理论学习: msg`理论学习`,
  主题党日: msg`主题党日`,
  廉洁从业: msg`廉洁从业`,
  政策法规: msg`政策法规`,
  国家与部委: msg`国家与部委`,
  省级政策: msg`省级政策`,
  计价依据: msg`计价依据`,
  政策解读: msg`政策解读`,
  造价信息: msg`造价信息`,
  计价计算器: msg`计价计算器`,
  会员中心: msg`会员中心`,
  会员动态: msg`会员动态`,
  会员服务: msg`会员服务`,
  会费与权益: msg`会费与权益`,
  会员风采: msg`会员风采`,
  入会申请: msg`入会申请`,
  行业自律: msg`行业自律`,
  自律公约: msg`自律公约`,
  信用评价: msg`信用评价`,
  自律监督: msg`自律监督`,
  调解案例: msg`调解案例`,
  纠纷调解: msg`纠纷调解`,
  专家智库: msg`专家智库`,
  专家动态: msg`专家动态`,
  聘任公告: msg`聘任公告`,
  专家观点: msg`专家观点`,
  人才交流: msg`人才交流`,
  教育培训: msg`教育培训`,
  继续教育: msg`继续教育`,
  培训通知: msg`培训通知`,
  考试注册: msg`考试注册`,
  技能竞赛: msg`技能竞赛`,
  专业能力: msg`专业能力`,
}

/** A column's name for the reader; `lang` is set when it stays in Chinese on a page of another language. */
export function columnLabel(i18n: I18n, name: string): { label: string; lang?: string } {
  const word = words[name]
  if (i18n.locale === defaultLocale) return { label: name }
  return word ? { label: i18n._(word) } : { label: name, lang: defaultLocale }
}
