import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { directHosts } from './direct-loopback.cjs'

test('without a proxy nothing is set', () => {
  assert.equal(directHosts({ NO_PROXY: 'intranet' }), undefined)
  assert.equal(directHosts({ HTTP_PROXY: '' }), undefined)
})

test('hosts that are direct already stay so', () => {
  assert.equal(directHosts({ https_proxy: 'http://p' }), 'localhost,127.0.0.1,::1')
  assert.equal(
    directHosts({ HTTP_PROXY: 'http://p', NO_PROXY: 'intranet, ::1' }),
    'intranet,::1,localhost,127.0.0.1',
  )
  assert.equal(directHosts({ ALL_PROXY: 'http://p', no_proxy: '*' }), undefined)
})

test('a tool reaches this machine though a proxy is set that does not answer', async (context) => {
  const server = createServer((_request, response) => response.end('here'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  context.after(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const script = `const { get } = require('node:http')
    get('${url}', (answer) => answer.on('data', (text) => fetch('${url}').then((other) => other.text()).then((more) => console.log(text + ' ' + more))))`
  const child = spawn(process.execPath, ['-r', join(import.meta.dirname, 'require-node.cjs'), '-e', script], {
    env: {
      ...process.env,
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: 'http://127.0.0.1:9',
      http_proxy: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  await once(child, 'close')
  assert.equal(said, 'here here\n')
})
