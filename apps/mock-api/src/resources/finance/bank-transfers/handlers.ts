import { type Handlers, ok } from '../../../contract/handler.ts'
import { checkTransferRequest } from '../payments/pay-request.ts'
import { openTransfer } from './open-transfer.ts'
import { handInProof } from './proof.ts'

export const bankTransferHandlers = {
  payByBankTransfer({ world, caller, body }) {
    checkTransferRequest(body)
    return ok(openTransfer(world, caller, body))
  },
  handInTransferProof: ({ world, caller, params, body }) =>
    ok(handInProof(world, caller, params.id, body.proof)),
} satisfies Partial<Handlers>
