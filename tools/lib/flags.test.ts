import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serverFlags } from './flags.ts'

test('ports come from flags, then the environment, then the defaults', () => {
  assert.deepEqual(serverFlags([], {}), { webPort: 5173, mockPort: 4010, mockArgs: [] })
  const env = { WEB_PORT: '6001', MOCK_PORT: '6002' }
  assert.deepEqual(serverFlags(['--web-port', '7001'], env), { webPort: 7001, mockPort: 6002, mockArgs: [] })
})

test('what is not ours goes to the mock in its order', () => {
  const args = ['--store', 'a b.sqlite', '--web-port=7001', '--fresh', '--mock-port', '7002', '--scale', '5']
  const { webPort, mockPort, mockArgs } = serverFlags(args, {})
  assert.deepEqual([webPort, mockPort], [7001, 7002])
  assert.deepEqual(mockArgs, ['--store', 'a b.sqlite', '--fresh', '--scale', '5'])
})

test('what the mock would refuse is refused before anything is built', () => {
  assert.throws(
    () => serverFlags(['--memroy'], {}),
    /Unknown option .--memroy.[\s\S]*--web-port, --mock-port, --host, --memory/,
  )
  assert.throws(() => serverFlags(['--scale', 'many'], {}), /--scale must be a whole number/)
  assert.throws(() => serverFlags(['--port', '4011'], {}), /--mock-port/)
})

for (const value of ['0', '70000', 'abc', '80.5']) {
  test(`${value} is no port`, () => {
    assert.throws(() => serverFlags(['--web-port', value], {}), /--web-port wants a port number/)
  })
}

test('a port flag without its value is refused', () => {
  assert.throws(() => serverFlags(['--mock-port'], {}), /--mock-port wants a port number/)
})
