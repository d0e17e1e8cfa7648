import type { DeskMember, DeskMemberEvent, DeskReviewKind } from '@portal/api-contract'
import { reviewLink, reviewPermissions } from '../../../../lib/chakra/desk/waiting.ts'
import type { Authority } from '../../../../lib/session/authority.ts'

type Kind = DeskMemberEvent['kind']
type Shown = Pick<DeskMember, 'name' | 'ownerType'>

/** Where the desk shows a record, and what its page asks for. */
interface Way {
  needs?: Authority
  link: { to: string; search?: object }
}

const reviewed =
  (needs: Authority, kind: DeskReviewKind) =>
  (id: number): Way => ({ needs, link: reviewLink(kind, id) })
const edited =
  (to: string) =>
  (id: number): Way => ({ needs: 'desk.courses', link: { to, search: { id } } })

const ways: Partial<Record<Kind, (id: number, member: Shown) => Way>> = {
  APPLICATION: (id) => ({ needs: 'desk.applications', link: { to: `/profile/application/${id}` } }),
  // The list of fees shows no single one; those of one member are few.
  FEE: (_id, { name }) => ({ link: { to: '/list/fees', search: { name } } }),
  ORDER: (id) => ({ needs: 'desk.orders', link: { to: '/list/orders', search: { item: id } } }),
  BANK_TRANSFER: reviewed(reviewPermissions.BANK_TRANSFER, 'BANK_TRANSFER'),
  INVOICE: reviewed(reviewPermissions.INVOICE, 'INVOICE'),
  COURSE: edited('/form/course'),
  ACTIVITY: edited('/form/activity'),
  SITE: reviewed(reviewPermissions.SITE, 'SITE'),
  SITE_ITEM: reviewed(reviewPermissions.SITE_ITEM, 'SITE_ITEM'),
  // The other side of who belongs to whom.
  PEOPLE: (id, { ownerType }) => ({
    link: { to: `/profile/member/${ownerType === 'UNIT' ? 'PERSON' : 'UNIT'}/${id}` },
  }),
}

/** The way from an event on a member's time line to its record; undefined where the desk has no page for it. */
export const wayTo = ({ kind, id }: DeskMemberEvent, member: Shown): Way | undefined =>
  ways[kind]?.(id, member)
