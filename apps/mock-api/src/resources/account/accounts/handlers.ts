import { created, type Handlers, noContent, ok } from '../../../contract/handler.ts'
import { issueToken } from '../../../security/tokens.ts'
import { changeMail, changePhone, contactsOf } from './contacts.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'

export const accountHandlers = {
  async registerMember({ world, body }) {
    const accountId = await register(world, body)
    return created({ data: { token: issueToken(world, accountId) } })
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
} satisfies Partial<Handlers>
