import cors from '@fastify/cors'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Handlers } from './contract/handler.ts'
import { createJudge } from './plugins/conformance.ts'
import { contractRoutes } from './plugins/contract.ts'
import { problems, refuse } from './plugins/problems.ts'
import { reference } from './plugins/reference.ts'
import { cashier } from './resources/cashier/plugin.ts'
import { fileRoutes } from './resources/files/routes.ts'
import { handlers as allHandlers } from './resources/index.ts'
import { taskWork } from './resources/tasks.ts'
import { runDueTasks } from './tasks/schedule.ts'
import type { World } from './world.ts'

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

/**
 * The mock over one world, everything of it under `/ht`.
 *
 * @param handlers another set of handlers, for tests
 */
export function buildApp(world: World, handlers: Handlers = allHandlers): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    forceCloseConnections: true,
    // Behind the portal's own proxy the address that a browser knows is in the forwarded headers.
    trustProxy: 'loopback',
    frameworkErrors: refuse,
  })
  // Only JSON is documented; Fastify would also take plain text.
  app.removeContentTypeParser('text/plain')
  app.register(cors, { origin: '*', exposedHeaders, methods: ['GET', 'POST', 'PUT', 'DELETE'], maxAge: 600 })
  app.addHook('onRequest', (_request, _reply, done) => {
    runDueTasks(world, taskWork)
    done()
  })
  const judge = createJudge(world)
  problems(app, world, judge)
  app.register(
    async (base) => {
      contractRoutes(base, world, handlers, judge)
      reference(base)
      fileRoutes(base, world)
      await base.register(cashier, { prefix: '/cashier', world })
    },
    { prefix: '/ht' },
  )
  return app
}
