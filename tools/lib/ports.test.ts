import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { freePort, isFree, refuseTakenPorts } from './ports.ts'

test('a taken port is named together with the flag that helps', async (context) => {
  const [webPort, mockPort] = [await freePort(), await freePort()]
  await refuseTakenPorts({ webPort, mockPort, mockArgs: [] })
  const server = createServer().listen(webPort, '127.0.0.1')
  context.after(() => server.close())
  await once(server, 'listening')
  assert.equal(await isFree(webPort), false)
  await assert.rejects(
    refuseTakenPorts({ webPort, mockPort, mockArgs: [] }),
    new RegExp(`^Error: Port ${webPort}, .*--web-port <port> or WEB_PORT=<port>`),
  )
})

test('the two servers cannot share a port', async () => {
  await assert.rejects(
    refuseTakenPorts({ webPort: 4010, mockPort: 4010, mockArgs: [] }),
    /cannot share port 4010/,
  )
})
