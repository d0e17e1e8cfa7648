import {
  type ApplyKind,
  type ApplyRequirement,
  type MemberApplyDraft,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refusedField } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { excuseOf, standingOf } from './excuses.ts'

/** Submits an application with no more in it than is given; the own draft of the kind where there is one. */
async function send(
  client: PortalClient,
  applyKind: ApplyKind,
  given: Pick<MemberApplyDraft, 'company' | 'person' | 'statement'> = {},
) {
  const rows = await unwrap(client.GET('/api/member-applies/user', { params: { query: { size: 200 } } }))
  const own = rows.find(
    (one) => one.applyKind === applyKind && (one.status === 'RETURNED' || one.status === 'DRAFT'),
  )
  const body = { ...given, applyKind, status: 'SUBMITTED' as const }
  return own
    ? client.PUT('/api/member-applies', { body: { ...body, id: own.id } })
    : client.POST('/api/member-applies', { body })
}

/** @returns why the member could not have sent it at all, or null */
async function refuseEmpty(
  context: Context,
  client: PortalClient,
  row: ApplyRequirement,
): Promise<string | null> {
  const what = `${row.applyType} ${row.applyKind} with nothing in it`
  const { response, error } = await send(client, row.applyKind)
  const excuse = response.status === 409 ? excuseOf(await standingOf(client), row.applyKind, error) : null
  if (excuse !== null) return excuse
  if (response.status !== 400) {
    const kind = response.ok ? 'not refused' : 'rule'
    context.reportMismatch(kind, what, `${what} is refused with 400`, response.status)
    return null
  }
  const { fieldErrors = [] } = (error ?? {}) as { fieldErrors?: { field: string }[] }
  const named = new Set(fieldErrors.map(({ field }) => field))
  const lacking = row.fields.filter(({ need }) => need === 'ALWAYS').map(({ field }) => field)
  const unnamed = lacking.filter((field) => !named.has(field))
  const others = [...named].filter((field) => !lacking.includes(field))
  const listed = `${what}: the refusal names nothing that the requirements do not ask for`
  context.expect(others.length === 0, listed, others.join(', '), 'listApplyRequirements')
  context.expect(
    unnamed.length === 0,
    `${what}: the refusal names each field that lacks, by its path`,
    unnamed.join(', '),
  )
  return null
}

/** A particular as it is known of a member, which changes nothing; null where it is not known. */
async function asKnown(client: PortalClient) {
  const basic = await unwrap(client.GET('/api/member-basic/detail'))
  const { city } = basic
  if (city === null) return null
  return basic.ownerType === 'UNIT'
    ? ({ field: 'company', given: { company: { city } } } as const)
    : ({ field: 'person', given: { person: { city } } } as const)
}

/** Another name and other numbers than anybody has, as the applicant's kind states them. */
const otherName = {
  UNIT: {
    company: { companyName: '契约回放更名单位', uscc: '91350100M000100Y43', legalPerson: '契约回放' },
  },
  PERSON: { person: { name: '契约回放', idNumber: '11010519491231002X' } },
}

export const incomplete: Scenario[] = [
  {
    name: 'An application that lacks everything is told each field that it needs',
    operations: ['listApplyRequirements', 'createMemberApply', 'updateMemberApply'],
    writes: true,
    async run(context) {
      const rows = await unwrap(context.anonymous.GET('/api/public/member-apply-requirements'))
      const excuses: string[] = []
      let isTried = false
      for (const role of ['person', 'unit', 'applicant'] as const) {
        if (!context.credentials[role]) continue
        const client = await context.as(role)
        const { ownerType } = await standingOf(client)
        for (const row of rows.filter(({ applyType }) => applyType === ownerType)) {
          const excuse = await refuseEmpty(context, client, row)
          if (excuse === null) isTried = true
          else excuses.push(excuse)
        }
      }
      if (!isTried) context.skip(excuses[0] ?? 'no account may apply for anything')
    },
  },
  {
    name: 'A credit code with a wrong check character is not applied for',
    operations: ['createMemberApply', 'updateMemberApply'],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      const answer = await send(unit, 'CHANGE', { company: { uscc: '91349901MA2HX01K70' } })
      const excuse =
        answer.response.status === 409 ? excuseOf(await standingOf(unit), 'CHANGE', answer.error) : null
      if (excuse !== null) context.skip(excuse)
      const what = 'a credit code with a wrong check character'
      await refusedField(context, 'company.uscc', what, Promise.resolve(answer))
    },
  },
  {
    name: 'An identity number with a wrong check character, or another birthday, is not applied for',
    operations: ['createMemberApply', 'updateMemberApply'],
    writes: true,
    async run(context) {
      const client = await context.as('person')
      const idNumber = '11010519491231002X'
      for (const [field, person] of [
        ['person.idNumber', { idNumber: '110105194912310021' }],
        ['person.birthDate', { idNumber, birthDate: '1949-12-30' }],
      ] as const) {
        const answer = await send(client, 'CHANGE', { person })
        const { status } = answer.response
        const excuse = status === 409 ? excuseOf(await standingOf(client), 'CHANGE', answer.error) : null
        if (excuse !== null) context.skip(excuse)
        await refusedField(context, field, `a wrong ${field}`, Promise.resolve(answer))
      }
    },
  },
  {
    name: 'A change that states nothing otherwise than it is known is none',
    operations: ['createMemberApply', 'updateMemberApply'],
    writes: true,
    async run(context) {
      for (const role of ['person', 'unit'] as const) {
        const client = await context.as(role)
        const known = await asKnown(client)
        const what = `a change of a ${role} that changes nothing`
        if (!known) {
          context.untried(`${what} is refused`, 'its city is not known')
          continue
        }
        const answer = await send(client, 'CHANGE', { ...known.given, statement: true })
        const excuse =
          answer.response.status === 409 ? excuseOf(await standingOf(client), 'CHANGE', answer.error) : null
        if (excuse !== null) context.untried(`${what} is refused`, excuse)
        else await refusedField(context, known.field, what, Promise.resolve(answer))
      }
    },
  },
  {
    name: 'What is applied for without proof gives nobody another name',
    operations: ['createMemberApply', 'updateMemberApply'],
    writes: true,
    async run(context) {
      const others = (await context.others()).map(({ client }) => client)
      const excuses = new Map<string, string | null>()
      for (const client of [await context.as('person'), await context.as('unit'), ...others]) {
        const standing = await standingOf(client)
        const given = otherName[standing.ownerType]
        const fields = Object.entries(given).flatMap(([block, stated]) =>
          Object.keys(stated).map((name) => `${block}.${name}`),
        )
        for (const applyKind of ['UPGRADE', 'QUIT'] as const) {
          const what = `${standing.ownerType} ${applyKind} that states another name`
          if (excuses.get(what) === null) continue
          const answer = await send(client, applyKind, given)
          const excuse = answer.response.status === 409 ? excuseOf(standing, applyKind, answer.error) : null
          excuses.set(what, excuse)
          if (excuse === null)
            for (const field of fields)
              await refusedField(context, field, what, Promise.resolve(answer), 'Fixed')
        }
      }
      for (const [what, excuse] of excuses) if (excuse) context.untried(`${what} is refused`, excuse)
    },
  },
]
