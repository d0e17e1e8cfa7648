import type { DeskLogEntry, DeskReviewKind, OwnerType, PermissionName } from '@portal/api-contract'
import type { Authority } from '../../../session/authority.ts'
import { seesFees } from '../../../session/sees-fees.ts'
import { reviewLink, reviewPermissions } from '../waiting.ts'

/** Where a record is looked at. */
export interface RecordLink {
  to: string
  search?: object
  /** What its page wants to be permitted. */
  needs: Authority
}

/** Of what the association writes and keeps in order, the page where that is done. */
const forms = {
  NEWS: { to: '/form/news', needs: 'desk.news' },
  FEE_NEWS: { to: '/form/fee-news', needs: 'desk.news' },
  JOURNAL: { to: '/form/journal', needs: 'desk.news' },
  COURSE: { to: '/form/course', needs: 'desk.courses' },
  ACTIVITY: { to: '/form/activity', needs: 'desk.courses' },
} as const

function ofReview(kind: DeskReviewKind, id: number): RecordLink | undefined {
  const needs: PermissionName | undefined = reviewPermissions[kind] ?? undefined
  return needs && { ...reviewLink(kind, id), needs }
}

/** The time line of a unit or a person. */
export const memberLink = (ownerType: OwnerType, id: number): RecordLink => ({
  to: `/profile/member/${ownerType}/${id}`,
  needs: 'desk.members',
})

/** One of the staff, in the list of them. */
export const userLink = (name: string): RecordLink => ({
  to: '/system/user',
  search: { name },
  needs: 'desk.users',
})

/** Where the record of an entry is looked at, or else the list in which it stands; nowhere once it is deleted. */
export function recordLink(entry: DeskLogEntry): RecordLink | undefined {
  const { action, subjectKind: kind, subjectId: id, subjectName: name, ownerType } = entry
  if (action === 'DELETE') return
  switch (kind) {
    case 'APPLICATION':
      return { to: `/profile/application/${id}`, needs: 'desk.applications' }
    case 'MEMBER':
      return ownerType ? memberLink(ownerType, id) : undefined
    case 'FEE':
      return { to: '/list/fees', search: { name }, needs: seesFees }
    case 'USER':
      return userLink(name)
    case 'ROLE':
      return { to: '/system/role', needs: 'desk.roles' }
    case 'BANNER':
      return { to: '/system/dictionary', needs: 'desk.banners' }
    case 'NAVIGATION':
    case 'COLUMN':
      return { to: '/system/dictionary', needs: 'desk.dictionaries' }
    case 'NEWS':
    case 'FEE_NEWS':
    case 'JOURNAL':
    case 'COURSE':
    case 'ACTIVITY':
      return { ...forms[kind], search: { id } }
    default:
      return ofReview(kind, id)
  }
}
