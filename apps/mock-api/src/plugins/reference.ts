import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import { document } from '@portal/api-contract/document'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { findAccountByLogin } from '../security/accounts.ts'
import { issueToken } from '../security/tokens.ts'
import { personas } from '../seed/personas.ts'

// The linter has validated the document; TypeScript's type of the JSON file is narrower than the plugin's.
const specification = { document } as unknown as StaticDocumentSpec

/** The persona to whom most of the document's examples apply. */
const usualPersona = 'su'

/** The placeholder in the page that is replaced by a token. */
const tokenMark = 'token-of-the-persona'

/** Nothing of the reference may leave the machine: no web fonts, no telemetry, no hosted client or assistant. */
const configuration = {
  url: '../openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  pageTitle: 'API reference',
  // Without an icon of its own the page would request a favicon that does not exist.
  favicon: 'data:,',
  authentication: {
    preferredSecurityScheme: 'bearerAuth',
    securitySchemes: { bearerAuth: { token: tokenMark } },
  },
} as const

/** The page writes its own script and styles into itself. */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The reference loads four megabytes of script, so it is a Fastify instance of its own, made at its first request. */
async function createReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const instance = Fastify({ logger: false })
  await instance.register(scalar, { routePrefix: '/ht/reference', configuration })
  return instance
}

/** Whether a request may act as a persona. */
type MayAct = (request: FastifyRequest) => boolean

const style = 'font:14px system-ui;padding:8px 16px;border-bottom:1px solid #8884;background:#8881'

function choices(chosen: string): string {
  const links = personas.map(({ key, name, kind }) =>
    key === chosen ? `<b>${name}</b>` : `<a href="?as=${key}" title="${kind}">${name}</a>`,
  )
  return `<nav style="${style}">Requests are sent as ${links.join(' · ')}</nav>`
}

/** The page with the token of a persona filled in, so that every request can be tried as it stands; others see it without. */
function asPersona(page: string, request: FastifyRequest, mayAct: MayAct): string {
  if (!mayAct(request)) return page.replace(tokenMark, '')
  const { world } = request
  const { as: key = '' } = request.query as { as?: string }
  const find = (wanted: string) => personas.find((candidate) => candidate.key === wanted)
  const persona = find(key) ?? find(usualPersona)
  const account = persona && findAccountByLogin(world.db, persona.login)
  if (!persona || !account) return page
  return page
    .replace(tokenMark, issueToken(world, account.id))
    .replace('<body>', () => `<body>${choices(persona.key)}`)
}

/** The document under `openapi.json` and pages to read it under `reference/`. */
export function reference(app: FastifyInstance, mayAct: MayAct): void {
  let instance: Promise<FastifyInstance> | undefined
  app.register(swagger, { mode: 'static', specification })
  app.get('/openapi.json', () => app.swagger())
  const forward = async (url: string) => {
    instance ??= createReference()
    return (await instance).inject({ url })
  }
  for (const path of ['/reference', '/reference/*']) {
    app.get(path, async (request, reply) => {
      const answer = await forward(request.url)
      reply.code(answer.statusCode).header('content-security-policy', policy)
      if (!String(answer.headers['content-type']).startsWith('text/html')) {
        return reply.headers(answer.headers).send(answer.rawPayload)
      }
      const { 'content-length': _length, ...headers } = answer.headers
      return reply
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(asPersona(answer.body, request, mayAct))
    })
  }
  app.addHook('onClose', async () => {
    await (await instance)?.close()
  })
}
