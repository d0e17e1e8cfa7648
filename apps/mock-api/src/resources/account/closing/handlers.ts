import { type Handlers, noContent, ok } from '../../../contract/handler.ts'
import { closeAccount, reasonsAgainst } from './close.ts'

export const closingHandlers = {
  getAccountClosing({ world, caller }) {
    return ok({ reasons: reasonsAgainst(world, caller) })
  },
  async closeAccount({ world, caller, body }) {
    await closeAccount(world, caller, body)
    return noContent()
  },
} satisfies Partial<Handlers>
