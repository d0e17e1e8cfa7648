import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import { document } from '@portal/api-contract/document'
import Fastify, { type FastifyInstance } from 'fastify'

// The document is 3.1 as its linter has proven; the type that JSON gives it is narrower than the plugin's.
const specification = { document } as unknown as StaticDocumentSpec

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
} as const

/** The reference is four megabytes of script: an instance of its own, made when somebody first asks for it. */
async function createReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const instance = Fastify({ logger: false })
  await instance.register(scalar, { routePrefix: '/ht/reference', configuration })
  return instance
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
      return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload)
    })
  }
  app.addHook('onClose', async () => {
    await (await instance)?.close()
  })
}
