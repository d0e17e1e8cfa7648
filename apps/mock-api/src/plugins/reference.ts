import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import { document } from '@portal/api-contract/document'
import Fastify, { type FastifyInstance } from 'fastify'
import { findAccountByLogin } from '../security/accounts.ts'
import { issueToken } from '../security/tokens.ts'
import { personas } from '../seed/personas.ts'
import type { World } from '../world.ts'

// The document is 3.1 as its linter has proven; the type that JSON gives it is narrower than the plugin's.
const specification = { document } as unknown as StaticDocumentSpec

/** Who most of the document's examples are for. */
const usualPersona = 'su'

/** Stands in the page for the token of whoever tries it. */
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
  // Without an icon of its own the page would ask for a favicon that nobody serves.
  favicon: 'data:,',
  authentication: {
    preferredSecurityScheme: 'bearerAuth',
    securitySchemes: { bearerAuth: { token: tokenMark } },
  },
} as const

/** The reference is four megabytes of script: an instance of its own, made when somebody first asks for it. */
async function createReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const instance = Fastify({ logger: false })
  await instance.register(scalar, { routePrefix: '/ht/reference', configuration })
  return instance
}

const style = 'font:14px system-ui;padding:8px 16px;border-bottom:1px solid #8884;background:#8881'

function choices(chosen: string): string {
  const links = personas.map(({ key, name, kind }) =>
    key === chosen ? `<b>${name}</b>` : `<a href="?as=${key}" title="${kind}">${name}</a>`,
  )
  return `<nav style="${style}">Requests are sent as ${links.join(' · ')}</nav>`
}

/** The page with the token of a persona filled in, so that every request can be tried as it stands. */
function asPersona(page: string, world: World, key: string): string {
  const find = (wanted: string) => personas.find((candidate) => candidate.key === wanted)
  const persona = find(key) ?? find(usualPersona)
  const account = persona && findAccountByLogin(world.db, persona.login)
  if (!persona || !account) return page
  return page
    .replace(tokenMark, issueToken(world, account.id))
    .replace('<body>', () => `<body>${choices(persona.key)}`)
}

/** The document under `openapi.json` and pages to read it under `reference/`. */
export function reference(app: FastifyInstance): void {
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
      reply.code(answer.statusCode)
      if (!String(answer.headers['content-type']).startsWith('text/html')) {
        return reply.headers(answer.headers).send(answer.rawPayload)
      }
      const { as = '' } = request.query as { as?: string }
      const { 'content-length': _length, ...headers } = answer.headers
      return reply
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(asPersona(answer.body, request.world, as))
    })
  }
  app.addHook('onClose', async () => {
    await (await instance)?.close()
  })
}
