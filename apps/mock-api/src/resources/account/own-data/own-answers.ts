import { type OperationId, type OperationOf, operations } from '@portal/api-contract/document'
import type { Call, CallOf, Handler } from '../../../contract/handler.ts'
import type { Caller } from '../../../domain/account/caller.ts'

/** What every call of a member has, whatever it asks. */
export type MemberCall = Pick<CallOf<OperationOf<'listMemberOrders'>>, 'world' | 'address' | 'baseUrl'> & {
  caller: Caller
  userAgent: string | undefined
}

/** Rows of the longest page that may be asked for. */
const longest = 2000

/** Questions for one page after the other: always the same objects, since the statements of a list are kept by them. */
const pages: { page: number; size: number }[] = []

function pageAt(page: number): object {
  pages[page] ??= { page, size: longest }
  return pages[page]
}

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
  query?: object,
): Promise<BodyOf<Id>> {
  const { world, caller, address, baseUrl, userAgent } = call
  const operation = operations.get(id)
  const asked = { world, caller, address, baseUrl, userAgent, operation, params: {}, body: undefined }
  const answer = async (one: object): Promise<BodyOf<Id>> =>
    (await handler({ ...asked, query: one } as unknown as Call<Id>)).body
  if (query || !operation?.list) return answer(query ?? pageAt(0))
  const rows: unknown[] = []
  for (let page = 0; rows.length === page * longest; page += 1)
    rows.push(...((await answer(pageAt(page))) as unknown as unknown[]))
  return rows as unknown as BodyOf<Id>
}
