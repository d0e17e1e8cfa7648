import type { Asked, Exchange } from './exchange.ts'

/**
 * The ways in which a backend can differ from the contract, each with a sentence for people who do not write code.
 * The order is that of the report: the most harmful comes first.
 */
export const mismatchKinds = {
  foreign: "A member can see or change another member's records",
  unauthenticated: 'Something that needs a login is answered without a valid one',
  role: 'A role may do what it should not, or not what it should',
  'no answer': 'The backend drops a call, or does not answer it whole in time',
  'server error': 'The backend failed (5xx)',
  refused: 'What should be answered is refused',
  'not JSON': 'The answer is not the JSON that was promised',
  status: 'The answer has a status that the document does not have',
  'content type': 'The answer has another content type than the document says',
  charset: 'The text is not UTF-8',
  header: 'A header is missing or wrong',
  missing: 'A property that must be there is missing',
  null: 'A property is null that must have a value',
  type: 'A property has another type',
  enum: 'A property has a value that the document does not list',
  format: 'A property is not written as the document says, such as a date',
  limit: 'A value is shorter, longer, smaller or larger than the document allows',
  undocumented: 'A property is sent that the document does not have',
  total: 'The total and the rows do not agree',
  paging: 'Pages overlap, leave rows out or are too long',
  link: 'The links between pages are wrong',
  order: "Rows are not in the order of 'sort'",
  filter: 'A filter lets through what it should not, or holds back what it should show',
  problem: 'A refusal does not say what is wrong as the document promises',
  'not refused': 'What the document does not allow is accepted',
  cors: 'A browser of another origin cannot read the answer',
  idempotence: 'Asking twice is not the same as asking once',
  rule: 'A rule of the business is broken',
} as const

export type MismatchKind = keyof typeof mismatchKinds

/** One way in which the backend was seen to differ from the contract. */
export interface Mismatch {
  kind: MismatchKind
  /** Where: a pointer into the body such as `/0/title`, a header's or a parameter's name; for rules what should hold. */
  path: string
  expected: string
  seen: string
  /** The call that shows it; undefined for a rule that was broken before any call. */
  exchange: Asked | undefined
  /** The answer of another call that shows it together with this one: what was read because of it, for instance. */
  because?: Exchange | undefined
  /** The scenario that found it. */
  scenario: string
}

/** A mismatch without its call and scenario, as a single answer shows it. */
export type MismatchDetails = Pick<Mismatch, 'kind' | 'path' | 'expected' | 'seen'>
