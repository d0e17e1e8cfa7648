import { type PersonBasicBody, type PortalClient, type PrintInfo, unwrap } from '@portal/api-contract'
import { putBack } from '../../../shared/http/put-back.ts'
import { inputsOf } from '../../../shared/inputs.ts'
import { branchOf, flatten } from '../../../shared/schema.ts'
import { operationOf } from '../../derived/operations.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { clockFor } from '../account/travel.ts'
import { printCertificate, shownOf, statusOf } from './certificates.ts'

/** Whoever holds a print sees by its code what was printed, or an edited print would pass. */
async function checkShown(context: Context, printed: PrintInfo): Promise<void> {
  const shown = await shownOf(context, printed.verifyCode)
  const other = (Object.keys(printed) as (keyof PrintInfo)[]).filter(
    (name) => JSON.stringify(shown[name]) !== JSON.stringify(printed[name]),
  )
  context.expect(other.length === 0, 'the code of a print shows every field of it', other.join(', '))
}

const print = (client: PortalClient) => printCertificate(client, 'PERSON')

/** A person's profile as a PUT takes it. */
async function profileOf(client: PortalClient): Promise<PersonBasicBody | undefined> {
  const basic = await unwrap(client.GET('/api/member-basic/detail'))
  if (basic.ownerType !== 'PERSON' || !basic.isComplete) return undefined
  const schema = flatten(inputsOf(operationOf('updateMemberBasic')).json?.schema ?? {})
  const names = Object.keys(branchOf(schema, basic).properties ?? {})
  const given = Object.entries(basic).filter(([name, value]) => names.includes(name) && value !== null)
  return Object.fromEntries(given) as unknown as PersonBasicBody
}

const anotherPhoto = 'with another photo who holds what was printed before is still the same'

async function changePhoto(context: Context, client: PortalClient, body: PersonBasicBody, code: string) {
  const photo = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], '证件照.png')
  const { url: avatar } = await unwrap(client.POST('/api/files', { body: { file: photo } }))
  await unwrap(client.PUT('/api/member-basic-infos', { body: { ...body, avatar } }))
  await unwrap(print(client))
  const status = await statusOf(context, code)
  context.expect(status === 'VALID', anotherPhoto, status)
}

async function reprint(context: Context, client: PortalClient, body: PersonBasicBody) {
  const first = await unwrap(print(client))
  const { status } = await shownOf(context, first.verifyCode)
  context.expect(status === 'VALID', 'a certificate is valid at first', status)
  await checkShown(context, first)
  const title = body.title === '工程师' ? '高级工程师' : '工程师'
  await unwrap(client.PUT('/api/member-basic-infos', { body: { ...body, title } }))
  try {
    const second = await unwrap(print(client))
    const isNew = second.verifyCode !== first.verifyCode
    context.expect(isNew, 'a certificate that says something else has another code', second.verifyCode)
    const before = await statusOf(context, first.verifyCode)
    context.expect(before === 'VALID', 'who holds what was printed before is still the same', before)
    await checkShown(context, first)
    const now = await statusOf(context, second.verifyCode)
    context.expect(now === 'VALID', 'what is printed now is valid', now)
  } finally {
    await putBack(() => unwrap(client.PUT('/api/member-basic-infos', { body })))
  }
  const why =
    'a photo that the association has set cannot be put back: change one, and verify what was printed before'
  const clock = clockFor(context, anotherPhoto, why)
  await clock?.(1, () => changePhoto(context, client, body, first.verifyCode), 'undone')
}

export const reprints: Scenario[] = [
  {
    name: 'What is printed of a fee once more keeps its code',
    operations: ['getPrintInfo', 'listMemberFees'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      for (const [printType, status] of [
        ['FEE_NOTICE', 'UNPAID'],
        ['FEE_NOTICE', 'OVERDUE'],
        ['RECEIPT', 'PAID'],
      ] as const) {
        const rule = `what is printed once more keeps its code: ${printType}`
        const query = { 'status.equals': status, size: 1 }
        const [fee] = await unwrap(person.GET('/api/member-fees/user', { params: { query } }))
        if (!fee) context.untried(rule, `the person has no fee that is ${status}`)
        else {
          const params = { query: { printType, feeId: fee.id } }
          const first = await unwrap(person.GET('/api/print-info/member', { params }))
          const { verifyCode } = await unwrap(person.GET('/api/print-info/member', { params }))
          context.expect(verifyCode === first.verifyCode, rule, verifyCode)
          const { memberNo } = await unwrap(person.GET('/api/member/current'))
          const meant = [fee.feeNo, fee.ownerName, memberNo].join()
          const said = [first.certNo, first.holderName, first.memberNo].join()
          const whose = `what is printed of a fee says its number and whose it is: ${printType}`
          context.expect(said === meant, whose, `${said} / ${meant}`, 'getPrintInfo')
        }
      }
    },
  },
  {
    name: 'A certificate stays valid beside a new one when only title and photo of its holder have changed',
    operations: ['getPrintInfo', 'verifyPrintInfo', 'updateMemberBasic'],
    writes: true,
    async run(context) {
      const clients = [await context.as('person'), ...(await context.others()).map(({ client }) => client)]
      for (const client of clients) {
        const body = await profileOf(client)
        if (body && (await print(client)).response.ok) return reprint(context, client, body)
      }
      context.skip('no person of the credentials has a certificate')
    },
  },
]
