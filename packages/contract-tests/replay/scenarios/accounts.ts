import { unwrap } from '@portal/api-contract'
import { operations } from '@portal/api-contract/document'
import { encryptPassword, logIn } from '../../shared/credentials/login.ts'
import { at } from '../../shared/http/at.ts'
import { inputsOf } from '../../shared/inputs.ts'
import {
  given,
  isPhone,
  nobodysPhone,
  phoneCodeSent,
  surelyWrongCode,
  wrongCaptcha,
  wrongCode,
} from '../run/codes.ts'
import { refused, refusedField, refusedWith } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { sendings } from './account/codes/code-tries.ts'
import { checkMenu } from './account/menu.ts'
import { refuseBareJoin } from './applications/materials.ts'
import { invite } from './second-unit.ts'

const password = encryptPassword('replayed-2026')

/** What a member can read without naming anything. */
const readAlone = [...operations.values()].filter((operation) => {
  const { path, query } = inputsOf(operation)
  const isAlone = path.length === 0 && query.every(({ required }) => !required)
  return operation.method === 'get' && !operation.writes && operation.permissions !== null && isAlone
})

export const accounts: Scenario[] = [
  {
    name: 'A menu is a tree from 0, of the role alone',
    operations: ['getCurrentUserNav'],
    writes: false,
    async run(context) {
      const paths = new Map<string, string[]>()
      for (const role of ['person', 'unit'] as const)
        paths.set(role, await checkMenu(context, await context.as(role), `the ${role}`))
      if (context.credentials.applicant)
        await checkMenu(context, await context.as('applicant'), 'the applicant')
      const shared = paths.get('unit')?.filter((path) => paths.get('person')?.includes(path)) ?? []
      context.expect(
        shared.length === 0,
        'units and persons have pages of their own',
        shared.join(', '),
        'getCurrentUserNav',
      )
    },
  },
  {
    name: 'Bound contacts are masked',
    operations: ['getBoundContacts', 'getCurrentMember'],
    writes: false,
    async run(context) {
      const person = await context.as('person')
      const { phone } = await unwrap(person.GET('/api/info-member/phone'))
      const member = await unwrap(person.GET('/api/member/current'))
      context.expect(
        phone?.slice(-4) === member.phone.slice(-4),
        'a person’s codes go to the login’s phone',
        phone,
        'getBoundContacts',
      )
      context.expect(phone?.includes('*') === true, 'a bound phone is masked', phone, 'getBoundContacts')
    },
  },
  {
    name: 'A registration names what is missing, of its own kind',
    operations: ['registerMember'],
    writes: true,
    async run(context) {
      const proof = { phone: nobodysPhone, phoneCode: wrongCode(context), password }
      const ofPerson = { ownerType: 'PERSON', ...proof } as never
      const person = context.anonymous.POST('/api/public/member/register', { body: ofPerson })
      await refusedField(context, 'name', 'a person without a name', person)
      const ofUnit = { ownerType: 'UNIT', ...proof } as never
      const unit = context.anonymous.POST('/api/public/member/register', { body: ofUnit })
      await refusedField(context, 'uscc', 'a unit without its code', unit)
    },
  },
  {
    name: 'Codes cost a captcha',
    operations: [
      'sendSmsCaptcha',
      'sendMailCode',
      'sendMemberMailCode',
      'sendAccountCode',
      'sendPhoneCode',
      'sendMemberPhoneCode',
    ],
    writes: true,
    async run(context) {
      const calls = Object.values(sendings(context, nobodysPhone, 'replay@mail.example')).flat()
      for (const send of calls) {
        const wrong = { ...(await context.captcha()), captchaCode: wrongCaptcha(context) }
        await refusedWith(context, 400, 'error.captcha', 'a wrong captcha', send(wrong))
      }
      if (context.credentials.captcha === undefined)
        return context.untried('a captcha that was answered sends no code', 'no captcha can be answered')
      const answered = await context.captcha()
      const body = { username: `nobody-${Date.now()}`, password, ...answered }
      const once = context.anonymous.POST('/api/authenticate', { body })
      await refusedWith(context, 401, 'error.badCredentials', 'a login of nobody', once)
      for (const send of calls)
        await refusedWith(context, 400, 'error.captchaExpired', 'a captcha that was answered', send(answered))
    },
  },
  {
    name: 'A registration logs in somebody who may not pay',
    operations: [
      ...(['registerMember', 'verifyPhoneCode', 'createMemberApply', 'getMemberSummary'] as const),
      ...(['inviteUnitPerson', 'listUnitInvitations', 'withdrawUnitInvitation'] as const),
    ],
    writes: true,
    leaves: "a member under the credentials' phone",
    async run(context) {
      const phone = given(context, context.postbox.newPhone())
      const phoneCode = await phoneCodeSent(context, phone)
      const { POST } = context.anonymous
      const { expiresIn } = await unwrap(
        POST('/api/public/info-member/phoneCode-verify', { body: { phone, phoneCode } }),
      )
      context.expect(expiresIn > 0, 'a code that is right is valid for a while', expiresIn)
      const body = { ownerType: 'PERSON' as const, name: '江砚舟', phone, phoneCode, password }
      const unit = context.credentials.unit && (await context.as('unit'))
      const invited = unit && (await invite(unit, phone)).data
      const registration = await POST('/api/public/member/register', { body })
      if (registration.error?.message === 'error.phoneTaken')
        context.skip('the phone of the credentials is registered already')
      const { data } = await unwrap(Promise.resolve(registration))
      const registered = context.withToken(data.token, 'registered')
      const member = await unwrap(registered.GET('/api/member/current'))
      const isApplying = member.membershipStatus === 'APPLYING'
      context.expect(isApplying, 'nobody joins by registering', member.membershipStatus)
      const isOwn = member.name === body.name && member.phone === phone
      const own = 'who registers has the name and the phone that were stated'
      context.expect(isOwn, own, `${member.name}, ${member.phone}`, 'getCurrentMember')
      const { state, application, nextAction } = await unwrap(registered.GET('/api/member/summary'))
      const isNew = state === 'NEW' && application === null
      context.expect(isNew, 'who has just registered is NEW', `${state} ${application?.status}`)
      const isAsked = nextAction.kind === 'APPLY' && nextAction.id === null
      context.expect(isAsked, 'and is asked to apply', `${nextAction.kind} ${nextAction.id}`)
      const waiting = await unwrap(registered.GET('/api/unit-invitations'))
      const isFound = !invited || waiting.some(({ id }) => id === invited.id)
      context.expect(isFound, 'an invitation waits for who registers later', waiting.length)
      if (unit && invited) await unwrap(unit.POST('/api/unit-invitations/{id}/withdraw', at(invited.id)))
      const paying = registered.POST('/api/weixin/native/pay', { body: { feeIds: [1] } })
      await refused(context, 403, 'paying before joining', paying)
      await refuseBareJoin(context, registered)
    },
  },
  {
    name: 'A token is worth nothing after the logout',
    operations: ['logOut', 'getCurrentMember'],
    writes: true,
    async run(context) {
      const account = context.account('person')
      if (account.token) context.skip('the person logs in by a token, which other scenarios need')
      const token = await logIn(context.anonymous, account, context.credentials.captcha)
      const client = context.withToken(token, 'person')
      await unwrap(client.GET('/api/member/current'))
      await unwrap(client.POST('/api/member/logout'))
      await refused(context, 401, 'a token after the logout', client.GET('/api/member/current'))
      for (const operation of readAlone) {
        const exchange = await context.call(operation, { token: { value: token, name: 'logged out' } })
        const { status } = exchange.answer
        if (status === 401) continue
        const rule = 'a token after the logout is refused with 401'
        context.reportMismatch('unauthenticated', rule, rule, status, exchange)
      }
    },
  },
  {
    name: 'Wrong codes are refused, for strangers as for members',
    operations: ['verifyPhoneCode', 'verifyMailCode', 'registerMember'],
    writes: true,
    async run(context) {
      const client = context.anonymous
      const code = wrongCode(context)
      const mail = { email: 'replay@mail.example', mailCode: code }
      const unit = {
        ownerType: 'UNIT' as const,
        companyName: '临江启衡工程咨询有限公司',
        uscc: '91349901MA2QH21B7T',
        username: 'qiheng',
        contactName: '江砚舟',
        phone: nobodysPhone,
        phoneCode: code,
        password,
      }
      const check = { phone: nobodysPhone, phoneCode: code }
      const verifying = client.POST('/api/public/info-member/phoneCode-verify', { body: check })
      await refusedWith(context, 400, 'error.phoneCode', 'a wrong phone code', verifying)
      const byMail = client.POST('/api/public/info-member/mailCode-verify', { body: mail })
      await refusedWith(context, 400, 'error.mailCode', 'a wrong mail code', byMail)
      await surelyWrongCode(context)
      await refusedWith(
        context,
        400,
        'error.phoneCode',
        'a registration with a wrong code',
        client.POST('/api/public/member/register', { body: unit }),
      )
      const phone = context.account('person').login
      const ofPerson = { ownerType: 'PERSON' as const, name: '江砚舟', phone, phoneCode: code, password }
      if (isPhone(phone))
        await refusedWith(
          context,
          400,
          'error.phoneCode',
          'a taken phone with a wrong code',
          client.POST('/api/public/member/register', { body: ofPerson }),
        )
    },
  },
  {
    name: 'Phone and mail address change by the password only',
    operations: ['addPhone', 'updatePhone', 'addMail', 'updateMail'],
    writes: true,
    async run(context) {
      const client = await context.as('person')
      const guess = encryptPassword('certainly not the password')
      const phone = { phone: nobodysPhone, phoneCode: wrongCode(context), password: guess }
      const mail = { email: 'replay@mail.example', mailCode: wrongCode(context), password: guess }
      const before = await unwrap(client.GET('/api/info-member/phone'))
      await refusedWith(
        context,
        409,
        'error.phoneBound',
        'a second phone',
        client.POST('/api/info-member/phone-add', { body: phone }),
      )
      const other = client.POST('/api/info-member/phone-update', { body: phone })
      await refused(context, 400, 'another phone with a wrong password', other)
      const add = () => client.POST('/api/info-member/mail-add', { body: mail })
      const update = () => client.POST('/api/info-member/mail-update', { body: mail })
      const [meant, unfit, code] =
        before.email === null
          ? ([add, update, 'error.mailNotBound'] as const)
          : ([update, add, 'error.mailBound'] as const)
      await refused(context, 400, 'another mail address with a wrong password', meant())
      await refusedWith(context, 409, code, 'a mail address by the other call', unfit())
      const after = await unwrap(client.GET('/api/info-member/phone'))
      context.expect(
        after.phone === before.phone && after.email === before.email,
        'nothing has changed',
        `${after.phone}, ${after.email}`,
      )
    },
  },
]
