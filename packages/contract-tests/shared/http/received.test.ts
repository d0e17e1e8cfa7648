import { describe, expect, it } from 'vitest'
import { Received } from './received.ts'

const received = (text: string, rawHeaders: string[] = []) =>
  new Received({ status: 200, statusText: 'OK', rawHeaders, bytes: new TextEncoder().encode(text) })

describe('an answer that was received whole', () => {
  it('is read like any other, however often', async () => {
    const answer = received('{"name":"造价"}', ['Content-Type', 'application/json'])
    expect(answer.ok).toBe(true)
    expect(await answer.json()).toEqual({ name: '造价' })
    expect(await answer.clone().text()).toBe('{"name":"造价"}')
    expect(await (await answer.blob()).text()).toBe('{"name":"造价"}')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(await answer.bytes())
    expect(answer.headers.get('content-type')).toBe('application/json')
  })

  it('joins a header that came several times', () => {
    const { headerRecord, headers } = received('', ['Vary', 'Origin', 'X-A', '1', 'vary', 'Accept'])
    expect(headerRecord).toEqual({ vary: 'Origin, Accept', 'x-a': '1' })
    expect(headers.get('Vary')).toBe('Origin, Accept')
  })

  it('is no JSON where its text is none', async () => {
    await expect(received('<html>').json()).rejects.toThrow(SyntaxError)
  })
})
