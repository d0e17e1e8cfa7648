import type { StaticDocumentSpec } from '@fastify/swagger'
import { document } from '@portal/api-contract/document'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { compressed } from '../contract/compressed.ts'
import { findLogin } from '../seed/members/persona-login.ts'
import { personas } from '../seed/personas.ts'
import { staffPersonas } from '../seed/staff-personas.ts'
import { foldCriteria, foldedName } from './folded-document.ts'

/** The persona to whom most of the document's examples apply. */
const usualPersona = 'su'

/** The placeholder in the page that is replaced by a token. */
const tokenMark = 'token-of-the-persona'

/** Nothing of the reference may leave the machine: no web fonts, no telemetry, no hosted client or assistant. */
const configuration = {
  url: 'folded.json',
  // What it would save is the folded document.
  documentDownloadType: 'none',
  // The description of the folded criteria says in a few lines what the page shows below it in a hundred.
  customCss: `.parameter-item:has([id$='.query.${foldedName}']) .schema-properties { display: none }`,
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

// The linter has validated the document; TypeScript's type of the JSON file is narrower than the plugin's.
const specification = { document } as unknown as StaticDocumentSpec

/** The document as Fastify's plugin serves it, which brings a YAML library along: it comes with the first request. */
async function loadDocument(): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger')
  const instance = Fastify({ logger: false })
  await instance.register(swagger, { mode: 'static', specification })
  await instance.ready()
  return instance.swagger()
}

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

// The desk's operations are the staff's alone.
const everybody = [...personas, ...staffPersonas]

function choices(chosen: string): string {
  const links = everybody.map(({ key, name, purpose }) =>
    key === chosen ? `<b>${name}</b>` : `<a href="?as=${key}" title="${purpose}">${name}</a>`,
  )
  return `<nav style="${style}">Requests are sent as ${links.join(' · ')}</nav>`
}

/** The page with the token of a persona filled in, so that every request can be tried as it stands; others see it without. */
function asPersona(page: string, request: FastifyRequest, mayAct: MayAct): string {
  if (!mayAct(request)) return page.replace(tokenMark, '')
  const { world } = request
  const { as: key = '' } = request.query as { as?: string }
  const chosen = everybody.some((candidate) => candidate.key === key) ? key : usualPersona
  const login = findLogin(world, chosen)
  if (!login) return page
  return page.replace(tokenMark, login.token).replace('<body>', () => `<body>${choices(chosen)}`)
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const json = (value: object) => compressed(Buffer.from(JSON.stringify(value)))

/** The page's files, each compressed once. */
function files(): (path: string, content: Buffer) => Send {
  const known = new Map<string, Send>()
  return (path, content) => {
    const send = known.get(path) ?? compressed(content)
    known.set(path, send)
    return send
  }
}

/** The document under `openapi.json` and pages to read it under `reference/`. */
export function reference(app: FastifyInstance, mayAct: MayAct): void {
  let instance: Promise<FastifyInstance> | undefined
  let sendDocument: Promise<Send> | undefined
  let sendFolded: Send | undefined
  const type = 'application/json; charset=utf-8'
  app.get('/openapi.json', async (request, reply) => {
    sendDocument ??= loadDocument().then(json)
    return (await sendDocument)(request, reply.type(type))
  })
  app.get('/reference/folded.json', (request, reply) => {
    sendFolded ??= json(foldCriteria(document))
    return sendFolded(request, reply.type(type))
  })
  const fileOf = files()
  const forward = async (url: string) => {
    instance ??= createReference()
    return (await instance).inject({ url })
  }
  for (const path of ['/reference', '/reference/*']) {
    app.get(path, async (request, reply) => {
      const answer = await forward(request.url)
      reply.code(answer.statusCode).header('content-security-policy', policy)
      const { 'content-length': _length, ...headers } = answer.headers
      reply.headers(headers)
      if (answer.statusCode !== 200) return reply.send(answer.rawPayload)
      if (!String(headers['content-type']).startsWith('text/html')) {
        const [file = ''] = request.url.split('?')
        return fileOf(file, answer.rawPayload)(request, reply)
      }
      return reply.header('cache-control', 'no-store').send(asPersona(answer.body, request, mayAct))
    })
  }
  app.addHook('onClose', async () => {
    await (await instance)?.close()
  })
}
