import { type OperationId, type OperationOf, operations } from '@portal/api-contract/document'
import type { Call, CallOf, Handler } from '../../../contract/handler.ts'
import type { Caller } from '../../../domain/account/caller.ts'

/** What every call of a member has, whatever it asks. */
export type MemberCall = Pick<CallOf<OperationOf<'listMemberOrders'>>, 'world' | 'address' | 'baseUrl'> & {
  caller: Caller
  userAgent: string | undefined
}

/** One object a question, since the statements of a list are kept by it. */
const everything = { page: 0, size: 2000 }

type BodyOf<Id extends OperationId> = Awaited<ReturnType<Handler<Id>>>['body']

/**
 * What another operation answers the same member now: what is told twice is asked once, by its own rules.
 *
 * @param query criteria, sort and paging of a list; every row when it is left out
 */
export async function answerOf<Id extends OperationId>(
  call: MemberCall,
  id: Id,
  handler: Handler<Id>,
  query: object = everything,
): Promise<BodyOf<Id>> {
  const { world, caller, address, baseUrl, userAgent } = call
  const operation = operations.get(id)
  const asked = { world, caller, address, baseUrl, userAgent, operation, query, params: {}, body: undefined }
  return (await handler(asked as unknown as Call<Id>)).body
}
