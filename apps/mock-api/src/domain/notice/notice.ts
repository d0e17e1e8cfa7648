import type { MemberMessage, OwnerType } from '@portal/api-contract'

/** Where the portal shows what a notice is about, at each kind of member's own address. */
const addresses = {
  money: { PERSON: '/financialManagement', UNIT: '/unitPay' },
  membership: { PERSON: '/personMemberManage', UNIT: '/memberManagement' },
  activities: { PERSON: '/personalCenter/activities', UNIT: '/unitData?part=activities' },
  courses: { PERSON: '/myCourse', UNIT: '/myCourse' },
  site: { PERSON: '/personMemberSubsite', UNIT: '/memberSubsite' },
  people: { PERSON: '/personMemberManage', UNIT: '/memberManagement?part=people' },
  account: { PERSON: '/personalCenter/password', UNIT: '/unitData?part=password' },
} as const satisfies Record<string, Record<OwnerType, string>>

/** A part of the portal that a notice leads to. */
export type NoticePage = keyof typeof addresses

/** A notice to a member, the same for persons and units. */
export interface Notice extends Pick<MemberMessage, 'kind' | 'title' | 'content' | 'subject'> {
  page: NoticePage | null
}

/** The address that a notice leads its member to. */
export const linkOf = ({ page }: Notice, ownerType: OwnerType): string | null =>
  page === null ? null : addresses[page][ownerType]

/** What is to be done next, unless an opinion says so itself. */
export const unlessSaid = (opinion: string, next: string): string =>
  opinion.includes('重新提交') ? '' : next

/** A reason in somebody's own words, which may be empty or lack its full stop. */
export const sentence = (text: string): string => (text === '' || /[。！？]$/.test(text) ? text : `${text}。`)
