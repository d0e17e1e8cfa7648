import { type DeskReviewKind, type PortalClient, unwrap } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import type { Credentials } from '../../../shared/credentials/credentials.ts'
import type { Association, Decision } from './association.ts'

/** The operations by which somebody decides at the desk. */
const decidedBy: OperationId[] = [
  'listDeskApplications',
  'decideDeskApplication',
  'listDeskReviews',
  'decideDeskReview',
]

/** Each decision but an approval says why. */
const opinionOf = ({ result, opinion }: Decision): { opinion?: string } => {
  if (opinion) return { opinion }
  return result === 'APPROVE' ? {} : { opinion: '契约回放：不符合要求' }
}

/** What is needed of a scenario to decide at the desk. */
interface Desk {
  as(role: 'staff'): Promise<PortalClient>
  credentials: Pick<Credentials, 'staff'>
  forgetLogin(role: 'staff'): void
  skip(reason: string): never
  leftOut: ReadonlySet<string>
}

/** As many rows as a page may have. */
const largestPage = 2000

/** @returns whether such an application waits; null where the desk does not say */
async function decideApplication(staff: PortalClient, decision: Decision): Promise<boolean | null> {
  const query = { 'applyNo.equals': decision.naming }
  const { data } = await staff.GET('/api/admin/applications', { params: { query } })
  if (!data) return null
  const [waiting] = data.filter(({ node }) => node !== null)
  if (!waiting) return false
  const params = { path: { id: waiting.id } }
  const body = { version: waiting.version, result: decision.result, ...opinionOf(decision) }
  await unwrap(staff.POST('/api/admin/applications/{id}/decision', { params, body }))
  return true
}

/** @returns whether such a thing waits; null where the desk does not say */
async function decideReview(staff: PortalClient, decision: Decision): Promise<boolean | null> {
  const kind = decision.kind as DeskReviewKind
  const query = { 'kind.equals': kind, 'status.equals': 'PENDING', size: largestPage }
  const { data } = await staff.GET('/api/admin/reviews', { params: { query } })
  if (!data) return null
  const waiting = data.find(({ title, subtitle }) => `${title} ${subtitle}`.includes(decision.naming))
  if (!waiting) return false
  const params = { path: { kind, id: waiting.recordId } }
  const body = { submittedAt: waiting.submittedAt, result: decision.result, ...opinionOf(decision) }
  await unwrap(staff.POST('/api/admin/reviews/{kind}/{id}/decision', { params, body }))
  return true
}

/** Decides at the desk, as the association's staff does; by the mock's control what the desk does not show the run. */
export function decidingAtDesk(
  control: Association | null,
  { as, credentials, forgetLogin, skip, leftOut }: Desk,
): Association {
  if (!control)
    return skip('the association decides by hand: submit it, let it be decided, and look at the record again')
  if (!credentials.staff || decidedBy.some((id) => leftOut.has(id))) return control
  const decide = async (decision: Decision) => {
    const decideThere = decision.kind === 'APPLICATION' ? decideApplication : decideReview
    const decided = await decideThere(await as('staff'), decision)
    if (decided !== null) return decided
    // On a journey in time the login may have run out.
    forgetLogin('staff')
    return (await decideThere(await as('staff'), decision)) ?? control(decision)
  }
  return Object.assign(decide, { decideByHand: control.decideByHand })
}
