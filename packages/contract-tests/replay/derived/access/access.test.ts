import { describe, expect, it } from 'vitest'
import { operationOf } from '../operations.ts'
import { type Faults, memberBackend } from '../testing/member-backend.ts'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { accessScenarios, harmlessCall } from './access.ts'
import { foreignScenarios } from './foreign.ts'
import { foreignListScenarios } from './foreign-lists.ts'
import { foreignWriteScenarios } from './foreign-writes.ts'
import { preflightScenarios } from './preflight.ts'
import { publicScenarios } from './public.ts'
import { damage } from './tokens.ts'

const guarded = ['listMemberOrders', 'getMemberOrder', 'cancelMemberOrder', 'listMemberApplyTops'] as const

const access = (id: (typeof guarded)[number], faults: Faults) =>
  mismatchesOf(accessScenarios, id, memberBackend(faults), ['unauthenticated', 'role'])

describe('an operation behind the login', () => {
  it.each(guarded)('%s has no mismatch when it requires a login', async (id) => {
    expect(await access(id, {})).toEqual([])
  })

  it.each(guarded)('%s is reported when it answers without a token', async (id) => {
    const found = await access(id, { caller: (token, right) => (token === null ? 'unit' : right) })
    expect(found).toMatchObject([{ kind: 'unauthenticated', role: 'anonymous' }])
  })

  it.each([
    ['forged token', /A{43}$/],
    ['damaged token', /signatureAof-person$/],
    ['expired token', /ago$/],
  ])('is seen to take a %s', async (name, pattern) => {
    const taken = (token: string | null) => (pattern.test(token ?? '') ? 'unit' : null)
    const found = await access('getMemberOrder', { caller: (token, right) => right ?? taken(token) })
    expect(found).toMatchObject([{ kind: 'unauthenticated', role: name }])
  })

  it('is reported when it allows an account without permission, or refuses one with it', async () => {
    const open = await access('listMemberApplyTops', { mayCall: () => true })
    expect(open).toMatchObject([{ kind: 'role', role: 'person' }])
    const shut = await access('listMemberOrders', {
      mayCall: (caller, right) => right && caller !== 'person',
    })
    expect(shut).toMatchObject([{ kind: 'role', role: 'person' }])
  })

  it('is called with an unknown id where it writes', () => {
    expect(harmlessCall(operationOf('requestOrderRefund'))).toEqual({
      path: { id: Number.MAX_SAFE_INTEGER },
      body: {},
    })
  })
})

describe("another member's record", () => {
  const foreign = (faults: Faults) =>
    mismatchesOf(foreignScenarios, 'getMemberOrder', memberBackend(faults), ['foreign'])

  it('is no mismatch when it is answered like an unknown record', async () => {
    expect(await foreign({})).toEqual([])
  })

  it('is reported when it is shown', async () => {
    const found = await foreign({ mayRead: () => true })
    expect(found.map(({ role }) => role)).toEqual(['person', 'unit'])
  })

  it('is looked for also where the list of other records is left out', async () => {
    const open = memberBackend({ mayRead: () => true })
    const found = await mismatchesOf(foreignScenarios, 'getMemberOrder', open, ['foreign'], ['listOwnItems'])
    expect(found).toHaveLength(2)
  })
})

describe('the list of the own orders', () => {
  const listed = (faults: Faults) =>
    mismatchesOf(foreignListScenarios, 'listMemberOrders', memberBackend(faults), ['foreign'])

  it('is no mismatch when it shows the own ones alone', async () => {
    expect(await listed({})).toEqual([])
  })

  it("is reported when it shows another member's as well", async () => {
    expect((await listed({ mayList: () => true })).length).toBeGreaterThan(0)
  })
})

describe("something done to another member's order", () => {
  const foreign = (faults: Faults) =>
    mismatchesOf(foreignWriteScenarios, 'cancelMemberOrder', memberBackend(faults), ['foreign'])

  it('is no mismatch when the order is answered as unknown', async () => {
    expect(await foreign({})).toEqual([])
  })

  it('is reported when the order is checked first, though nothing changes', async () => {
    const found = await foreign({ mayRead: () => true })
    expect(found.map(({ role }) => role)).toEqual(['person', 'unit'])
  })
})

describe('what is public', () => {
  const open = (faults: Faults) =>
    mismatchesOf(publicScenarios, 'getCaptcha', memberBackend(faults), ['role'])

  it('is no mismatch when it is the same for everybody', async () => {
    expect(await open({})).toEqual([])
  })

  it('is reported when it depends on a token', async () => {
    const found = await open({ open: (token, right) => (token ? { ...right, more: true } : right) })
    expect(found.map(({ role }) => role)).toEqual(['person', 'forged token'])
  })
})

describe('a preflight', () => {
  const preflight = (faults: Faults) =>
    mismatchesOf(preflightScenarios, 'updateMemberApply', memberBackend(faults), ['cors'])

  it('is no mismatch when it allows the call', async () => {
    expect(await preflight({})).toEqual([])
  })

  it.each([
    ['access-control-allow-origin', 'https://elsewhere.example'],
    ['access-control-allow-methods', 'GET, POST'],
    ['access-control-allow-headers', '*'],
  ])('is seen to stop it by %s', async (header, value) => {
    const found = await preflight({ preflight: (right) => ({ ...right, [header]: value }) })
    expect(found).toMatchObject([{ kind: 'cors', path: header }])
  })
})

describe('a damaged token', () => {
  it('differs in one character of its last part', () => {
    expect(damage('head.body.sign')).toBe('head.body.siAn')
    expect(damage('head.body.siAn')).toBe('head.body.siBn')
  })
})
