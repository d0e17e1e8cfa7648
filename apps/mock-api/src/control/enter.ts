import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { defaultWorld } from '../worlds/create-world.ts'
import { logIn } from './handlers/personas.ts'

/** Runs on the portal's origin. Keys of the portal's session: specification §3, §4 and §9. */
const script = `
const { token, role, home } = JSON.parse(document.getElementById('session').textContent)
localStorage.setItem('access_token', token)
localStorage.setItem('loginInfo', JSON.stringify({ token, role }))
localStorage.setItem('loginFlag', '1')
location.replace(home)
`
const policy = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

const homes = {
  memberPersonal: '/personMemberIndex',
  memberCompany: '/unitMemberIndex',
  associationStaff: '/dashboard',
} as const

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

function page(session: object): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Logging in …</title><meta name="robots" content="noindex">
<script type="application/json" id="session">${inScript(session)}</script><script>${script}</script></html>`
}

const origin = 'https://same.origin'

/**
 * Accepts a path of the portal only, so that the page is not an open redirect. It is resolved as a browser would, which
 * drops dots: `/.//host` is a path that begins with two slashes, and those begin a host.
 */
function pathOf(to: unknown): string | undefined {
  if (typeof to !== 'string' || !/^\/[^\s\\]*$/.test(to)) return undefined
  const url = URL.parse(to, origin)
  if (url?.origin !== origin || url.pathname.includes('//')) return undefined
  return url.href.slice(origin.length)
}

/**
 * `GET /ht/__mock/enter?persona=lin[&world=name][&to=/path]`: reached through the portal's proxy, it leaves the session of a
 * persona in
 * the portal's own storage and the world in a cookie, then goes to the member centre. So the portal needs no code
 * for the mock.
 */
export function enterPage(app: FastifyInstance): void {
  app.get<{ Querystring: { persona?: string; to?: string } }>('/enter', ({ query, world }, reply) => {
    const session = logIn(world, String(query.persona))
    const home = pathOf(query.to) ?? homes[session.role]
    const life = world.name === defaultWorld ? '; Max-Age=0' : ''
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'set-cookie': `mock_world=${world.name}; Path=/; SameSite=Lax${life}`,
      })
      .send(page({ ...session, home }))
  })
}
