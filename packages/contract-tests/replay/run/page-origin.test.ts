import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../shared/credentials/check-credentials.ts'
import type { Send } from '../../shared/http/send.ts'
import { assertOriginAllowed, pageOrigin, setOrigin } from './page-origin.ts'

const own = 'https://portal.example'

/** A backend that only allows calls from its own page. */
const strict: Send = async ({ request }) =>
  new Response(null, { status: request.headers.get('origin') === own ? 200 : 403 })

const look = (origin?: string) =>
  assertOriginAllowed('http://127.0.0.1/ht', pageOrigin({ ...(origin && { origin }) }), strict)

describe('the page that calls', () => {
  it('is one that the backend lets call', async () => {
    await expect(look()).rejects.toThrow('refuses every call of a page of https://replay.example (403)')
    await expect(look(own)).resolves.toBeUndefined()
  })

  it('is that of the call, where it names one', () => {
    const request = new Request('http://127.0.0.1/', { headers: { Origin: own } })
    setOrigin('https://other.example', request)
    expect(request.headers.get('origin')).toBe(own)
  })

  it('is named without a path', () => {
    const account = { person: { login: 'x', token: 'y' } }
    expect(faultsOf({ ...account, origin: own })).toEqual([])
    for (const origin of [`${own}/`, `${own}/app`, 'portal.example', '', 7])
      expect(faultsOf({ ...account, origin })).toHaveLength(1)
  })
})
