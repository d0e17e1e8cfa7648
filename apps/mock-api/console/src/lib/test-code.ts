import type { JournalEntry } from '../data/controls.ts'
import type { CallRequest } from './call-request.ts'
import { expected } from './expectation.ts'

/** Longer answers make no test that anybody would read. */
const longest = 4_000

/** What a test has to know of a call beside the call. */
export interface CallPlace {
  /** Key of the persona who called; null for a visitor and for others. */
  persona: string | null
  /** What the world of the call started as. */
  scenario: string
  /** Whether that world is at another time than the machine. */
  isMoved: boolean
  /** How many calls before it have changed something. */
  earlierWrites: number
}

/** What is expected of the body, when it was kept and is short enough to read. */
function expectation({ responseBody, isAnswerKept, method }: JournalEntry): string[] {
  if (!isAnswerKept || typeof responseBody !== 'object' || responseBody === null) return []
  if (JSON.stringify(responseBody).length > longest) return []
  return [`expect(await answer.json()).toMatchObject(${expected(responseBody, '  ', method !== 'GET')})`]
}

const inCode = (value: unknown, indent: string) =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)

function options(
  { method, body, files = [] }: Pick<CallRequest, 'method' | 'body' | 'files'>,
  persona: string | null,
): string {
  const parts = files.map(([part, name]) => {
    const file = JSON.stringify(name)
    const kind = `name: ${file}, mimeType: 'application/octet-stream'`
    return `${JSON.stringify(part)}: { ${kind}, buffer: readFileSync(${file}) }`
  })
  const all = [
    ...(method === 'GET' ? [] : [`method: ${JSON.stringify(method)},`]),
    ...(persona === null ? [] : [`headers: await mock.headersOf(${JSON.stringify(persona)}),`]),
    ...(body === undefined || body === null ? [] : [`data: ${inCode(body, '    ')},`]),
    ...(parts.length > 0 ? [`multipart: { ${parts.join(', ')} },`] : []),
  ]
  return all.length === 0 ? '' : `, {\n    ${all.join('\n    ')}\n  }`
}

/** Lets the test's world answer what a fault or an override made of the call. */
function direction({ operation, injected, status, responseBody, isAnswerKept }: JournalEntry): string[] {
  if (injected.length === 0 || operation === null) return []
  if (status === 0) {
    const fault = { kind: 'DROP', operation, count: 1 }
    return [`await unwrap(mock.controls.POST('/faults', { body: ${inCode(fault, '  ')} }))`]
  }
  const body = isAnswerKept ? responseBody : null
  const override = { operation, status, body, count: 1, mayBreakContract: true }
  return [`await unwrap(mock.controls.POST('/overrides', { body: ${inCode(override, '  ')} }))`]
}

function remarks({ caller }: JournalEntry, { persona, earlierWrites }: CallPlace, notes: string[]): string[] {
  const count = earlierWrites === 1 ? 'A call' : `${earlierWrites} calls`
  return [
    ...(caller !== null && persona === null ? ['The caller was no persona: log in first.'] : notes),
    ...(earlierWrites > 0
      ? [`${count} before this one changed something: repeat first what this one needs.`]
      : []),
  ].map((line) => `// ${line}`)
}

/** A Playwright test that repeats a call in a world of its own and expects the same answer. */
export function testOf(call: JournalEntry, request: CallRequest, place: CallPlace): string {
  const { target, status, at, method } = call
  const ask = `request.fetch(mock.api + ${JSON.stringify(target)}${options(request, place.persona)})`
  const lines = [
    ...remarks(call, place, request.notes ?? []),
    ...(place.isMoved
      ? [`await unwrap(mock.controls.PUT('/clock', { body: { now: ${JSON.stringify(at)} } }))`]
      : []),
    ...direction(call),
    ...(status === 0
      ? [`await expect(${ask}).rejects.toThrow()`]
      : [`const answer = await ${ask}`, `expect(answer.status()).toBe(${status})`, ...expectation(call)]),
  ]
  const names = ['expect', 'test', ...(lines.some((line) => line.includes('unwrap(')) ? ['unwrap'] : [])]
  const readsFiles = (request.files ?? []).length > 0
  return `${readsFiles ? "import { readFileSync } from 'node:fs'\n" : ''}import { ${names.join(', ')} } from '@portal/mock-api/playwright'
${place.scenario === 'typical' ? '' : `\ntest.use({ scenario: ${JSON.stringify(place.scenario)} })\n`}
test(${JSON.stringify(`${method} ${target.split('?')[0]} answers ${status || 'nothing'}`)}, async ({ mock, request }) => {
  ${lines.join('\n  ')}
})
`
}
