import { type ClosingReason, type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { given, isPhone, phoneCodeSent } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { printCertificate, shownOf } from '../applications/certificates.ts'
import { pagesOf } from './hidden-sites.ts'
import { clockFor, onJourney } from './travel.ts'

const forGood =
  'an account is closed for good: close one of a member, and look at its site, its certificate and the directory'

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

/** Whoever has closed an account begins from nothing with the same phone. */
async function registerAgain(context: Context, phone: string): Promise<void> {
  const phoneCode = await phoneCodeSent(context, phone)
  const body = { ownerType: 'PERSON' as const, name: '江砚舟', phone, phoneCode, password }
  const { data } = await unwrap(context.anonymous.POST('/api/public/member/register', { body }))
  const anew = context.withToken(data.token, 'closing')
  const { memberNo, membershipStatus } = await unwrap(anew.GET('/api/member/current'))
  const isNew = memberNo === null && membershipStatus === 'APPLYING'
  context.expect(isNew, 'who registers again begins from nothing', `${memberNo} ${membershipStatus}`)
  const applications = await unwrap(anew.GET('/api/member-applies/user'))
  context.expect(applications.length === 0, 'nothing of before is the new account’s', applications.length)
}

/** A person of the others whom nothing ties, once it has left its unit. */
async function untied(context: Context) {
  for (const { account, client } of await context.others()) {
    if (!account.password || !isPhone(account.login)) continue
    const { reasons } = await unwrap(client.GET('/api/member/closing'))
    if (reasons.some((reason) => reason !== 'error.stillInUnit')) continue
    const [own] = await unwrap(client.GET('/api/unit-people'))
    if (own) await unwrap(client.DELETE('/api/unit-people/{id}', { params: { path: { id: own.id } } }))
    return { account, client, proof: encryptPassword(account.password) }
  }
  return context.skip('no further person of the credentials could close the account')
}

/** A member who closes the account: what was public is gone, and the certificate names nobody. */
async function closeMember(context: Context): Promise<void> {
  const { account, client, proof } = await untied(context)
  const { memberNo, name } = await unwrap(client.GET('/api/member/current'))
  const { data: printed } = await printCertificate(client, 'PERSON')
  const { data: site } = await client.GET('/api/member-web/info')
  const inDirectory = async () => {
    const query = { 'memberNo.equals': memberNo ?? '' }
    return (await unwrap(context.anonymous.GET('/api/public/info-members/query', { params: { query } })))
      .length
  }
  const before = await inDirectory()
  const pages = site?.published
    ? Object.entries(pagesOf(context, { ...site, published: site.published }))
    : []
  for (const [what, page] of pages) {
    const { response } = await page()
    context.expect(response.ok, `the ${what} of a site that is shown is there`, response.status)
  }
  await unwrap(client.POST('/api/member/close', { body: { confirmation, password: proof } }))
  const after = await inDirectory()
  context.expect(after === 0, 'who has closed the account is not in the directory', `${after} of ${before}`)
  for (const [what, page] of pages)
    await refused(context, 404, `the ${what} of a site whose owner has closed the account`, page())
  if (printed) {
    const shown = await shownOf(context, printed.verifyCode)
    const rule = 'the certificate of a closed account is REVOKED, and names nobody'
    const isBare = shown.status === 'REVOKED' && !JSON.stringify(shown).includes(name)
    context.expect(isBare, rule, `${shown.status} ${shown.holderName}`)
  } else context.untried('the certificate of a closed account is REVOKED', 'the member has none')
  await context.clock(forGood)(3601, () => registerAgain(context, account.login))
}

export const closing: Scenario[] = [
  {
    name: 'Whatever ties a member is a reason against closing the account',
    operations: ['getAccountClosing', 'closeAccount'],
    writes: true,
    async run(context) {
      for (const { client } of await context.others()) {
        await checkTies(context, client)
        const [first] = (await unwrap(client.GET('/api/member/closing'))).reasons
        const body = { confirmation, phoneCode: '000000' } as const
        if (first)
          await refusedWith(
            context,
            409,
            first,
            'closing while tied',
            client.POST('/api/member/close', { body }),
          )
      }
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
      const rule = 'the phone of a closed account is registered again'
      const clock = clockFor(context, rule, 'the next code to the same phone would cost a minute')
      await clock?.(3601, () => registerAgain(context, phone), 'undone')
    },
  },
  {
    name: 'With the account of a member go its site, its place in the directory and its certificate',
    operations: [
      ...(['closeAccount', 'listMembers', 'getMember', 'getMemberSiteInfo', 'getMemberSite'] as const),
      ...(['verifyPrintInfo', 'registerMember', 'getCurrentMember'] as const),
    ],
    writes: true,
    run: (context) => onJourney(context, forGood, () => closeMember(context)),
  },
]
