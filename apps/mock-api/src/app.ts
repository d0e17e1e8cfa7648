import cors from '@fastify/cors'
import { document as contract, type Document, operations } from '@portal/api-contract/document'
import Fastify, { type FastifyInstance } from 'fastify'
import { consolePages } from './console/plugin.ts'
import type { Handlers } from './contract/handler.ts'
import { enterPage } from './control/enter.ts'
import { onlyLoopback } from './control/loopback.ts'
import { controlRoutes } from './control/plugin.ts'
import { defaultWorld } from './create-world.ts'
import { createJudge } from './plugins/conformance.ts'
import { contractRoutes } from './plugins/contract.ts'
import { keepJournal } from './plugins/journal.ts'
import { problems, refuse } from './plugins/problems.ts'
import { reference } from './plugins/reference.ts'
import { chooseWorld } from './plugins/worlds.ts'
import { cashier } from './resources/cashier/plugin.ts'
import { videoRoutes } from './resources/courses/video-routes.ts'
import { fileRoutes } from './resources/files/routes.ts'
import { handlers as allHandlers } from './resources/index.ts'
import { journalRoutes } from './resources/journals/routes.ts'
import type { Worlds } from './worlds/worlds.ts'

/** What a browser may read of an answer besides the few headers that are always open. */
const exposedHeaders = [
  'X-Total-Count',
  'Link',
  'Location',
  'Retry-After',
  'WWW-Authenticate',
  'Content-Disposition',
]

/** Largest body that the document lets pass: 1 MiB. */
const bodyLimit = 1_048_576

/** Beyond this the address itself is refused. */
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
    // An id that is too long is told as any other wrong id.
    routerOptions: { maxParamLength: longestParameter },
  })
  // Only JSON is documented; Fastify would also take plain text.
  app.removeContentTypeParser('text/plain')
  app.register(cors, { origin: '*', exposedHeaders, methods: ['GET', 'POST', 'PUT', 'DELETE'], maxAge: 600 })
  const judge = createJudge(config)
  chooseWorld(app, worlds)
  keepJournal(app)
  problems(app, { log, store: config.store }, judge)
  app.register(
    async (base) => {
      contractRoutes(base, { document: contract as Document, operations, handlers, judge, canFail: true })
      reference(base)
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
    },
    { prefix: '/ht' },
  )
  app.register(async (base) => {
    if (!config.isConsoleOpen) base.addHook('onRequest', onlyLoopback(config.portal))
    await base.register(controlRoutes, {
      prefix: '/__mock',
      worlds,
      judge: createJudge({ ...config, validate: false }),
    })
    await base.register(consolePages, { prefix: '/__mock' })
    await base.register(async (portal) => enterPage(portal), { prefix: '/ht/__mock' })
  })
  return app
}
