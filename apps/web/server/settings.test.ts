import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { backendOf, portOf, tlsOf, trustedProxyOf, WrongSetting } from './settings.ts'

const thisFile = fileURLToPath(import.meta.url)

it.each([
  [() => portOf('abc'), '--port'],
  [() => tlsOf({ TLS_CERT: 'cert.pem' }), 'TLS_KEY'],
  [() => tlsOf({ TLS_CERT: '/nowhere', TLS_KEY: thisFile }), 'TLS_CERT cannot be read'],
  [() => tlsOf({ TLS_CERT: thisFile, TLS_KEY: thisFile }), 'in PEM'],
  [() => backendOf('portal'), 'BACKEND_URL'],
  [() => backendOf('localhost:4010'), 'http://'],
  [() => trustedProxyOf('loopback, proxy'), "not 'proxy'"],
])('what cannot be used is said in a sentence (%#)', (read, words) => {
  expect(read).toThrow(WrongSetting)
  expect(read).toThrow(words)
})

it('what can be used is taken as it is', () => {
  expect([portOf('0'), portOf('8080'), tlsOf({})]).toEqual([0, 8080, undefined])
  expect([backendOf(), backendOf('https://a.example')]).toEqual([
    'http://127.0.0.1:4010',
    'https://a.example',
  ])
  expect([trustedProxyOf(undefined), trustedProxyOf('')]).toEqual([undefined, undefined])
  expect(trustedProxyOf('loopback, 10.0.0.0/8,::1')).toBe('loopback, 10.0.0.0/8,::1')
})
