import {
  type ApplyKind,
  type ApplyMaterial,
  type ApplyRequirement,
  type MemberApplyDraft,
  type OwnerType,
  type PortalClient,
  type Problem,
  unwrap,
} from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { excuseOf, standingOf } from './excuses.ts'

type MaterialType = ApplyMaterial['type']

const asked: Record<ApplyKind, Record<OwnerType, MaterialType[]>> = {
  JOIN: { UNIT: ['盖章申请表', '营业执照', '注册证'], PERSON: ['身份证', '注册证'] },
  RENEW: { UNIT: [], PERSON: [] },
  CHANGE: { UNIT: [], PERSON: [] },
  UPGRADE: { UNIT: ['盖章申请表'], PERSON: ['盖章申请表'] },
  QUIT: { UNIT: ['盖章申请表'], PERSON: ['盖章申请表'] },
}

/** Values that nobody's particulars have, for what a document proves. */
const changes: Record<string, string | number> = {
  'company.legalPerson': '契约回放',
  'company.level1Count': 999_999,
  'person.name': '契约回放',
  'person.certNo': 'HUIFANG-0001',
  'person.title': '契约回放',
}

const highest: Record<OwnerType, MemberApplyDraft['targetLevel']> = {
  UNIT: '会长单位',
  PERSON: '常务理事',
}

/** What is needed of each kind of application whatever else it says. */
const needed: Partial<Record<ApplyKind, string>> = { QUIT: 'reason', UPGRADE: 'targetLevel' }

/** What the contract says each kind asks for. */
function checkAsked(context: Context, rows: ApplyRequirement[]): void {
  const kinds = rows.map(({ applyType, applyKind }) => `${applyType} ${applyKind}`)
  const all = ['UNIT', 'PERSON'].flatMap((type) => Object.keys(asked).map((kind) => `${type} ${kind}`))
  const isWhole = kinds.toSorted().join() === all.sort().join()
  context.expect(isWhole, 'each kind of applicant and application has one entry', kinds.join(', '))
  for (const { applyType, applyKind, fields, materials, feesSettled } of rows) {
    const what = `${applyType} ${applyKind}`
    const named = fields.map(({ field }) => field)
    const unnamed = materials.flatMap(({ ifChanged }) => ifChanged).filter((name) => !named.includes(name))
    context.expect(unnamed.length === 0, `${what}: what is proven is a field of the form`, unnamed.join(', '))
    for (const name of ['statement', needed[applyKind]].filter((one) => one !== undefined)) {
      const how = fields.find(({ field }) => field === name)?.need
      context.expect(how === 'ALWAYS', `${what}: ${name} is needed whatever else it says`, how)
    }
    const required = materials.filter(({ isRequired }) => isRequired).map(({ type }) => type)
    context.expect(
      required.sort().join() === [...asked[applyKind][applyType]].sort().join(),
      `${what} asks for ${asked[applyKind][applyType].join(', ') || 'no material'}`,
      required.join(', '),
    )
    const isProven = materials.some(({ ifChanged }) => ifChanged.length > 0)
    const mayProve = applyKind === 'CHANGE' || applyKind === 'RENEW'
    context.expect(
      isProven === mayProve,
      `${what}: what changes is proven by a change and a renewal alone`,
      isProven,
    )
    const need = required.length > 0 ? 'ALWAYS' : isProven ? 'IF_CHANGED' : 'NEVER'
    const said = fields.find(({ field }) => field === 'materials')?.need
    context.expect(said === need, `${what}: the need of materials follows from their kinds`, said)
    context.expect(
      feesSettled === (applyKind === 'QUIT'),
      `${what}: fees are settled by who leaves`,
      feesSettled,
    )
  }
}

/** Particulars that change, one for each material that proves some; and the materials that are needed then. */
function changed({ materials }: ApplyRequirement) {
  const fields = materials.flatMap(({ ifChanged }) =>
    ifChanged.filter((field) => field in changes).slice(0, 1),
  )
  const block = Object.fromEntries(fields.map((field) => [field.split('.')[1], changes[field]]))
  const needed = materials
    .filter(({ isRequired, ifChanged }) => isRequired || ifChanged.some((field) => fields.includes(field)))
    .map(({ type }) => type)
  return { block, needed }
}

/** An application of the kind that lacks nothing but materials; a new one, or the own one that waits to be mended. */
async function formOf(client: PortalClient, row: ApplyRequirement, block: object) {
  const { applyKind, applyType } = row
  const rows = await unwrap(client.GET('/api/member-applies/user', { params: { query: { size: 200 } } }))
  const own = rows.find(
    (one) => one.applyKind === applyKind && (one.status === 'RETURNED' || one.status === 'DRAFT'),
  )
  const side = applyType === 'UNIT' ? 'company' : 'person'
  const stated = applyKind === 'JOIN' ? own?.[side] : block
  const body: MemberApplyDraft = {
    applyKind,
    ...(stated && Object.keys(stated).length > 0 && { [side]: stated }),
    ...(applyKind === 'UPGRADE' && { targetLevel: highest[applyType] }),
    ...(applyKind === 'QUIT' && { reason: '契约回放' }),
    statement: true,
    status: 'SUBMITTED',
  }
  return { id: own?.id, body }
}

const send = (client: PortalClient, id: number | undefined, body: MemberApplyDraft) =>
  id === undefined
    ? client.POST('/api/member-applies', { body })
    : client.PUT('/api/member-applies', { body: { ...body, id } })

type Sent = Awaited<ReturnType<typeof send>>

/** The kinds of material that a refusal names. */
function lackingOf({ error }: Sent): string[] {
  const { fieldErrors = [] } = (error ?? {}) as Pick<Problem, 'fieldErrors'>
  return fieldErrors
    .filter(({ field }) => field === 'materials')
    .map(({ params }) => params?.materialType ?? '')
}

/** Sends an application that lacks some of its materials. @returns why the member could not have sent it at all, or null */
async function refuseWithout(
  context: Context,
  client: PortalClient,
  { what, form, lacking }: { what: string; form: Awaited<ReturnType<typeof formOf>>; lacking: string[] },
): Promise<string | null> {
  const answer = await send(client, form.id, form.body)
  const { response, data } = answer
  const excuse =
    response.status === 409 ? excuseOf(await standingOf(client), form.body.applyKind, answer.error) : null
  if (excuse !== null) return excuse
  if (response.status !== 400) {
    const kind = response.ok ? 'not refused' : 'rule'
    context.reportMismatch(kind, what, `${what} is refused with 400`, response.status)
    if (data)
      await client.POST('/api/member-applies/user/{id}/withdraw', { params: { path: { id: data.id } } })
    return null
  }
  const named = lackingOf(answer)
  context.expect(
    named.sort().join() === [...lacking].sort().join(),
    `${what}: the refusal names ${lacking.join(', ')}`,
    named.join(', ') || 'no material',
  )
  return null
}

/** An application to join with nothing in it is told every kind of material that it needs, each for itself. */
export async function refuseBareJoin(context: Context, client: PortalClient): Promise<void> {
  const lacking = [...asked.JOIN.PERSON]
  const form = { id: undefined, body: { applyKind: 'JOIN', status: 'SUBMITTED' } as const }
  const excuse = await refuseWithout(context, client, {
    what: 'PERSON JOIN with nothing in it',
    form,
    lacking,
  })
  if (excuse !== null) context.untried('an application to join lacks every material', excuse)
}

/** Leaves out all materials that an application needs, then each one. @returns why the member could not have sent it, or null */
async function leaveOut(
  context: Context,
  { name, client }: Applicant,
  row: ApplyRequirement,
): Promise<string | null> {
  const { block, needed } = changed(row)
  const file = await context.once(`material of ${name}`, async () => {
    const scan = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], '材料.png')
    return unwrap(client.POST('/api/files', { body: { file: scan } }))
  })
  const form = await formOf(client, row, block)
  for (const lacking of [needed, ...(needed.length > 1 ? needed.map((type) => [type]) : [])]) {
    const materials = needed.filter((type) => !lacking.includes(type)).map((type) => ({ type, file }))
    const what = `${row.applyType} ${row.applyKind} without ${lacking.join(', ')}`
    const body = { ...form.body, materials }
    const excuse = await refuseWithout(context, client, { what, form: { ...form, body }, lacking })
    if (excuse !== null) return excuse
  }
  return null
}

interface Applicant {
  name: string
  client: PortalClient
  ownerType: OwnerType
}

/** Everybody whom the credentials name. */
async function applicantsOf(context: Context): Promise<Applicant[]> {
  const roles = ['person', 'unit', 'applicant'] as const
  const named = await Promise.all(roles.map(async (name) => ({ name, client: await context.as(name) })))
  const others = (await context.others()).map(({ account, client }) => ({ name: account.login, client }))
  const applicants: Applicant[] = []
  for (const one of [...named, ...others])
    applicants.push({ ...one, ownerType: (await standingOf(one.client)).ownerType })
  return applicants
}

/** One kind of application with the first who may apply for it. */
async function checkKind(context: Context, applicants: Applicant[], row: ApplyRequirement): Promise<void> {
  if (changed(row).needed.length === 0) return
  let why = 'the credentials name nobody of this kind'
  for (const applicant of applicants.filter(({ ownerType }) => ownerType === row.applyType)) {
    const excuse = await leaveOut(context, applicant, row)
    if (excuse === null) return
    why = excuse
  }
  context.untried(`a ${row.applyType} is refused to ${row.applyKind} without any one of its materials`, why)
}

export const materials: Scenario[] = [
  {
    name: 'Each kind of application is refused without any one of its materials',
    operations: ['listApplyRequirements', 'createMemberApply', 'updateMemberApply', 'uploadFile'],
    writes: true,
    leaves: 'an uploaded picture of each account',
    async run(context) {
      const rows = await unwrap(context.anonymous.GET('/api/public/member-apply-requirements'))
      checkAsked(context, rows)
      const applicants = await applicantsOf(context)
      for (const row of rows) await checkKind(context, applicants, row)
    },
  },
]
