import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, test } from 'node:test'
import { startWebDriver } from './webdriver.ts'

const element = { 'element-6066-11e4-a52e-4f735466cecf': 'e1' }

let server: Server

afterEach(() => {
  server.close()
  server.closeAllConnections()
})

/** A WebDriver server that gives these values, by method and path below the session. */
async function serve(values: Record<string, unknown>): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = []
  server = createServer(async (request, response) => {
    const name = `${request.method} ${(request.url ?? '').replace('/session/s1', '')}`
    asked.push(`${name} ${(await request.toArray()).join('')}`)
    const value =
      name === 'POST /session' ? { sessionId: 's1', capabilities: { browserVersion: '2' } } : values[name]
    if (value instanceof Error) response.statusCode = 400
    response.end(
      JSON.stringify({
        value: value instanceof Error ? { error: value.message, message: '' } : (value ?? null),
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { origin: `http://127.0.0.1:${typeof address === 'object' && address?.port}`, asked }
}

async function start(values: Record<string, unknown>) {
  const { origin, asked } = await serve(values)
  const ended: string[] = []
  const end = async () => void ended.push('ended')
  return { browser: await startWebDriver(origin, 'WebKit', {}, end), asked, ended }
}

test('is called by its name and version, and runs functions whose answers are JSON', async () => {
  const { browser, asked } = await start({ 'POST /execute/sync': '["a",{"b":1}]' })
  assert.equal(browser.name, 'WebKit 2')
  assert.deepEqual(await browser.evaluate((word: string) => [word, { b: 1 }], 'a'), ['a', { b: 1 }])
  assert.match(asked.at(-1) ?? '', /\(\.\.\.\[\\"a\\"\]\)/)
})

test('brings what it clicks into the window first', async () => {
  const { browser, asked } = await start({ 'POST /execute/sync': element })
  await browser.click(() => undefined)
  assert.match(asked.at(-2) ?? '', /scrollIntoView/)
  assert.equal(asked.at(-1), 'POST /element/e1/click {}')
})

test('says what there is not to click, and what the server refuses', async () => {
  const { browser } = await start({ 'POST /url': new Error('timeout') })
  await assert.rejects(
    browser.click((_: string) => undefined, '登录'),
    { message: 'Nothing to click: 登录' },
  )
  await assert.rejects(browser.open('http://127.0.0.1/'), { message: /^POST \/session\/s1\/url: timeout/ })
})

test('ends the server also when the session does not end', async () => {
  const { browser, ended } = await start({ 'DELETE ': new Error('gone') })
  await assert.rejects(browser.close())
  assert.deepEqual(ended, ['ended'])
})
