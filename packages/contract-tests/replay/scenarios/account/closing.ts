import { type ClosingReason, type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { given, phoneCodeSent } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

const confirmation = '注销账号'
const password = encryptPassword('replayed-2026')

const params = { query: { size: 2000 } }

/** Each reason against closing an account, and whether the member's own lists say so. */
async function tiesOf(client: PortalClient, now: Date): Promise<[ClosingReason, boolean][]> {
  const orders = await unwrap(client.GET('/api/member-orders', { params }))
  const applications = await unwrap(client.GET('/api/member-applies/user', { params }))
  const { unpaidCount } = await unwrap(client.GET('/api/member-fees/info'))
  const signUps = await unwrap(client.GET('/api/member-activities/user', { params }))
  const people = await unwrap(client.GET('/api/unit-people', { params }))
  const { role } = await unwrap(client.GET('/api/member/current'))
  const isAmong = (rows: readonly { status: string }[], ...statuses: string[]) =>
    rows.some(({ status }) => statuses.includes(status))
  return [
    ['error.ordersOpen', isAmong(orders, 'CREATED', 'PAYING', 'REFUNDING')],
    ['error.feesOwed', unpaidCount > 0],
    [
      'error.activitiesPaid',
      signUps.some(
        ({ status, payState, startTime }) =>
          status === 'SIGNED' && payState === 'PAID' && Date.parse(startTime) > now.getTime(),
      ),
    ],
    ['error.applicationInReview', isAmong(applications, 'SUBMITTED', 'REVIEWING', 'APPROVED')],
    ['error.stillInUnit', role === 'memberPersonal' && people.length > 0],
    ['error.stillHasPeople', role === 'memberCompany' && people.length > 0],
  ]
}

/** The reasons are those that hold, each with what it is about. */
async function checkTies(context: Context, client: PortalClient): Promise<void> {
  const ties = await tiesOf(client, context.now())
  const { reasons } = await unwrap(client.GET('/api/member/closing'))
  for (const [reason, holds] of ties)
    context.expect(
      reasons.includes(reason) === holds,
      `${reason} is a reason exactly while it holds`,
      reasons.join(),
    )
}

export const closing: Scenario[] = [
  {
    name: 'Whatever ties a member is a reason against closing the account',
    operations: ['getAccountClosing'],
    writes: true,
    async run(context) {
      for (const { client } of await context.others()) await checkTies(context, client)
    },
  },
  {
    name: 'Who is tied is told every reason, and cannot close the account',
    operations: ['getAccountClosing', 'closeAccount'],
    writes: true,
    async run(context) {
      for (const role of ['person', 'unit'] as const) {
        const client = await context.as(role)
        const { reasons } = await unwrap(client.GET('/api/member/closing'))
        await checkTies(context, client)
        // With a wrong code nobody is closed who has none.
        const body = { confirmation, phoneCode: '000000' } as const
        const call = client.POST('/api/member/close', { body })
        const [first] = reasons
        const { message } = await refused(context, first ? 409 : 400, 'closing without a right code', call)
        if (first) context.expect(message === first, 'the refusal names the first reason', message)
      }
    },
  },
  {
    name: 'A closed account is told so, and its logins are worthless',
    operations: ['registerMember', 'getAccountClosing', 'closeAccount', 'memberAuthenticate'],
    writes: true,
    leaves: "a closed account under the credentials' phone",
    async run(context) {
      const phone = given(context, context.postbox.newPhone())
      const phoneCode = await phoneCodeSent(context, phone)
      const body = { ownerType: 'PERSON' as const, name: '江砚舟', phone, phoneCode, password }
      const registration = await context.anonymous.POST('/api/public/member/register', { body })
      if (registration.error?.message === 'error.phoneTaken')
        context.skip('the phone of the credentials is registered already')
      const { data } = await unwrap(Promise.resolve(registration))
      const own = context.withToken(data.token, 'closing')
      const { reasons } = await unwrap(own.GET('/api/member/closing'))
      context.expect(reasons.length === 0, 'nothing ties who has just registered', reasons.join(', '))
      const close = (proof: object) => own.POST('/api/member/close', { body: { confirmation, ...proof } })
      await refusedField(context, 'confirmation', 'another word', close({ confirmation: '注销', password }))
      await refusedField(context, 'password', 'closing without a proof', close({}))
      const wrong = encryptPassword('certainly not the password')
      await refused(context, 400, 'a wrong password', close({ password: wrong }))
      await unwrap(own.GET('/api/member/current'))
      await unwrap(close({ password }))
      await refused(context, 401, 'a token of a closed account', own.GET('/api/member/current'))
      const logIn = async (given: string) =>
        context.anonymous.POST('/api/public/member/authenticate', {
          body: { phone, password: given, ...(await context.captcha()) },
        })
      const told = await refused(context, 401, 'a login of a closed account', logIn(password))
      context.expect(told.message === 'error.accountClosed', 'its owner is told so', told.message)
      const guess = await refused(context, 401, 'a wrong password of a closed account', logIn(wrong))
      context.expect(guess.message === 'error.badCredentials', 'nobody else is told', guess.message)
      context.untried(
        'the phone of a closed account is registered again',
        'the next code to the same phone would cost a minute',
      )
    },
  },
]
