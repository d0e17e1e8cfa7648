import {
  type ApplyMaterial,
  type BatchMember,
  type MemberApply,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { swapCase } from '../../derived/lists/probes.ts'
import { dayInChina, yearInChina } from '../../run/china-time.ts'
import { nobodysPhone } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import { refused, refusedField, refusedForeign, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { checkBatch } from './batches.ts'
import { checkUntrue, printForm, refuseForm, statusOf } from './certificates.ts'
import { excuseOf, standingOf } from './excuses.ts'

const unknownId = 9007199254740991

const listOf = (client: PortalClient, query = {}): Promise<MemberApply[]> =>
  unwrap(client.GET('/api/member-applies/user', { params: { query: { size: 200, ...query } } }))

/** A draft, one way or the other: there may be an open application of its kind already. */
async function makeRoom(client: PortalClient): Promise<void> {
  const drafts = await listOf(client, { 'applyKind.equals': 'CHANGE', 'status.equals': 'DRAFT' })
  for (const { id } of drafts)
    await unwrap(client.DELETE('/api/member-applies/{id}', { params: { path: { id } } }))
}

/** Somebody whose number the association knows, as the person's own application states it. */
export async function knownPerson(context: Context): Promise<BatchMember | undefined> {
  const applications = await listOf(await context.as('person'))
  const block = applications.find(({ person }) => person?.name && person.idNumber)?.person
  if (!block?.name || !block.idNumber) return undefined
  const member = await unwrap((await context.as('person')).GET('/api/member/current'))
  const feeYear = Number(member.validTo?.slice(0, 4) ?? 2000)
  return { name: block.name, idNumber: block.idNumber, phone: member.phone, feeYear }
}

/** What the person has to hand in with a change of one particular. */
async function proofOf(context: Context, field: string): Promise<ApplyMaterial[]> {
  const rows = await unwrap(context.anonymous.GET('/api/public/member-apply-requirements'))
  const row = rows.find(({ applyType, applyKind }) => applyType === 'PERSON' && applyKind === 'CHANGE')
  const person = await context.as('person')
  const scan = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], '材料.png')
  const file = await unwrap(person.POST('/api/files', { body: { file: scan } }))
  const proofs = row?.materials.filter(({ ifChanged }) => ifChanged.includes(field)) ?? []
  return proofs.map(({ type }) => ({ type, file }))
}

export const applications: Scenario[] = [
  {
    name: 'An application is the caller’s own, the same alone as in the list',
    operations: ['listMemberApplies', 'getMemberApply'],
    writes: false,
    async run(context) {
      const person = await context.as('person')
      const unit = await context.as('unit')
      const rows = await listOf(person)
      const [first] = rows
      if (!first) return context.skip('the person has no application')
      const params = { path: { id: first.id } }
      const read = await unwrap(person.GET('/api/member-applies/user/{id}', { params }))
      context.expect(read.applyNo === first.applyNo, 'list and detail agree', read.applyNo)
      await refusedForeign(
        context,
        "another's application",
        unit.GET('/api/member-applies/user/{id}', { params }),
      )
    },
  },
  {
    name: 'An application is a draft until everything is there',
    operations: ['createMemberApply', 'updateMemberApply', 'withdrawMemberApply', 'deleteMemberApply'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      await makeRoom(person)
      const begin = () => person.POST('/api/member-applies', { body: { applyKind: 'CHANGE' } })
      const [one, other] = await Promise.all([begin(), begin()])
      const isOnce = !one.response.ok || !other.response.ok
      context.expect(isOnce, 'of two that are begun at once one is open', other.response.status)
      const draft = await unwrap(Promise.resolve(one.data ? one : other))
      context.expect(draft.status === 'DRAFT', 'what is saved is a draft', draft.status)
      const again = begin()
      const { params: open } = await refused(context, 409, 'a second open application of the kind', again)
      const { id: openId } = (open ?? {}) as { id?: unknown }
      context.expect(openId === draft.id, 'the refusal leads to the application that is open', openId)
      const hasty = { id: draft.id, applyKind: 'CHANGE', status: 'SUBMITTED' } as const
      await refusedField(
        context,
        'statement',
        'submitting without the statement',
        person.PUT('/api/member-applies', { body: hasty }),
      )
      const asOther = person.PUT('/api/member-applies', { body: { id: draft.id, applyKind: 'RENEW' } })
      await refusedField(
        context,
        'applyKind',
        'a draft that becomes one of another kind',
        asOther,
        'Immutable',
      )
      const params = { path: { id: draft.id } }
      await refusedWith(
        context,
        409,
        'error.applicationDraft',
        'withdrawing a draft',
        person.POST('/api/member-applies/user/{id}/withdraw', { params }),
      )
      const unit = await context.as('unit')
      const foreign = unit.DELETE('/api/member-applies/{id}', { params })
      await refusedForeign(context, "throwing another's draft away", foreign)
      const changing = unit.PUT('/api/member-applies', { body: { id: draft.id, applyKind: 'CHANGE' } })
      await refusedForeign(context, "changing another's draft", changing)
      await unwrap(person.DELETE('/api/member-applies/{id}', { params }))
      const gone = person.GET('/api/member-applies/user/{id}', { params })
      await refused(context, 404, 'a draft that was thrown away', gone)
    },
  },
  {
    name: 'An application goes to the association, and can be taken back',
    operations: [
      ...(['createMemberApply', 'updateMemberApply', 'withdrawMemberApply', 'getMemberApply'] as const),
      ...(['getPrintInfo', 'verifyPrintInfo'] as const),
    ],
    writes: true,
    leaves: 'an application of the person that was taken back, and an uploaded picture',
    async run(context) {
      const person = await context.as('person')
      await makeRoom(person)
      const kind = { applyKind: 'CHANGE' } as const
      const created = await person.POST('/api/member-applies', { body: { ...kind, reason: '契约回放' } })
      if (created.response.status === 409) {
        const excuse = excuseOf(await standingOf(person), 'CHANGE', created.error)
        if (excuse !== null) context.skip(excuse)
      }
      const { id } = await unwrap(Promise.resolve(created))
      const first = await printForm(person, id)
      const saved = await unwrap(
        person.PUT('/api/member-applies', { body: { id, ...kind, step: 1, person: { title: '契约回放' } } }),
      )
      context.expect(
        saved.status === 'DRAFT' && saved.person?.title === '契约回放' && saved.step === 1,
        'a draft is what was saved last',
        saved.person?.title,
      )
      context.expect(saved.reason === null, 'what is left out is cleared', saved.reason)
      await checkUntrue(context, first, 'the form of a draft that was changed since')
      const form = await printForm(person, id)
      const { verifyCode } = form
      const isIts = form.certNo === saved.applyNo && form.holderName === (await currentMember(person)).name
      const whose = 'a form says the number of its application, and who applies'
      context.expect(isIts, whose, `${form.certNo} ${form.holderName}`, 'getPrintInfo')
      const sameCode = (await printForm(person, id)).verifyCode
      context.expect(sameCode === verifyCode, 'the same form keeps its code', sameCode)
      const whole = {
        id,
        ...kind,
        person: { title: '契约回放' },
        materials: await proofOf(context, 'person.title'),
        statement: true,
        status: 'SUBMITTED',
      } as const
      const submitted = await unwrap(person.PUT('/api/member-applies', { body: whole }))
      context.expect(
        ['SUBMITTED', 'REVIEWING'].includes(submitted.status) && submitted.submitDate !== null,
        'what is submitted waits for its review',
        submitted.status,
      )
      const sealed = await statusOf(context, verifyCode)
      const rule = 'the form of a draft holds when it is handed in as it was printed'
      context.expect(sealed === 'VALID', rule, sealed, 'verifyPrintInfo')
      await refusedWith(
        context,
        409,
        'error.applicationNotEditable',
        'changing what is under review',
        person.PUT('/api/member-applies', { body: { id, ...kind } }),
      )
      const params = { path: { id } }
      const back = await unwrap(person.POST('/api/member-applies/user/{id}/withdraw', { params }))
      context.expect(back.status === 'WITHDRAWN', 'it is taken back', back.status)
      const read = await unwrap(person.GET('/api/member-applies/user/{id}', { params }))
      context.expect(read.status === 'WITHDRAWN', 'it stays taken back', read.status)
      await refuseForm(context, person, id, 'taken back')
      await checkUntrue(context, form, 'the form of what was taken back')
      const again = person.POST('/api/member-applies/user/{id}/withdraw', { params })
      await refusedWith(context, 409, 'error.applicationClosed', 'taking back twice', again)
      const gone = await refused(
        context,
        409,
        'throwing away what was taken back',
        person.DELETE('/api/member-applies/{id}', { params }),
      )
      context.expect(
        gone.message === 'error.applicationNotDraft',
        'only a draft is thrown away',
        gone.message,
      )
    },
  },
  {
    name: 'A batch is a unit’s, for people who are members',
    operations: [
      ...(['listMemberApplyTops', 'getMemberApplyTop', 'createMemberApplyTop'] as const),
      ...(['updateMemberApplyTop', 'deleteMemberApplyTop'] as const),
    ],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      const unknownMember = {
        name: '查无此人',
        idNumber: '349901190001010014',
        phone: nobodysPhone,
        feeYear: yearInChina(context.now()),
      }
      const nobody = unit.POST('/api/member-applies-top', { body: { members: [unknownMember] } })
      await refusedField(context, 'members[0].idNumber', 'a person nobody knows', nobody)
      const person = await context.as('person')
      await refused(context, 403, "a person's batch", person.GET('/api/member-applies-top/user'))
      const params = { path: { id: unknownId } }
      const unknown = unit.GET('/api/member-applies-top/user/{id}', { params })
      await refused(context, 404, 'an unknown batch', unknown)
      const known = await knownPerson(context)
      if (known) await checkBatch(context, unit, known)
      else
        context.untried('a batch of the same person twice is refused', 'the person states no identity number')
    },
  },
  {
    name: 'A certificate is verified by its code',
    operations: ['getPrintInfo', 'verifyPrintInfo'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      const { validTo } = await unwrap(person.GET('/api/member/current'))
      if (!validTo || validTo < dayInChina(context.now()))
        return context.skip('the person’s membership is not valid')
      const query = { printType: 'PERSON_CERT' } as const
      const printed = await unwrap(person.GET('/api/print-info/member', { params: { query } }))
      const again = await unwrap(person.GET('/api/print-info/member', { params: { query } }))
      context.expect(
        printed.verifyCode === again.verifyCode,
        'the same certificate keeps its code',
        again.verifyCode,
      )
      const path = { verifyCode: printed.verifyCode }
      const seen = await unwrap(
        context.anonymous.GET('/api/public/print-info/verify/{verifyCode}', { params: { path } }),
      )
      context.expect(
        JSON.stringify(seen.rows) === JSON.stringify(printed.rows) && seen.holderName === printed.holderName,
        'whoever verifies sees what is printed',
        JSON.stringify(seen.rows),
      )
      context.expect(
        seen.verifyUrl.endsWith(printed.verifyCode),
        'the QR leads to an address with the code in it',
        seen.verifyUrl,
      )
      const unknown = { path: { verifyCode: 'AAAAAAAAAAAAAAAAAAAAAAAA' } }
      await refused(
        context,
        404,
        'an unknown code',
        context.anonymous.GET('/api/public/print-info/verify/{verifyCode}', { params: unknown }),
      )
      const others = { path: { verifyCode: swapCase(printed.verifyCode) } }
      await refused(
        context,
        404,
        'a code of which the case is another',
        context.anonymous.GET('/api/public/print-info/verify/{verifyCode}', { params: others }),
      )
      const applicant = await context.as('applicant')
      const early = applicant.GET('/api/print-info/member', { params: { query } })
      await refusedWith(context, 409, 'error.membershipNotValid', 'a certificate of who is no member', early)
    },
  },
]
