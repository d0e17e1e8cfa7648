/**
 * What many worlds at once cost: how long a fork takes, and how much memory the process holds when two hundred of them
 * have each answered a list, a login and a write. `node bench/worlds.ts` exits 1 when a target is missed.
 */
import { createCipheriv } from 'node:crypto'
import { personaPassword, personaSeeds } from '../src/seed/personas.ts'
import { buildApp } from '../src/server/app.ts'
import { createFreshWorld } from '../src/testing/fresh-world.ts'
import { check, median, quantile, tableLine } from './statistics.ts'

const count = 200
const targets = { fork: 2, megabytes: 400 }
const captcha = '246810'

const { worlds, world } = await createFreshWorld({ captcha })
const app = buildApp(worlds)
const username = personaSeeds.find(({ key }) => key === 'su')?.login

function encrypted(text: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(world.config.desKey.repeat(3), 'hex'), null)
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
}

type Call = [method: 'GET' | 'POST', path: string, body?: object, token?: string]

/** Calls one world's API. @throws when it is refused */
async function call<T>(name: string, [method, path, payload, token]: Call): Promise<T> {
  const headers = { 'x-mock-world': name, ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await app.inject({ method, url: `/ht/api${path}`, headers, ...(payload && { payload }) })
  if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
  return answer.body === '' ? (undefined as T) : answer.json()
}

/** What a test does in its world: looks at a list, logs in, changes something. */
async function visit(name: string): Promise<void> {
  await call(name, ['GET', '/public/info-news-list?infoDictsId.equals=2&title.contains=会'])
  const { captchaKey } = await call<{ captchaKey: string }>(name, ['GET', '/public/code'])
  const login = { username, password: encrypted(personaPassword), captchaKey, captchaCode: captcha }
  const { data } = await call<{ data: { token: string } }>(name, ['POST', '/authenticate', login])
  await call(name, ['POST', '/member-messages/read-all', undefined, data.token])
}

async function fork(name: string): Promise<number> {
  const begin = performance.now()
  await worlds.fork(name, { scenario: 'typical' })
  return performance.now() - begin
}

// The first seeds what the others are copied from.
await fork('first')
const times: number[] = []
for (let index = 1; index < count; index += 1) times.push(await fork(`world-${index}`))
for (const { name } of worlds.all()) await visit(name)
const megabytes = Math.round(process.memoryUsage().rss / 2 ** 20)
const kilobytes = Math.round(worlds.get('first').db.size() / 1_024)
await app.close()

console.log(`${count} worlds of ${kilobytes} KB, each with a list, a login and a write`)
console.log(tableLine('', ['median', 'p95', 'longest']))
const figures = [median(times), quantile(times, 0.95), quantile(times, 1)]
console.log(
  tableLine(
    'fork',
    figures.map((time) => `${time.toFixed(2)} ms`),
  ),
)
check(`fork in ${targets.fork} ms`, median(times) <= targets.fork)
check(`${megabytes} MB in all, target ${targets.megabytes} MB`, megabytes < targets.megabytes)
