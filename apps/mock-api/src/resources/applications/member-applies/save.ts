import type { FieldError, MemberApplyDraft } from '@portal/api-contract'
import { type HttpProblem, invalid, notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { applicationAfter, isEditable } from '../../../domain/application/application.ts'
import {
  type ApplicationForm,
  formErrors,
  submitErrors,
} from '../../../domain/application/application-form.ts'
import { kindRefusal } from '../../../domain/application/application-kind.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { prcDay } from '../../../domain/prc-time.ts'
import { reviewDueAt } from '../../../review/policy.ts'
import { schedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { requireFiles } from '../../files/uploads.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import {
  type ApplyRow,
  blockOf,
  findOpenApply,
  findOwnApply,
  insertApply,
  materialsOf,
  submissionsOf,
  updateApply,
} from './apply-store.ts'
import { knownBlock, takenFields } from './profile-block.ts'
import { memberOf, standingOf } from './standing.ts'

/** What the wizard fills in, as it is stored. */
type Content = Pick<
  ApplyRow,
  'step' | 'block' | 'targetLevel' | 'reason' | 'recommender' | 'materials' | 'statement'
>

function checkMaterials(world: World, { materials }: ApplicationForm): void {
  requireFiles(
    world,
    materials.map(({ file }) => file),
    'materials',
  )
}

function refuseFields(errors: FieldError[]): void {
  if (errors.length > 0) throw invalid(errors)
}

function formOf({ ownerType: applyType }: Caller, body: MemberApplyDraft): ApplicationForm {
  const { applyKind, company = null, person = null, targetLevel = null, reason = null } = body
  const { materials = [], statement = false } = body
  return { applyType, applyKind, company, person, targetLevel, reason, materials, statement }
}

function contentOf(form: ApplicationForm, { step, recommender }: MemberApplyDraft): Content {
  const block = form.company ?? form.person
  return {
    step: step ?? 0,
    block: block && JSON.stringify(block),
    targetLevel: form.targetLevel as ApplyRow['targetLevel'],
    reason: form.reason,
    recommender: recommender ?? null,
    materials: JSON.stringify(form.materials),
    statement: form.statement ? 1 : 0,
  }
}

/** An application's form as it was last saved. */
export function savedForm(row: ApplyRow): ApplicationForm {
  const { applyType, applyKind, targetLevel, reason } = row
  return {
    applyType,
    applyKind,
    company: applyType === 'UNIT' ? blockOf(row) : null,
    person: applyType === 'PERSON' ? blockOf(row) : null,
    targetLevel,
    reason,
    materials: materialsOf(row),
    statement: row.statement === 1,
  }
}

function openAlready(open: ApplyRow): HttpProblem {
  const detail = `Application ${open.applyNo} for ${open.applyKind} is ${open.status}`
  return problem(409, 'error.applicationOpen', detail, {
    params: { applyNo: open.applyNo, id: open.id },
  })
}

function checkKind(world: World, caller: Caller, form: ApplicationForm): void {
  const { db, clock } = world
  settleDue(world)
  const standing = standingOf(db, memberOf(db, caller.memberId), clock.now())
  const refusal = kindRefusal(form.applyKind, standing, form.targetLevel)
  if (refusal)
    throw problem(409, refusal, `${form.applyKind} is not for a member who is ${standing.membershipStatus}`)
}

function submit(world: World, row: ApplyRow): ApplyRow {
  refuseFields([...submitErrors(savedForm(row), knownBlock(world.db, row)), ...takenFields(world.db, row)])
  const transition = applicationAfter(row, 'SUBMIT')
  if (!transition.ok) throw problem(409, transition.refusal, `Application ${row.applyNo} is ${row.status}`)
  const at = world.clock.now()
  const dueAt = reviewDueAt(world, at)
  if (dueAt) schedule(world, 'REVIEW_APPLICATION', row.id, dueAt)
  const submitDate = at.toISOString()
  const submissions = JSON.stringify([...submissionsOf(row), submitDate])
  const change = { ...transition.state, submitDate, submissions, returnReason: null }
  return updateApply(world.db, row, change, at)
}

/**
 * Keeps a new application, and submits it if that is asked for.
 * @throws HttpProblem 400 naming each field, 409 when the member may not apply for this or has an open one
 */
export function createApply(world: World, caller: Caller, body: MemberApplyDraft): ApplyRow {
  const form = formOf(caller, body)
  refuseFields(formErrors(form))
  checkMaterials(world, form)
  return world.db.transaction(() => {
    const open = findOpenApply(world.db, caller.memberId, body.applyKind)
    if (open) throw openAlready(open)
    checkKind(world, caller, form)
    const now = world.clock.now()
    const row = insertApply(
      world.db,
      {
        ...contentOf(form, body),
        applyType: caller.ownerType,
        applyKind: body.applyKind,
        ownerId: caller.memberId,
        status: 'DRAFT',
        node: null,
        auditRecords: '[]',
        returnReason: null,
        submitDate: null,
        submissions: '[]',
        approveDate: null,
        feeId: null,
        createdDate: now.toISOString(),
        lastModifiedDate: now.toISOString(),
      },
      prcDay(now),
    )
    return body.status === 'SUBMITTED' ? submit(world, row) : row
  })
}

function editable(world: World, caller: Caller, id: number, applyKind: string): ApplyRow {
  const row = findOwnApply(world.db, caller.memberId, id)
  if (!row) throw notFound()
  if (!isEditable(row.status))
    throw problem(409, 'error.applicationNotEditable', `Application ${row.applyNo} is ${row.status}`)
  const detail = `must stay ${row.applyKind}; begin another application for another kind`
  if (row.applyKind !== applyKind) refuseFields([bodyError('applyKind', 'Immutable', detail)])
  return row
}

/**
 * Replaces what a draft or a returned application says, and submits it if that is asked for.
 * @throws HttpProblem 404 for another's, 409 when it is with the association or closed, 400 naming each field
 */
export function updateOwnApply(
  world: World,
  caller: Caller,
  body: MemberApplyDraft & { id: number },
): ApplyRow {
  const form = formOf(caller, body)
  return world.db.transaction(() => {
    const row = editable(world, caller, body.id, body.applyKind)
    refuseFields(formErrors(form))
    checkMaterials(world, form)
    const saved = updateApply(world.db, row, contentOf(form, body), world.clock.now())
    if (body.status !== 'SUBMITTED') return saved
    checkKind(world, caller, form)
    return submit(world, saved)
  })
}
