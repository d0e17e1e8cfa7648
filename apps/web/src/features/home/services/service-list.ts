import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Dictionary, Role } from '@portal/api-contract'
import type { IconName } from '@portal/ui/artwork'
import { memberHome } from '../../../lib/membership/member-home.ts'
import { personLinks, unitLinks } from '../../../lib/membership/member-links.ts'
import { doorOf, loginAddress, loginHref } from '../../../lib/session/login-address.ts'
import { placeHref, places } from '../places.ts'

interface Service {
  icon: IconName
  name: MessageDescriptor
  href: string
}

/** Where a membership fee is paid; a visitor says on the way who logs in, and a person is led on. */
export function feesHref(role: Role | null): string {
  if (role === null) return loginHref(personLinks.fees.to, doorOf(role))
  return role === 'memberCompany' ? unitLinks.fees.to : personLinks.fees.to
}

/** What most visitors come to do, in the order of how often. */
export function serviceList(role: Role | null, navigation: Dictionary[] | undefined): Service[] {
  const account: Service = role
    ? { icon: 'user', name: msg`会员中心`, href: memberHome[role] }
    : { icon: 'user', name: msg`会员登录`, href: loginAddress }
  return [
    account,
    { icon: 'receipt', name: msg`缴纳会费`, href: feesHref(role) },
    { icon: 'building', name: msg`入会申请`, href: '/MemberRegister' },
    { icon: 'calculator', name: msg`计价计算器`, href: '/Calculator' },
    { icon: 'download', name: msg`造价信息`, href: placeHref(navigation, places.prices) },
    { icon: 'certificate', name: msg`证书查验`, href: '/verify' },
    { icon: 'book', name: msg`继续教育`, href: '/educationIndex' },
    { icon: 'star', name: msg`专家申请`, href: '/LetterAppointmentInfo/apply' },
    { icon: 'pin', name: msg`求职登记`, href: '/JoinUs/apply' },
    { icon: 'search', name: msg`站内搜索`, href: '/Search' },
  ]
}
