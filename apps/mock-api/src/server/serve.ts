import { systemClock } from '../clock.ts'
import { ConfigError, help, type MockConfig, readConfig } from '../config.ts'
import { errorText } from '../store/error-text.ts'
import { holdStore } from '../store/hold-store.ts'
import { StoreError } from '../store/open-store.ts'
import { storeFailure } from '../store/store-failure.ts'
import { createWorld } from '../worlds/create-world.ts'
import { Worlds } from '../worlds/worlds.ts'
import { buildApp } from './app.ts'

function explain(error: unknown, config?: MockConfig): string {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message
  const failure = storeFailure(error, config?.store ?? '')
  if (failure) return failure
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return `Port ${config?.port} is taken. Stop what listens there, or choose another: --port N or MOCK_PORT=N.`
  }
  if (code === 'EACCES') return `Port ${config?.port} may not be opened by this user: choose one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${config?.host} is not an address of this machine: --host takes one, or 0.0.0.0 for all of them.`
  return errorText(error)
}

async function start(config: MockConfig): Promise<void> {
  holdStore(config.store)
  const world = await createWorld(config)
  const worlds = new Worlds(world, systemClock())
  const app = buildApp(worlds)
  const stop = async () => {
    await app.close()
    worlds.close()
    process.exit(0)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const address = await app.listen({ host: config.host, port: config.port })
  world.log.info(
    `Mock API on ${address}/ht, reference on ${address}/ht/reference/, console on ${address}/__mock/`,
  )
}

/** Runs the mock until a signal stops it. When it cannot start, it prints the reason in one sentence and exits with code 1. */
export async function serve(argv: string[], env: NodeJS.ProcessEnv): Promise<void> {
  let config: MockConfig | undefined
  try {
    config = readConfig(argv, env)
    if (config.isHelp) console.log(help)
    else await start(config)
  } catch (error) {
    console.error(explain(error, config))
    process.exit(1)
  }
}
