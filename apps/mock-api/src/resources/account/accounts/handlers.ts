import { created, type Handlers, noContent, ok } from '../../../contract/handler.ts'
import { codeRules } from '../../../domain/account/verification-code.ts'
import { issueToken } from '../../../security/tokens.ts'
import { changePassword } from './change-password.ts'
import { changeMail, changePhone, contactsOf } from './contacts.ts'
import { sendOwnCode } from './own-code.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'

export const accountHandlers = {
  async registerMember(call) {
    const accountId = await register(call.world, call.body)
    return created({ data: { token: issueToken(call.world, accountId, call) } })
  },
  async resetPassword({ world, body }) {
    await resetPassword(world, body)
    return noContent()
  },
  getBoundContacts({ world, caller }) {
    return ok(contactsOf(world, caller))
  },
  async addPhone({ world, caller, body }) {
    await changePhone(world, caller, 'ADD', body)
    return ok(contactsOf(world, caller))
  },
  async updatePhone({ world, caller, body }) {
    await changePhone(world, caller, 'UPDATE', body)
    return ok(contactsOf(world, caller))
  },
  async addMail({ world, caller, body }) {
    await changeMail(world, caller, 'ADD', body)
    return ok(contactsOf(world, caller))
  },
  async updateMail({ world, caller, body }) {
    await changeMail(world, caller, 'UPDATE', body)
    return ok(contactsOf(world, caller))
  },
  sendOwnCode({ world, caller, body, address }) {
    const recipient = sendOwnCode(world, caller, body.channel, address)
    return ok({ recipient, expiresIn: codeRules.validSeconds, resendAfter: codeRules.cooldownSeconds })
  },
  async changePassword({ world, caller, body }) {
    await changePassword(world, caller, body)
    return noContent()
  },
} satisfies Partial<Handlers>
