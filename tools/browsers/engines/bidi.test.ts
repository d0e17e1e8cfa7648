import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { type Bidi, speakBidi } from './bidi.ts'

/** A socket that keeps what is sent; the test answers in the browser's place. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.OPEN
  sent: { id: number; method: string; params: object }[] = []
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  answer(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  close() {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(new Event('close'))
  }
}

let socket: FakeSocket
let bidi: Bidi

beforeEach(() => {
  socket = new FakeSocket()
  bidi = speakBidi(socket as unknown as WebSocket, 50)
})

test('each command gets its own answer, in whatever order they come', async () => {
  const first = bidi.ask('session.status', {})
  const second = bidi.ask('script.evaluate', { expression: '1' })
  assert.deepEqual(socket.sent, [
    { id: 1, method: 'session.status', params: {} },
    { id: 2, method: 'script.evaluate', params: { expression: '1' } },
  ])
  socket.answer({ type: 'event', method: 'log.entryAdded', params: {} })
  socket.answer({ id: 2, type: 'success', result: 'two' })
  socket.answer({ id: 1, type: 'success', result: 'one' })
  assert.deepEqual(await Promise.all([first, second]), ['one', 'two'])
})

test('a refusal says which command was refused, and why', async () => {
  const asked = bidi.ask('browsingContext.navigate', {})
  socket.answer({ id: 1, type: 'error', error: 'unknown error', message: 'NS_ERROR_CONNECTION_REFUSED' })
  await assert.rejects(asked, {
    message: 'browsingContext.navigate: unknown error NS_ERROR_CONNECTION_REFUSED',
  })
})

test('a browser that says nothing is waited for only so long, and its late answer harms nothing', async () => {
  const asked = bidi.ask('session.new', {})
  await assert.rejects(asked, { message: 'session.new: no answer in 0.05 s' })
  socket.answer({ id: 1, type: 'success', result: 'late' })
})

test('what a browser that goes has not answered fails, and so does what is asked of it then', async () => {
  const asked = bidi.ask('session.new', {})
  socket.close()
  await assert.rejects(asked, { message: 'session.new: the browser has gone' })
  await assert.rejects(bidi.ask('session.end', {}), { message: 'session.end: the browser has gone' })
  assert.equal(socket.sent.length, 1)
})
