import type { Operation, OperationId, OperationOf } from '@portal/api-contract/document'
import type { AnyCaller, Caller, StaffCaller } from '../domain/account/caller.ts'
import type { World } from '../world.ts'
import type { UploadedFile } from './read-form.ts'

/** An operation's part of the generated types. */
type Shape = { responses: object; parameters: object }
type Responses<Op extends Shape> = Op['responses']
type Success = 200 | 201 | 202 | 204

type QueryOf<Op extends Shape> = Op['parameters'] extends { query?: infer Query }
  ? [Query] extends [undefined]
    ? Record<never, never>
    : NonNullable<Query>
  : Record<never, never>

type ParamsOf<Op extends Shape> = Op['parameters'] extends { path: infer Path } ? Path : Record<never, never>

type BodyOf<Op extends Shape> = Op extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : Op extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? { [Part in keyof Form]: UploadedFile }
    : undefined

/** What the document marks with `x-callers` for members and staff alike. */
export type SharedOperation =
  | 'getCurrentUser'
  | 'getCurrentUserNav'
  | 'logOut'
  | 'uploadFile'
  | 'downloadFile'

/** The document gives the desk's operations names of this form; a test holds it to that. */
type PersonOf<Id> = Id extends `${string}Desk${string}`
  ? StaffCaller
  : Id extends SharedOperation
    ? AnyCaller
    : Caller

/** Only operations behind the login answer 403; the bundler of the document adds it to all of them. */
type CallerOf<Op extends Shape, Person> = Responses<Op> extends { 403: unknown } ? Person : null

/** One request, checked against the document and authorised before a handler sees it. */
export type Call<Id extends OperationId> = CallOf<OperationOf<Id>, PersonOf<Id>>

/** The same for an operation of any document. */
export interface CallOf<Op extends Shape, Person = Caller> {
  world: World
  operation: Operation<string>
  query: QueryOf<Op>
  params: ParamsOf<Op>
  body: BodyOf<Op>
  caller: CallerOf<Op, Person>
  /** Where the request comes from, as far as the proxies in front can be trusted. */
  address: string
  /** What the client calls itself. */
  userAgent: string | undefined
  /** Public address of the API, e.g. `http://127.0.0.1:4010/ht`. */
  baseUrl: string
}

/** What a client gets as a Blob is bytes to a handler. */
type Sent<Body> = Body extends Blob ? Uint8Array : Body
type ContentOf<Response> = Response extends { content: infer Content }
  ? Sent<Content[keyof Content]>
  : undefined
type TotalOf<Response> = Response extends { headers: { 'X-Total-Count': number } }
  ? { total: number }
  : { total?: never }

/** What an operation may answer: a documented success with its body, lists with their total. Errors are thrown. */
export type Reply<Id extends OperationId> = ReplyOf<OperationOf<Id>>

/** The same for an operation of any document. */
export type ReplyOf<Op extends Shape> = {
  [Status in keyof Responses<Op> & Success]: {
    status: Status
    body: ContentOf<Responses<Op>[Status]>
    headers?: Record<string, string>
  } & TotalOf<Responses<Op>[Status]>
}[keyof Responses<Op> & Success]

export type Handler<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>

/** A handler for each operation of the document. A resource exports its share with `satisfies Partial<Handlers>`. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** An answer with status 200. */
export function ok<Body>(
  body: Body,
  headers?: Record<string, string>,
): { status: 200; body: Body; headers?: Record<string, string> } {
  return headers ? { status: 200, body, headers } : { status: 200, body }
}

/** An answer with status 201. */
export function created<Body>(
  body: Body,
  headers?: Record<string, string>,
): { status: 201; body: Body; headers?: Record<string, string> } {
  return headers ? { status: 201, body, headers } : { status: 201, body }
}

/** An answer with status 204. */
export const noContent = (): { status: 204; body: undefined } => ({ status: 204, body: undefined })

/** One page of a list; the contract plugin writes `X-Total-Count` and `Link`. @param total rows over all pages */
export function page<Row>(rows: Row[], total: number): { status: 200; body: Row[]; total: number } {
  return { status: 200, body: rows, total }
}
