import type { DeskLogEntry, DeskReviewKind, PermissionName } from '@portal/api-contract'
import { reviewLink, reviewPermissions } from '../../../../lib/chakra/desk/waiting.ts'
import type { Authority } from '../../../../lib/session/authority.ts'
import { seesFees } from '../../../../lib/session/sees-fees.ts'

interface RecordLink {
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

/** Where the record of an entry is looked at, or else the list in which it stands; nowhere once it is deleted. */
export function recordLink(entry: DeskLogEntry): RecordLink | undefined {
  const { action, subjectKind: kind, subjectId: id, subjectName: name } = entry
  if (action === 'DELETE') return
  switch (kind) {
    case 'APPLICATION':
      return { to: `/profile/application/${id}`, needs: 'desk.applications' }
    case 'MEMBER':
      // The entry does not say whether that is a unit or a person.
      return { to: '/list/members', search: { name }, needs: 'desk.members' }
    case 'FEE':
      return { to: '/list/fees', search: { name }, needs: seesFees }
    case 'USER':
      return { to: '/system/user', search: { name }, needs: 'desk.users' }
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
