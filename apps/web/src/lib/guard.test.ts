import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../testing/fake-api.ts'
import { guard } from './guard.ts'
import { getRole, getToken, keepToken } from './session.ts'

const path = 'GET /thsuaa/api/currentUser'
const user = { role: 'memberCompany', permissions: [] }

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Where a navigation is led instead; undefined when it may go on. */
async function ledTo(name: string | undefined, href = '/'): Promise<unknown> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  try {
    await guard(queryClient, { name, href })
    return undefined
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.href ?? thrown.options.to
  }
}

describe('without a token', () => {
  it.each([
    ['DynamicWork', undefined],
    [undefined, undefined],
    ['memberSettings', '/'],
  ])('%s leads to %s, and nobody is asked', async (name, target) => {
    const calls = fakeApi({})
    expect(await ledTo(name)).toBe(target)
    expect(calls).toEqual([])
  })
})

describe('with a token', () => {
  it('any page opens for whoever is behind it', async () => {
    keepToken('a')
    fakeApi({ [path]: () => Response.json(user) })
    expect(await ledTo('financialManagementFlag')).toBeUndefined()
    expect(getRole()).toBe('memberCompany')
  })

  it('that the backend refuses, the login opens with the way back, and the token is gone', async () => {
    keepToken('old')
    fakeApi({ [path]: () => problem(401) })
    expect(await ledTo('unit-pay', '/unitPay/orders?order=7')).toBe(
      '/MemberLogin?redirect=%2FunitPay%2Forders%3Forder%3D7',
    )
    expect(getToken()).toBeNull()
  })

  it('a lost network ends no session', async () => {
    keepToken('a')
    fakeApi({})
    await expect(ledTo('unit-pay')).rejects.toMatchObject({ kind: 'network' })
    expect(getToken()).toBe('a')
  })
})
