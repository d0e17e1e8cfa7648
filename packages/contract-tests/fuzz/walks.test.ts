import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operations } from '@portal/api-contract/document'
import { expect, it, onTestFinished } from 'vitest'
import { noPermissions } from '../shared/access/roles.ts'
import { parseJson } from '../shared/json/parse-json.ts'
import type { Outcome } from './run-operation.ts'
import { createHttpConnection } from './target/http-connection.ts'
import { sender } from './target/send.ts'
import type { Target } from './target/target.ts'
import { walkToSuccess } from './walks.ts'

const operation = operations.get('payCourseByWeixin')
const isSound = (body: unknown): boolean =>
  Number.isInteger((body as { courseId?: unknown } | null)?.courseId)

/** Has a fault behind its permissions: a course that is no number, such as a text, breaks it. */
async function startBackend(): Promise<string> {
  const server = createServer(async (message, response) => {
    let text = ''
    for await (const chunk of message) text += chunk
    const status = message.method === 'POST' && !isSound(parseJson(text)) ? 500 : 201
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function walked(outcome: Outcome): Promise<void> {
  const baseUrl = await startBackend()
  const tokens = { person: 'a.b.person', unit: 'a.b.unit' }
  const permissions = { ...noPermissions, person: new Set(operation?.permissions), unit: new Set<string>() }
  const credentials = {
    person: { login: 'p', token: tokens.person },
    unit: { login: 'u', token: tokens.unit },
  }
  const asked = {
    renew: async () => {},
    captcha: async () => null,
    codeFor: async () => null,
    password: null,
  }
  const close = async () => {}
  const target: Target = {
    ...{ baseUrl, headers: {}, tokens, permissions, credentials, controls: null },
    ...{ ...asked, close },
  }
  const connection = createHttpConnection(baseUrl, 2_000)
  await walkToSuccess({
    ...{ operations: operation ? [operation] : [], outcomes: [outcome], mayWrite: true, timeoutMs: 2_000 },
    known: { permissions, shown: [] },
    effort: { seed: 1, requests: 10, parallel: 1 },
    open: async () => ({ target, send: sender(target, connection), close }),
  })
  connection.close()
}

it('walks through the scenarios for what had no success, and makes their calls wrong', async () => {
  const outcome: Outcome = {
    ...{ operation: 'payCourseByWeixin', sent: 0, findings: [] },
    statuses: new Map([[409, 1]]),
  }
  await walked(outcome)
  expect(outcome.statuses.get(201)).toBeGreaterThan(0)
  const broken = outcome.findings.find(({ failure }) => failure.kind === 'server error')
  expect(broken?.request.label).toMatch(/ahead of a call of a scenario$/)
})

it('leaves alone what has succeeded', async () => {
  const statuses = new Map([[200, 1]])
  const outcome: Outcome = { operation: 'payCourseByWeixin', sent: 0, findings: [], statuses }
  await walked(outcome)
  expect(outcome.sent).toBe(0)
})
