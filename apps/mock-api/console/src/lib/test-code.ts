import type { JournalEntry } from '../data/controls.ts'

/** Longer answers make no test that anybody would read. */
const longest = 4_000

const inCode = (value: unknown, indent: string) =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)

/** What is expected of the body, when it was kept and is short enough to read. */
function expectation({ responseBody, isAnswerKept }: JournalEntry): string[] {
  if (!isAnswerKept || typeof responseBody !== 'object' || responseBody === null) return []
  if (JSON.stringify(responseBody).length > longest) return []
  return [`expect(await answer.json()).toMatchObject(${inCode(responseBody, '  ')})`]
}

/**
 * A Playwright test that repeats a call in a world of its own and expects the same answer.
 *
 * @param persona key of the persona who called; null for a visitor and for others
 */
export function testOf(call: JournalEntry, persona: string | null): string {
  const { method, target, status, requestBody, caller } = call
  const hasBody = requestBody !== undefined && requestBody !== null
  const options = [
    ...(method === 'GET' ? [] : [`method: ${JSON.stringify(method)},`]),
    ...(persona === null ? [] : [`headers: await mock.headersOf(${JSON.stringify(persona)}),`]),
    ...(hasBody ? [`data: ${inCode(requestBody, '    ')},`] : []),
  ]
  const given = options.length === 0 ? '' : `, {\n    ${options.join('\n    ')}\n  }`
  const lines = [
    ...(caller !== null && persona === null ? ['// The caller was no persona: log in first.'] : []),
    `const answer = await request.fetch(mock.api + ${JSON.stringify(target)}${given})`,
    `expect(answer.status()).toBe(${status})`,
    ...expectation(call),
  ]
  const title = `${method} ${target.split('?')[0]} answers ${status}`
  return `import { expect, test } from '@portal/mock-api/playwright'

test(${JSON.stringify(title)}, async ({ mock, request }) => {
  ${lines.join('\n  ')}
})
`
}
