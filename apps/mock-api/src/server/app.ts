import cors from '@fastify/cors'
import { document as contract, type Document, operations } from '@portal/api-contract/document'
import Fastify, { type FastifyInstance } from 'fastify'
import { consolePages } from '../console/plugin.ts'
import type { Handlers } from '../contract/handler.ts'
import { enterPage } from '../control/enter.ts'
import { onlyOwn, whyRefused } from '../control/loopback.ts'
import { controlRoutes } from '../control/plugin.ts'
import { createResponseValidator } from '../plugins/conformance.ts'
import { contractRoutes } from '../plugins/contract.ts'
import { keepInert } from '../plugins/inert.ts'
import { recordJournal } from '../plugins/journal.ts'
import { problems, refuse } from '../plugins/problems.ts'
import { reference } from '../plugins/reference.ts'
import { verifyLinkRoutes } from '../plugins/verify-links.ts'
import { chooseWorld } from '../plugins/worlds.ts'
import { videoRoutes } from '../resources/education/courses/videos/video-routes.ts'
import { fileRoutes } from '../resources/files/routes.ts'
import { cashier } from '../resources/finance/cashier/plugin.ts'
import { handlers as allHandlers } from '../resources/index.ts'
import { journalRoutes } from '../resources/information/journals/routes.ts'
import { defaultWorld } from '../worlds/create-world.ts'
import type { Worlds } from '../worlds/worlds.ts'

/** The response headers that scripts of other origins may read, besides those that are always readable. */
const exposedHeaders = [
  'X-Total-Count',
  'Link',
  'Location',
  'Retry-After',
  'WWW-Authenticate',
  'Content-Disposition',
]

/** The largest body that the document allows: 1 MiB. */
const bodyLimit = 1_048_576

/** Longer addresses are refused. */
const longestParameter = 1_000

/**
 * The mock over its worlds: the product's API under `/ht`, its own controls under `/__mock`.
 *
 * @param handlers another set of handlers, for tests
 */
export function buildApp(worlds: Worlds, handlers: Handlers = allHandlers): FastifyInstance {
  const { config, log } = worlds.get(defaultWorld)
  const app = Fastify({
    bodyLimit,
    forceCloseConnections: true,
    // Behind the portal's own proxy the address that a browser knows is in the forwarded headers.
    trustProxy: 'loopback',
    frameworkErrors: refuse,
    // Fastify's default limit would refuse a long id in another way than any other wrong id.
    routerOptions: { maxParamLength: longestParameter },
  })
  // Only JSON is documented; Fastify would also take plain text.
  app.removeContentTypeParser('text/plain')
  app.register(cors, { origin: '*', exposedHeaders, methods: ['GET', 'POST', 'PUT', 'DELETE'], maxAge: 600 })
  const validate = createResponseValidator(config)
  keepInert(app)
  chooseWorld(app, worlds)
  recordJournal(app)
  problems(app, { log, store: config.store }, validate)
  app.register(
    async (base) => {
      contractRoutes(base, {
        ...{ document: contract as Document, operations, handlers, validate },
        ...{ canFail: true, takesAnyText: false },
      })
      reference(base, (request) => whyRefused(request, config) === null)
      for (const prefix of ['', '/worlds/:world']) {
        base.register(
          async (place) => {
            fileRoutes(place)
            journalRoutes(place)
            videoRoutes(place)
          },
          { prefix },
        )
        base.register(cashier, { prefix: `${prefix}/cashier` })
      }
      base.register(async (place) => verifyLinkRoutes(place), { prefix: '/worlds/:world' })
    },
    { prefix: '/ht' },
  )
  app.register(async (base) => {
    base.addHook('onRequest', onlyOwn(config))
    await base.register(controlRoutes, {
      prefix: '/__mock',
      worlds,
      validate: createResponseValidator({ ...config, validate: false }),
    })
    await base.register(consolePages, { prefix: '/__mock' })
    await base.register(async (portal) => enterPage(portal), { prefix: '/ht/__mock' })
  })
  return app
}
