import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type PersonBasic,
  type PersonBasicBody,
  type PortalClient,
  type UnitBasic,
  unwrap,
} from '@portal/api-contract'
import { idCheckOf } from '../../../shared/access/id-number.ts'
import { inputsOf } from '../../../shared/inputs.ts'
import { branchOf, flatten } from '../../../shared/schema.ts'
import { operationOf } from '../../derived/operations.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { knownPerson } from '../applications/applications.ts'
import { checkAtOnce } from '../sites/as-published.ts'

const body: PersonBasicBody = {
  ownerType: 'PERSON',
  idNumber: '349902199102304523',
  companyName: '临江启衡工程咨询有限公司',
  certType: '其他',
  certNo: 'R-2026',
}

type Basic = PersonBasic | UnitBasic

const pick = (record: Basic, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))

/** The properties of a profile that a PUT of its kind takes, but for the names. */
function putOf(basic: Basic): Record<string, unknown> {
  const schema = flatten(inputsOf(operationOf('updateMemberBasic')).json?.schema ?? {})
  const { properties = {} } = branchOf(schema, basic)
  return pick(
    basic,
    Object.keys(properties).filter((name) => !properties[name]?.['x-stays']),
  )
}

/** What an application would be needed for, with another value that is right in itself. */
const othersOf = ({ ownerType }: Basic): Record<string, string> =>
  ownerType === 'UNIT'
    ? { companyName: '临江启衡工程咨询有限公司', uscc: '91349901MA2QH21B7T', legalPerson: '江砚舟' }
    : { name: '江砚舟', idNumber: newIdNumber() }

/** An identity number that nobody has had in an earlier run, with its check character. */
export function newIdNumber(): string {
  const first = `34990219910723${String(randomInt(1000)).padStart(3, '0')}`
  return `${first}${idCheckOf(first)}`
}

/** What a profile of this kind has to be filled in with. */
const requiredOf = (basic: Basic): string[] =>
  branchOf(flatten(inputsOf(operationOf('updateMemberBasic')).json?.schema ?? {}), basic).required ?? []

/** When a unit said last that its data is right, in a text that sorts; empty where it never did. */
const confirmedBy = async (client: PortalClient): Promise<string> =>
  (await unwrap(client.GET('/api/member/summary'))).dataConfirmation?.confirmedDate ?? ''

/** Whether a day is the same a year later; that of a leap day is a neighbour of it. */
function isYearLater(later: string, date: string): boolean {
  const meant = date.replace(/^\d+/, (year) => String(Number(year) + 1))
  return meant.endsWith('02-29') ? /02-28$|03-01$/.test(later) : later === meant
}

/** Replacing the data says that it is right, as confirming it does. */
async function checkConfirmed(context: Context, unit: PortalClient, before: string): Promise<void> {
  const { dataConfirmation, nextAction } = await unwrap(unit.GET('/api/member/summary'))
  const now = dataConfirmation?.confirmedDate ?? ''
  const rule = 'who replaces the data has confirmed it'
  context.expect(now > before && dataConfirmation?.isDue === 0, rule, `${now} after ${before}`)
  context.expect(nextAction.kind !== 'CONFIRM_DATA', `${rule}, and is not asked to`, nextAction.kind)
}

/** Without being stated the birthday is that of the identity number. */
function checkBirthday({ expect }: Context, basic: Basic, idNumber: string): void {
  const meant = idNumber.slice(6, 14).replace(/(....)(..)(..)/, '$1-$2-$3')
  const seen = basic.ownerType === 'PERSON' ? basic.birthDate : undefined
  expect(seen === meant, 'the birthday is that of the identity number', `${seen} / ${meant}`)
}

/** Of several names that would change the refusal names each. */
async function refuseAll(context: Context, client: PortalClient, put: object, others: object): Promise<void> {
  const body = { ...put, birthDate: undefined, ...others } as never
  const call = client.PUT('/api/member-basic-infos', { body })
  const { fieldErrors } = await refused(context, 409, 'several names at once', call)
  const fields = Array.isArray(fieldErrors) ? fieldErrors.map((one) => one?.field) : []
  const isEach = Object.keys(others).every((field) => fields.includes(field))
  context.expect(isEach, 'of several names that would change the refusal names each', fields.join())
}

/** Until it says so for the first time, a unit is asked a year after it joined. */
async function checkFirstDue(context: Context, clients: PortalClient[]): Promise<void> {
  const rule = 'a unit that never confirmed its data is asked to a year after it joined'
  let isTried = false
  for (const client of clients) {
    const { dataConfirmation } = await unwrap(client.GET('/api/member/summary'))
    if (dataConfirmation?.confirmedDate !== null) continue
    const { joinDate } = await unwrap(client.GET('/api/member-basic/detail'))
    const isMeant = joinDate !== null && isYearLater(dataConfirmation.dueDate, joinDate)
    context.expect(isMeant, rule, `${dataConfirmation.dueDate} after ${joinDate}`, 'getMemberSummary')
    isTried = true
  }
  if (!isTried) context.untried(rule, 'every unit of the credentials has confirmed its data')
}

export const profile: Scenario[] = [
  {
    name: 'A unit says that its data is right, and is asked no more',
    operations: ['confirmMemberBasic', 'getMemberSummary'],
    writes: true,
    leaves: 'the data of the unit, confirmed today',
    async run(context) {
      const unit = await context.as('unit')
      const others = (await context.others()).map(({ client }) => client)
      await checkFirstDue(context, [unit, ...others])
      const given = await unwrap(unit.POST('/api/member-basic/confirm'))
      context.expect(given.isDue === 0, 'what was confirmed is not asked for', given.dueDate)
      const confirmed = dayInChina(new Date(given.confirmedDate ?? ''))
      const rule = 'what was confirmed is asked for a year later'
      context.expect(isYearLater(given.dueDate, confirmed), rule, given.dueDate, 'confirmMemberBasic')
      const { dataConfirmation, nextAction } = await unwrap(unit.GET('/api/member/summary'))
      context.expect(
        isDeepStrictEqual(dataConfirmation, given),
        'the summary says so as well',
        dataConfirmation?.confirmedDate,
      )
      const basic = await unwrap(unit.GET('/api/member-basic/detail'))
      context.expect(
        !basic.isComplete || nextAction.kind !== 'CONFIRM_DATA',
        'the home asks for no data that was confirmed',
        nextAction.kind,
        'getMemberSummary',
      )
      const person = await context.as('person')
      await refused(context, 403, 'a person that confirms', person.POST('/api/member-basic/confirm'))
    },
  },
  {
    name: 'A profile is filled in once, by who has none yet',
    operations: ['createMemberBasic', 'updateMemberBasic', 'getMemberBasic'],
    writes: true,
    leaves: 'a profile of the applicant',
    async run(context) {
      const applicant = await context.as('applicant')
      const before = await unwrap(applicant.GET('/api/member-basic/detail'))
      if (before.ownerType !== 'PERSON' || before.isComplete)
        return context.skip('the applicant is no person who has still to fill in a profile')
      const whole = { ...body, idNumber: newIdNumber(), school: '云洲工程学院' }
      const known = await knownPerson(context)
      if (known?.idNumber) {
        const taken = { ...whole, idNumber: known.idNumber }
        const call = applicant.POST('/api/member-basic-infos', { body: taken })
        await refusedWith(context, 409, 'error.idNumberTaken', "another member's identity number", call)
      } else
        context.untried("another member's identity number is refused", 'the person states no identity number')
      const otherDay = { ...whole, birthDate: '1991-07-24' }
      const mistyped = applicant.POST('/api/member-basic-infos', { body: otherDay })
      await refusedField(context, 'birthDate', 'another birthday than the identity number has', mistyped)
      const renamed = applicant.POST('/api/member-basic-infos', { body: { ...whole, name: '回放另名' } })
      const byOther = 'a profile under another name than that of the registration'
      await refusedWith(context, 409, 'error.changeByApplication', byOther, renamed)
      const early = applicant.PUT('/api/member-basic-infos', { body: whole })
      await refused(context, 404, 'replacing a profile that was never filled in', early)
      const created = await unwrap(applicant.POST('/api/member-basic-infos', { body: whole }))
      context.expect(created.isComplete, 'a profile that was filled in is complete', created.isComplete)
      checkBirthday(context, created, whole.idNumber)
      if (known?.idNumber) {
        const taking = { ...whole, idNumber: known.idNumber, school: null }
        const call = applicant.PUT('/api/member-basic-infos', { body: taking })
        await refusedWith(context, 409, 'error.idNumberTaken', "changing to another member's number", call)
      }
      const byPut = applicant.PUT('/api/member-basic-infos', { body: { ...whole, name: '回放另名' } })
      await refusedWith(context, 409, 'error.changeByApplication', 'another name before joining', byPut)
      const anew = { ...whole, idNumber: newIdNumber(), birthDate: undefined }
      const { data: corrected, response } = await applicant.PUT('/api/member-basic-infos', { body: anew })
      const free = 'before joining an identity number is corrected in the profile'
      context.expect(corrected !== undefined, free, response.status, 'updateMemberBasic')
      if (corrected) checkBirthday(context, corrected, anew.idNumber)
      const read = await unwrap(applicant.GET('/api/member-basic/detail'))
      context.expect(
        read.ownerType === 'PERSON' && read.school === whole.school && read.certNo === whole.certNo,
        'a profile is what was filled in',
        read.ownerType === 'PERSON' ? `${read.school}, ${read.certNo}` : read.ownerType,
      )
      const again = applicant.POST('/api/member-basic-infos', { body: whole })
      await refusedWith(context, 409, 'error.profileExists', 'a second profile', again)
    },
  },
  {
    name: 'A profile is the caller’s own, with the identity number masked',
    operations: ['getMemberBasic'],
    writes: false,
    async run(context) {
      for (const [role, kind] of [
        ['person', 'PERSON'],
        ['unit', 'UNIT'],
        ...(context.credentials.applicant ? ([['applicant', 'PERSON']] as const) : []),
      ] as const) {
        const client = await context.as(role)
        const basic = await unwrap(client.GET('/api/member-basic/detail'))
        const member = await unwrap(client.GET('/api/member/current'))
        const name = basic.ownerType === 'UNIT' ? basic.companyName : basic.name
        context.expect(
          basic.ownerType === kind,
          `the ${role} has the profile of a ${kind}`,
          basic.ownerType,
          'getMemberBasic',
        )
        const lacking = requiredOf(basic).filter((field) => basic[field as keyof typeof basic] === null)
        context.expect(
          !basic.isComplete || lacking.length === 0,
          'a profile that is complete lacks nothing that filling it in asks for',
          lacking,
          'getMemberBasic',
        )
        context.expect(name === member.name, 'profile and member have one name', `${name} / ${member.name}`)
        if (basic.ownerType === 'PERSON') {
          context.expect(
            basic.idNumber?.includes('*') ?? true,
            'an identity number is masked',
            basic.idNumber,
            'getMemberBasic',
          )
        }
      }
    },
  },
  {
    name: 'A profile is held to the field’s own numbers',
    operations: ['createMemberBasic', 'updateMemberBasic'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      const again = person.POST('/api/member-basic-infos', { body })
      await refusedWith(context, 409, 'error.profileExists', 'a second profile', again)
      const wrongDay = person.PUT('/api/member-basic-infos', { body })
      await refusedField(context, 'idNumber', 'an identity number of 30 February', wrongDay)
      const asUnit = (await context.as('unit')).PUT('/api/member-basic-infos', { body })
      await refusedField(context, 'ownerType', "a person's profile for a unit", asUnit)
    },
  },
  {
    name: 'What stands on a certificate changes by an application only, and is taken as it is',
    operations: ['updateMemberBasic', 'getMemberBasic', 'getMemberSummary', 'listCompanies', 'listMembers'],
    writes: true,
    async run(context) {
      for (const role of ['person', 'unit'] as const) {
        const client = await context.as(role)
        const before = await unwrap(client.GET('/api/member-basic/detail'))
        if (!before.isComplete || before.joinDate === null) {
          context.untried(`names and numbers of a ${role} that is a member`, `the ${role} is none`)
          continue
        }
        const put = putOf(before)
        for (const [field, value] of Object.entries(othersOf(before))) {
          const call = client.PUT('/api/member-basic-infos', {
            body: { ...put, birthDate: undefined, [field]: value } as never,
          })
          const what = `another ${field}`
          const { message, fieldErrors } = await refused(context, 409, what, call)
          context.expect(
            message === 'error.changeByApplication',
            `${what}: the refusal says how it changes`,
            message,
          )
          const named = Array.isArray(fieldErrors) && fieldErrors.some((one) => one?.field === field)
          context.expect(named, `${what}: the refusal names it`, JSON.stringify(fieldErrors))
        }
        await refuseAll(context, client, put, othersOf(before))
        const names = before.ownerType === 'UNIT' ? ['companyName', 'uscc'] : ['name']
        const whole = { ...put, ...pick(before, names) }
        const said = await confirmedBy(client)
        const after = await unwrap(client.PUT('/api/member-basic-infos', { body: whole as never }))
        if (role === 'unit') await checkConfirmed(context, client, said)
        context.expect(
          isDeepStrictEqual(pick(after, names), pick(before, names)),
          'names that are put as they are stay',
          JSON.stringify(pick(after, names)),
        )
        const kept = await unwrap(client.PUT('/api/member-basic-infos', { body: put as never }))
        const isKept = isDeepStrictEqual(pick(kept, names), pick(before, names))
        context.expect(isKept, 'names that are left out stay', JSON.stringify(pick(kept, names)))
        await checkAtOnce(context, client, whole)
      }
    },
  },
]
