import { join } from 'node:path'
import { type Child, startChild } from './child.ts'
import { root } from './npm.ts'

const mockFolder = join(root, 'apps/mock-api')
const webFolder = join(root, 'apps/web')

/** Local address of a port. The servers bind IPv4 loopback, where `localhost` may mean IPv6 first. */
export const local = (port: number, path = '/') => `http://127.0.0.1:${port}${path}`

/** Where the mock's API lives. */
export const apiAddress = (port: number) => local(port, '/ht')

/** The contract to read and try in a browser. */
export const referenceAddress = (port: number) => local(port, '/ht/reference/')

/** The mock's console: its worlds, clock, personas, faults and what it saw. */
export const consoleAddress = (port: number) => local(port, '/__mock/')

/** What the mock is told of the website in front of it. */
export const portalOf = (webPort: number): NodeJS.ProcessEnv => ({ MOCK_PORTAL: local(webPort, '') })

/** Answers as soon as the mock listens, without a login or a query. */
export const mockProbe = (port: number) => local(port, '/ht/openapi.json')

/** Whether a line of the mock says that it has started. */
export const isListening = (line: string) => line.startsWith('Mock API on ')

/** Options of a server started by a tool. */
export interface ServerOptions {
  port: number
  args?: string[]
  env?: NodeJS.ProcessEnv
  onLine: (line: string) => void
}

/** Starts the mock; `args` are its own flags. */
export function startMock({ port, args = [], env, onLine }: ServerOptions): Child {
  const command = ['src/server/main.js', '--port', String(port), ...args]
  return startChild({ name: 'mock', cwd: mockFolder, args: command, env, onLine })
}

/** Starts the web app's production server in front of a built `dist` and a mock on `mockPort`. */
export function startWeb({ port, mockPort, env, onLine }: ServerOptions & { mockPort: number }): Child {
  const command = ['server/main.ts', '--port', String(port)]
  return startChild({
    name: 'web',
    cwd: webFolder,
    args: command,
    env: { ...env, BACKEND_URL: local(mockPort, '') },
    onLine,
  })
}
