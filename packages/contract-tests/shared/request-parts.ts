/** A body as it is sent. */
export type Body =
  | { kind: 'json'; value: unknown }
  /** Text under a type, which need not be what it claims to be. */
  | { kind: 'text'; type: string | null; text: string }
  /** A form, whole or damaged; `isSound` when nothing is wrong with it. */
  | { kind: 'form'; type: string; bytes: Uint8Array; isSound: boolean }

/** What the document says how to send. */
export interface RequestParts {
  path: Record<string, string>
  /** In order; a name may come twice. */
  query: [name: string, value: string][]
  body?: Body
}
