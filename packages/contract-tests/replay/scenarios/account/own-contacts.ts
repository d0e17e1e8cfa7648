import { unwrap } from '@portal/api-contract'
import { given, mailCodeSent, needCaptcha, otherCodeThan, sentOrSkip } from '../../run/codes.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

export const ownContacts: Scenario[] = [
  {
    name: 'A mail address is changed by a code to the old one and a code to the new',
    operations: ['sendOwnCode', 'sendMemberMailCode', 'updateMail', 'getBoundContacts'],
    writes: true,
    leaves: 'another mail address of the person',
    async run(context) {
      needCaptcha(context)
      const person = await context.as('person')
      const bound = await unwrap(person.GET('/api/info-member/phone'))
      const profile = await unwrap(person.GET('/api/member-basic/detail'))
      const old = profile.email
      if (bound.email === null || old === null || old[0] !== bound.email[0])
        return context.skip('the person’s bound mail address is not known whole')
      const email = given(context, context.postbox.newMail())
      const sending = person.POST('/api/info-member/code', { body: { channel: 'MAIL' } })
      const sent = await sentOrSkip(context, sending)
      context.expect(sent.recipient === bound.email, 'the code goes where it is said to go', sent.recipient)
      const again = person.POST('/api/info-member/code', { body: { channel: 'MAIL' } })
      await refused(context, 429, 'a second code within the minute', again)
      const body = { email: old, ...(await context.captcha()) }
      const elsewhere = context.anonymous.POST('/api/public/member/mailCode', { body })
      const twice = 'a code to where the own one has just gone'
      await refusedWith(context, 429, 'error.codeCooldown', twice, elsewhere)
      const oldMailCode = await context.postbox.codeFor(old)
      if (oldMailCode === null) return context.skip('the code that is sent is not known')
      const mailCode = await mailCodeSent(context, email)
      const update = (proof: object) =>
        person.POST('/api/info-member/mail-update', { body: { email, mailCode, ...proof } })
      const wrong = await refused(
        context,
        400,
        'a wrong code of the old address',
        update({ oldMailCode: otherCodeThan(oldMailCode) }),
      )
      context.expect(wrong.message === 'error.oldMailCode', 'the refusal says which code', wrong.message)
      await refusedField(context, 'oldMailCode', 'a change without any proof', update({}))
      const changed = await unwrap(update({ oldMailCode }))
      context.expect(changed.email?.at(0) === email[0], 'the new mail address is bound', changed.email)
      context.expect(changed.phone === bound.phone, 'the phone stays', changed.phone)
      const { email: kept } = await unwrap(person.GET('/api/info-member/phone'))
      const rule = 'what was changed is bound from then on'
      context.expect(kept === changed.email, rule, `${kept} / ${changed.email}`, 'getBoundContacts')
      await refused(context, 400, 'codes that were used', update({ oldMailCode }))
    },
  },
]
