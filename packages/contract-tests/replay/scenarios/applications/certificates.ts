import {
  type MemberApply,
  type MemberBasic,
  type PortalClient,
  type PrintInfo,
  unwrap,
} from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

/** What a member's certificate says; what is answered instead is no success for who has none. */
export const printCertificate = (client: PortalClient, ownerType: 'UNIT' | 'PERSON') => {
  const query = { printType: `${ownerType}_CERT` as const }
  return client.GET('/api/print-info/member', { params: { query } })
}

/** The form of an application that was refused or taken back is printed no more. */
export async function refuseForm(context: Context, client: PortalClient, applyId: number, what: string) {
  const query = { printType: 'APPLY_FORM', applyId } as const
  const printing = client.GET('/api/print-info/member', { params: { query } })
  await refusedWith(context, 409, 'error.applicationNotPrintable', `the form of what was ${what}`, printing)
}

/** The form of an application as it is now. */
export const printForm = (client: PortalClient, applyId: number): Promise<PrintInfo> => {
  const query = { printType: 'APPLY_FORM', applyId } as const
  return unwrap(client.GET('/api/print-info/member', { params: { query } }))
}

/** An application has a form to be sealed in whatever state, unless it was refused or taken back. */
export async function checkForm(
  context: Context,
  client: PortalClient,
  { id, applyNo, status }: MemberApply,
): Promise<void> {
  const query = { printType: 'APPLY_FORM', applyId: id } as const
  const { data, error } = await client.GET('/api/print-info/member', { params: { query } })
  const rule = `an application that is ${status} has its form`
  context.expect(data?.certNo === applyNo, rule, data?.certNo ?? error?.message, 'getPrintInfo')
}

/** What a code stands for. */
export const shownOf = ({ anonymous }: Context, verifyCode: string): Promise<PrintInfo> => {
  const params = { path: { verifyCode } }
  return unwrap(anonymous.GET('/api/public/print-info/verify/{verifyCode}', { params }))
}

export const statusOf = async (context: Context, verifyCode: string): Promise<PrintInfo['status']> =>
  (await shownOf(context, verifyCode)).status

/** What is printed about a fee. */
export const printFee = (client: PortalClient, printType: 'FEE_NOTICE' | 'RECEIPT', feeId: number) =>
  unwrap(client.GET('/api/print-info/member', { params: { query: { printType, feeId } } }))

/** What was printed and is true no more is worth nothing. */
export async function checkUntrue(context: Context, { verifyCode }: PrintInfo, what: string): Promise<void> {
  const status = await statusOf(context, verifyCode)
  context.expect(status === 'REVOKED', `${what} is REVOKED`, status, 'verifyPrintInfo')
}

/** Lines of a certificate, by what of the profile they tell. The words before them are the backend's: it may have others. */
const lines: Record<string, string> = {
  companyName: '工作单位',
  title: '职称',
  certType: '执业资格',
  certNo: '注册证书编号',
  uscc: '统一社会信用代码',
  legalPerson: '法定代表人',
  joinDate: '入会日期',
}

/** A day however it is written, such as 2019年5月20日. */
const partsOf = (date: string): string => (date.match(/\d+/g) ?? []).map(Number).join('-')

const isSaid = (property: string, value: string, known: unknown): boolean =>
  property === 'joinDate' ? partsOf(value) === partsOf(String(known)) : value === String(known)

/** What a certificate says otherwise than its holder's profile. */
function differences(printed: PrintInfo, basic: MemberBasic): string[] {
  const name = basic.ownerType === 'UNIT' ? basic.companyName : basic.name
  const { memberNo, memberLevel, validTo } = basic
  const photo = basic.ownerType === 'PERSON' && printed.photoUrl === null ? basic.avatar : null
  const without = photo === null ? [] : [`no photo for ${photo}`]
  const fields = Object.entries({ holderName: name, memberNo, memberLevel, validTo })
    .filter(([field, known]) => Reflect.get(printed, field) !== known)
    .map(([field, known]) => `${field} ${Reflect.get(printed, field)} for ${known}`)
  const rows = Object.entries(lines).flatMap(([property, line]) => {
    const value = printed.rows.find(({ label }) => label === line)?.value
    const known: unknown = Reflect.get(basic, property)
    const isOther = value !== undefined && known !== undefined && !isSaid(property, value, known)
    return isOther ? [`${line} ${value} for ${known}`] : []
  })
  return [...fields, ...rows, ...without]
}

export const certificates: Scenario[] = [
  {
    name: 'A certificate says what its holder’s profile says',
    operations: ['getPrintInfo', 'getMemberBasic'],
    writes: true,
    async run(context) {
      const others = (await context.others()).map(({ client }) => client)
      let isTried = false
      for (const client of [await context.as('person'), await context.as('unit'), ...others]) {
        const basic = await unwrap(client.GET('/api/member-basic/detail'))
        const { data: printed } = await printCertificate(client, basic.ownerType)
        if (!printed) continue
        isTried = true
        const other = differences(printed, basic)
        context.expect(other.length === 0, 'a certificate says who its holder is', other.join(', '))
        const { response } = await printCertificate(client, basic.ownerType === 'UNIT' ? 'PERSON' : 'UNIT')
        const rule = 'a unit has no certificate of a person, and a person none of a unit'
        context.expect(!response.ok, rule, response.status, 'getPrintInfo')
      }
      if (!isTried) context.skip('no account of the credentials has a certificate')
    },
  },
]
