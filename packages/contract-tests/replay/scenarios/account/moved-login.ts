import { type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { given, isPhone, phoneCodeSent } from '../../run/codes.ts'
import type { Context, Other } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { invite } from '../second-unit.ts'

const elsewhere = 'bind another phone to a person, and try to log in by the one before'

/** A further person whose login is the bound phone. */
async function personOf(context: Context): Promise<Other | undefined> {
  for (const other of await context.others())
    if (isPhone(other.account.login) && other.account.password !== undefined) return other
  return undefined
}

async function bind(context: Context, client: PortalClient, phone: string, password: string): Promise<void> {
  const phoneCode = await phoneCodeSent(context, phone)
  await unwrap(client.POST('/api/info-member/phone-update', { body: { phone, phoneCode, password } }))
}

/** The status of a login by a phone. */
async function loginBy(context: Context, phone: string, password: string): Promise<number> {
  const body = { phone, password, ...(await context.captcha()) }
  return (await context.anonymous.POST('/api/public/member/authenticate', { body })).response.status
}

const waits = 'an invitation waits for its person also once they have bound another phone'

/** An invitation to the phone that a person logs in by. @returns what checks that the person sees it; null where there is none */
async function inviteBefore(context: Context, { client, account }: Other) {
  const unit = context.credentials.unit && (await context.as('unit'))
  const { data } = unit ? await invite(unit, account.login) : {}
  if (!data) {
    context.untried(waits, 'no unit can invite the person')
    return null
  }
  const params = { query: { 'id.equals': data.id } }
  const checkWaiting = async () => {
    for (const side of unit ? [client, unit] : [client]) {
      const [seen] = await unwrap(side.GET('/api/unit-invitations', { params }))
      context.expect(seen?.status === 'PENDING', waits, seen?.status, 'listUnitInvitations')
      const rule = 'an invitation names the phone that it was sent to, whatever its person has bound since'
      context.expect(seen?.phone === data.phone, rule, seen?.phone, 'listUnitInvitations')
    }
  }
  return { checkWaiting }
}

export const movedLogin: Scenario[] = [
  {
    name: 'A person logs in by the new phone, and by the old one no more',
    operations: [
      ...(['updatePhone', 'memberAuthenticate', 'listUnitInvitations'] as const),
      ...(['getCurrentMember', 'getMemberBasic'] as const),
    ],
    writes: true,
    async run(context) {
      const person = await personOf(context)
      if (!person) return context.skip('no further person of the credentials logs in by phone and password')
      const { client, account } = person
      const password = encryptPassword(account.password ?? '')
      const phone = given(context, context.postbox.newPhone())
      if (context.credentials.unit) await context.as('unit')
      // An hour later, when the codes of the other scenarios count against no limit any more.
      await context.clock(elsewhere)(
        3601,
        async () => {
          const invitation = await inviteBefore(context, person)
          await bind(context, client, phone, password)
          const { phone: stated } = await unwrap(client.GET('/api/member/current'))
          const rule = 'the account has the phone that it logs in by now'
          context.expect(stated === phone, rule, stated, 'getCurrentMember')
          await unwrap(client.GET('/api/member-basic/detail'))
          await invitation?.checkWaiting()
          const byNew = await loginBy(context, phone, password)
          context.expect(byNew === 200, 'the new phone logs in', byNew)
          const byOld = await loginBy(context, account.login, password)
          context.expect(byOld === 401, 'the old phone logs in no more', byOld)
        },
        'undone',
      )
    },
  },
]
