import { type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { at } from '../../../shared/http/at.ts'
import {
  given,
  mailCodeSent,
  phoneCodeSent,
  sentOrSkip,
  surelyWrongCode,
  wrongCode,
} from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { withFreePlace } from '../activities.ts'
import { printCertificate, shownOf } from '../applications/certificates.ts'
import { materialOf } from '../applications/decisions.ts'
import { hoursOf } from '../applications/revoked.ts'
import { findDesk } from '../desk/desk-client.ts'
import { checkFigures } from '../figures.ts'
import { pagesOf } from './hidden-sites.ts'
import { contactsOf, isPhoneShown } from './proofs.ts'
import { confirmation, untied } from './ties.ts'
import { clockFor, onJourney } from './travel.ts'

const forGood =
  'an account is closed for good: close one of a member, and look at its site, its certificate and the directory'

const password = encryptPassword('replayed-2026')

/** Whoever has closed an account begins from nothing with the same phone, and binds the same mail address. */
async function registerAgain(
  context: Context,
  phone: string,
  email: string | null = null,
): Promise<PortalClient> {
  const phoneCode = await phoneCodeSent(context, phone)
  const body = { ownerType: 'PERSON' as const, name: '江砚舟', phone, phoneCode, password }
  const { data } = await unwrap(context.anonymous.POST('/api/public/member/register', { body }))
  const anew = context.withToken(data.token, 'closing')
  const { memberNo, membershipStatus } = await unwrap(anew.GET('/api/member/current'))
  const isNew = memberNo === null && membershipStatus === 'APPLYING'
  context.expect(isNew, 'who registers again begins from nothing', `${memberNo} ${membershipStatus}`)
  const applications = await unwrap(anew.GET('/api/member-applies/user'))
  context.expect(applications.length === 0, 'nothing of before is the new account’s', applications.length)
  if (email === null) return anew
  const mail = { email, mailCode: await mailCodeSent(context, email), password }
  const { error, response } = await anew.POST('/api/info-member/mail-add', { body: mail })
  const rule = 'the mail address of a closed account is free'
  context.expect(response.ok, rule, error?.message ?? response.status, 'closeAccount')
  return anew
}

/** A code to the bound phone closes an account as the password does. */
async function closeByCode(context: Context, client: PortalClient, phone: string): Promise<void> {
  const sending = client.POST('/api/info-member/code', { body: { channel: 'PHONE' } })
  const { recipient } = await sentOrSkip(context, sending)
  context.expect(isPhoneShown(recipient, phone), 'the code goes to the own phone', recipient, 'sendOwnCode')
  const phoneCode = await context.postbox.codeFor(phone)
  if (phoneCode === null) return context.untried('a code closes an account', 'the code is not known')
  await unwrap(client.POST('/api/member/close', { body: { confirmation, phoneCode } }))
  await refused(context, 401, 'a token of an account closed by a code', client.GET('/api/member/current'))
}

const placeIsFree = 'with an account go its places in what has not begun'

/** A place in a free activity. @returns what checks that it was given back; null where there is none to take */
async function takePlace(context: Context, client: PortalClient) {
  const chosen = (await withFreePlace(context, client)).find(({ fee }) => fee === 0)
  if (!chosen) {
    context.untried(placeIsFree, 'no activity without a fee has a free place for the member')
    return null
  }
  const { id } = chosen
  await unwrap(client.POST('/api/member-activities/{id}/sign-up', { params: { path: { id } } }))
  const params = { query: { id } }
  const taken = async () =>
    (await unwrap(context.anonymous.GET('/api/public/member-activity', { params }))).signedCount
  const before = await taken()
  const checkFree = async () => {
    const left = await taken()
    context.expect(left === before - 1, placeIsFree, `${left} after ${before}`, 'getActivity')
  }
  return { checkFree }
}

const staysCertified = 'hours stay certified under their code when the account is closed'

/** Others may hold the certificate of somebody's hours. @returns what checks that it still says so; null where there are none */
async function certify(context: Context, client: PortalClient) {
  const code = await hoursOf(client)
  if (code === null) {
    context.untried(staysCertified, 'the member has no credited hours')
    return null
  }
  const params = { path: { code } }
  const checkValid = async () => {
    const { data, response } = await context.anonymous.GET('/api/public/edu-certificates/{code}', { params })
    context.expect(data?.status === 'VALID', staysCertified, data?.status ?? response.status)
  }
  return { checkValid }
}

/** A wrong code of a mail address that is bound closes nothing. @returns the address where the account had none before */
async function refuseByMail(
  context: Context,
  client: PortalClient,
  password: string,
): Promise<string | null> {
  const isBound = (await contactsOf(client)).email !== null
  const email = isBound ? null : given(context, context.postbox.newMail())
  if (email !== null) {
    const body = { email, mailCode: await mailCodeSent(context, email), password }
    await unwrap(client.POST('/api/info-member/mail-add', { body }))
  }
  const mailCode = await surelyWrongCode(context)
  const closing = client.POST('/api/member/close', { body: { confirmation, mailCode } })
  await refusedWith(context, 400, 'error.mailCode', 'closing by a wrong code of the mail address', closing)
  await unwrap(client.GET('/api/member/current'))
  return email
}

const isForgotten = 'the desk has of a closed account its decisions, and neither name nor particulars'

/** What is stated of an application and names nobody. */
const particulars = ['契约回放：职称', '契约回放：事由', '契约回放：推荐人']

/** An application that was handed in, with all that can be stated, and taken back. @returns the code on its printed form */
async function stateAll(client: PortalClient): Promise<string> {
  const [title = '', reason, recommender] = particulars
  const materials = [await materialOf(client, '其他')]
  const stated = { applyKind: 'CHANGE', person: { title }, reason, recommender, materials } as const
  const body = { ...stated, statement: true, status: 'SUBMITTED' } as const
  const { id } = await unwrap(client.POST('/api/member-applies', { body }))
  const query = { printType: 'APPLY_FORM' as const, applyId: id }
  const { verifyCode } = await unwrap(client.GET('/api/print-info/member', { params: { query } }))
  await unwrap(client.POST('/api/member-applies/user/{id}/withdraw', at(id)))
  return verifyCode
}

/** What the desk keeps of who closes the account. @returns what checks that it names nobody; null where there is no desk */
async function knownAtDesk(context: Context, client: PortalClient, secrets: string[]) {
  const staff = await findDesk(context)
  const { id, memberNo } = await unwrap(client.GET('/api/member/current'))
  const kept = ['EFFECTIVE' as const, 'REJECTED' as const, 'WITHDRAWN' as const]
  const query = { 'ownerId.equals': id, 'status.in': kept, size: 50 }
  const applications = async () => (await staff?.GET('/api/admin/applications', { params: { query } }))?.data
  const before = await applications()
  if (!staff || !before) {
    context.untried(isForgotten, 'the staff may not see it')
    return null
  }
  const checkForgotten = async () => {
    const rows = (await applications()) ?? []
    const [first] = rows
    const alone = first && (await staff.GET('/api/admin/applications/{id}', at(first.id))).data
    const byNumber = { query: { 'memberNo.equals': memberNo ?? '' } }
    const { data: members = [] } = await staff.GET('/api/admin/members', { params: byNumber })
    const told = secrets.filter((secret) => JSON.stringify([rows, alone, members]).includes(secret))
    const isBare = (alone?.application.materials.length ?? 0) === 0
    const isKept = rows.length === before.length && members.length === 0 && isBare
    const seen = `${rows.length} of ${before.length}, ${members.length} by the number, ${told.join()}`
    context.expect(isKept && told.length === 0, isForgotten, seen)
  }
  return { checkForgotten }
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
  const email = await refuseByMail(context, client, proof)
  const [place, certified] = [await takePlace(context, client), await certify(context, client)]
  const form = await stateAll(client)
  const secrets = [name, account.login, ...particulars]
  const known = await knownAtDesk(context, client, secrets)
  await unwrap(client.POST('/api/member/close', { body: { confirmation, password: proof } }))
  await known?.checkForgotten()
  await place?.checkFree()
  await certified?.checkValid()
  await checkFigures(context)
  const after = await inDirectory()
  context.expect(after === 0, 'who has closed the account is not in the directory', `${after} of ${before}`)
  for (const [what, page] of pages)
    await refused(context, 404, `the ${what} of a site whose owner has closed the account`, page())
  for (const [what, code] of [['certificate', printed?.verifyCode] as const, ['form', form] as const]) {
    const rule = `the ${what} of a closed account is REVOKED, and names nobody`
    if (code === undefined) {
      context.untried(rule, 'the member has none')
      continue
    }
    const shown = await shownOf(context, code)
    const isBare = shown.status === 'REVOKED' && !JSON.stringify(shown).includes(name)
    context.expect(isBare && shown.rows.length === 0, rule, `${shown.status} ${shown.holderName}`)
  }
  await context.clock(forGood)(3601, () => registerAgain(context, account.login, email))
}

export const closing: Scenario[] = [
  {
    name: 'A closed account is told so, and its logins are worthless',
    operations: [
      ...(['registerMember', 'getAccountClosing', 'closeAccount', 'sendOwnCode'] as const),
      ...(['memberAuthenticate', 'authenticate'] as const),
    ],
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
      await refusedWith(context, 400, 'error.badPassword', 'a wrong password', close({ password: wrong }))
      const both = close({ password, phoneCode: wrongCode(context) })
      await refusedWith(context, 400, 'error.validation', 'two proofs at once', both)
      const mistyped = close({ phoneCode: wrongCode(context) })
      await refusedWith(context, 400, 'error.phoneCode', 'closing by a wrong code', mistyped)
      const byMail = close({ mailCode: wrongCode(context) })
      await refusedWith(context, 409, 'error.mailNotBound', 'closing by a mail address that is none', byMail)
      await unwrap(own.GET('/api/member/current'))
      await unwrap(close({ password }))
      await refused(context, 401, 'a token of a closed account', own.GET('/api/member/current'))
      const logIn = async (given: string) =>
        context.anonymous.POST('/api/public/member/authenticate', {
          body: { phone, password: given, ...(await context.captcha()) },
        })
      const told = await refused(context, 401, 'a login of a closed account', logIn(password))
      context.expect(told.message === 'error.accountClosed', 'its owner is told so', told.message)
      const atOther = async (given: string) => {
        const body = { username: phone, password: given, ...(await context.captcha()) }
        return context.anonymous.POST('/api/authenticate', { body })
      }
      const closed = 'a closed account at the other login'
      await refusedWith(context, 401, 'error.accountClosed', closed, atOther(password))
      const guess = await refused(context, 401, 'a wrong password of a closed account', logIn(wrong))
      context.expect(guess.message === 'error.badCredentials', 'nobody else is told', guess.message)
      const guessed = 'a wrong password of a closed account at the other login'
      await refusedWith(context, 401, 'error.badCredentials', guessed, atOther(wrong))
      const rule = 'the phone of a closed account is registered again'
      const clock = clockFor(context, rule, 'the next code to the same phone would cost a minute')
      const again = async () => {
        const anew = await registerAgain(context, phone)
        await clock?.(61, () => closeByCode(context, anew, phone))
      }
      await clock?.(3601, again, 'undone')
    },
  },
  {
    name: 'With the account of a member go its site, its place in the directory and its certificate',
    operations: [
      ...(['closeAccount', 'listMembers', 'getMember', 'getMemberSiteInfo', 'getMemberSite'] as const),
      ...(['verifyPrintInfo', 'registerMember', 'getCurrentMember'] as const),
      ...(['getActivity', 'getAssociationProfile', 'verifyHourCertificate', 'addMail'] as const),
      ...(['listDeskApplications', 'getDeskApplication', 'listDeskMembers'] as const),
      ...(['createMemberApply', 'withdrawMemberApply'] as const),
    ],
    writes: true,
    run: (context) => onJourney(context, forGood, () => closeMember(context)),
  },
]
