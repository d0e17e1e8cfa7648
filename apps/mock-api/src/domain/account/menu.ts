import type { MenuItem, PermissionName, Role } from '@portal/api-contract'

/** One entry, with those below it. */
export interface Entry {
  name: string
  path: string
  title: string
  component: string
  icon?: string
  /** Permissions without which it is left out. */
  authority?: PermissionName[]
  /** Permissions of which one is enough. */
  anyOf?: readonly PermissionName[]
  /** Reached from a page rather than from the menu. */
  isHidden?: boolean
}

export interface Layout extends Entry {
  redirect: string
  entries: Entry[]
}

const unitCentre: Layout = {
  name: 'memberIndex',
  path: '/memberIndex',
  title: '单位会员中心',
  component: 'UnitLayout',
  redirect: '/unitMemberIndex',
  entries: [
    {
      name: 'unit-member-index',
      path: '/unitMemberIndex',
      title: '首页',
      component: 'UnitMemberIndex',
      icon: 'home',
    },
    {
      name: 'member-management',
      path: '/memberManagement',
      title: '会员管理',
      component: 'MemberManagement',
      icon: 'team',
    },
    {
      name: 'unit-payment',
      path: '/unitPayment',
      title: '单位代缴',
      component: 'UnitPayment',
      icon: 'pay-circle',
      authority: ['fees.pay'],
    },
    {
      name: 'unit-pay',
      path: '/unitPay',
      title: '会费缴纳',
      component: 'UnitPay',
      authority: ['fees.read'],
      isHidden: true,
    },
    {
      name: 'tender-Information',
      path: '/tenderInformation',
      title: '招标信息',
      component: 'TenderInformation',
      isHidden: true,
    },
    {
      name: 'member-subsite',
      path: '/memberSubsite',
      title: '会员子站',
      component: 'MemberSubsite',
      isHidden: true,
    },
    {
      name: 'help-center',
      path: '/helpCenter',
      title: '帮助中心',
      component: 'HelpCenter',
      icon: 'question-circle',
    },
  ],
}

const personCentre: Layout = {
  name: 'personMember',
  path: '/personMember',
  title: '个人会员中心',
  component: 'PersonLayout',
  redirect: '/personMemberIndex',
  entries: [
    {
      name: 'person-member-index',
      path: '/personMemberIndex',
      title: '首页',
      component: 'PersonMemberIndex',
      icon: 'home',
    },
    {
      name: 'personalCenter',
      path: '/personalCenter',
      title: '个人中心',
      component: 'PersonalCenter',
      icon: 'user',
    },
    {
      name: 'person-member-manage',
      path: '/personMemberManage',
      title: '会员管理',
      component: 'PersonMemberManage',
      icon: 'idcard',
    },
    {
      name: 'financialManagement',
      path: '/financialManagement',
      title: '财务管理',
      component: 'FinancialManagement',
      icon: 'account-book',
      authority: ['fees.read', 'orders.read'],
    },
    {
      name: 'memberBenefits',
      path: '/memberBenefits',
      title: '会员权益',
      component: 'MemberBenefits',
      icon: 'gift',
    },
    {
      name: 'informationCenter',
      path: '/informationCenter',
      title: '信息中心',
      component: 'InformationCenter',
      isHidden: true,
    },
    {
      name: 'member-pay',
      path: '/pay',
      title: '会费缴纳',
      component: 'MemberPay',
      authority: ['fees.pay'],
      isHidden: true,
    },
    {
      name: 'personMemberSubsite',
      path: '/personMemberSubsite',
      title: '个人子站',
      component: 'PersonMemberSubsite',
      isHidden: true,
    },
  ],
}

const education: Layout = {
  name: 'educationIndexLayout',
  path: '/educationIndex',
  title: '继续教育',
  component: 'EducationLayout',
  redirect: '/educationIndex',
  entries: [
    {
      name: 'education-index',
      path: '/educationIndex',
      title: '首页',
      component: 'EducationIndex',
      icon: 'home',
    },
    {
      name: 'continuing-education',
      path: '/continueEducate',
      title: '继续教育',
      component: 'ContinueEducate',
      icon: 'read',
    },
    { name: 'myCourse', path: '/myCourse', title: '我的课程', component: 'MyCourse', icon: 'play-square' },
    {
      name: 'help-center-edu',
      path: '/helpCenterEdu',
      title: '帮助中心',
      component: 'HelpCenterEdu',
      icon: 'question-circle',
    },
  ],
}

/** The education platform is for persons. Source: specification §6. */
const layouts: Readonly<Record<Role, readonly Layout[]>> = {
  memberCompany: [unitCentre],
  memberPersonal: [personCentre, education],
}

const toItem = (entry: Entry, id: number, parentId: number, redirect: string | null): MenuItem => ({
  id,
  parentId,
  name: entry.name,
  path: entry.path,
  redirect,
  component: entry.component,
  meta: {
    title: entry.title,
    icon: entry.icon ?? null,
    hideInMenu: entry.isHidden ?? false,
    hideChildrenInMenu: false,
    target: null,
    authority: entry.authority ?? [],
  },
})

/** An entry that one of several permissions opens asks for those of them that are there. */
function withHeld(entry: Entry, permissions: readonly PermissionName[]): Entry {
  const { anyOf } = entry
  if (!anyOf) return entry
  const held = anyOf.filter((name) => permissions.includes(name))
  return { ...entry, authority: held.length > 0 ? held : [...anyOf] }
}

const opens = (permissions: readonly PermissionName[], { authority = [] }: Entry): boolean =>
  authority.every((name) => permissions.includes(name))

/** Layouts with the entries below them as a flat list, parents first, without what the permissions do not open. An entry keeps its id. */
export function itemsOf(all: readonly Layout[], permissions: readonly PermissionName[]): MenuItem[] {
  return all.flatMap((layout, index) => {
    const id = (index + 1) * 100
    const children = layout.entries.map((entry, at) => ({
      entry: withHeld(entry, permissions),
      id: id + at + 1,
    }))
    return [
      toItem(layout, id, 0, layout.redirect),
      ...children
        .filter(({ entry }) => opens(permissions, entry))
        .map((child) => toItem(child.entry, child.id, id, null)),
    ]
  })
}

/** A role's menu. */
export const menuOf = (role: Role, permissions: readonly PermissionName[]): MenuItem[] =>
  itemsOf(layouts[role], permissions)
