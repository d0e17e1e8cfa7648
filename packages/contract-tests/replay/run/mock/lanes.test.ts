import { expect, it, vi } from 'vitest'
import { createSend } from '../../../shared/http/send.ts'
import type { Exchange } from '../../exchange.ts'
import type { Scenario } from '../scenario.ts'
import type { Session } from '../session.ts'
import type { Clock } from './clock.ts'
import type { MakeCopy } from './copies.ts'
import { forgettingControls, type Lane, nothingOwn, withLanes } from './lanes.ts'

const session: Session = {
  ...nothingOwn(new Map([['person', Promise.resolve('a token')]]), 7),
  ...{ baseUrl: 'http://127.0.0.1:4010/ht', credentials: {}, send: createSend({ isReadOnly: false }) },
  ...{ association: null, cashier: null, clock: null, presence: null, leftOut: new Set() },
  postbox: { newPhone: () => null, newMail: () => null, codeFor: async () => null },
  ...{ lookedUp: new Set(), onUntried: () => {}, onExchange: () => {}, onMismatch: () => {} },
}

const scenarios = (count: number): Scenario[] =>
  Array.from({ length: count }, (_, place) => ({
    ...{ name: `Scenario ${place}`, operations: ['createItem'], writes: true },
    run: async () => {},
  }))

/** Copies that only note their names, and which of them were removed. */
function copies() {
  const [made, removed]: [number[], number[]] = [[], []]
  const copy: MakeCopy = async (number) => {
    made.push(number)
    const { association, cashier, clock, presence, postbox } = session
    const send = createSend({ isReadOnly: false })
    const remove = async () => {
      removed.push(number)
    }
    return { association, cashier, clock, presence, postbox, send, remove }
  }
  return { made, removed, copy }
}

async function lanesOf(count: number, copy: MakeCopy | null) {
  const seen: { lanes: Lane[]; areCopies: boolean }[] = []
  await withLanes(session, scenarios(count), copy, async (lanes, areCopies) => {
    seen.push({ lanes, areCopies })
    return true
  })
  return seen[0] ?? { lanes: [], areCopies: false }
}

it('scenarios that write run in the world itself where it cannot be copied, or there are none', async () => {
  for (const [count, copy] of [[200, null] as const, [0, copies().copy] as const]) {
    const { lanes, areCopies } = await lanesOf(count, copy)
    expect([lanes.length, areCopies]).toEqual([1, false])
    expect(lanes[0]?.session).toBe(session)
    expect(lanes[0]?.scenarios).toHaveLength(count)
  }
})

it('a few scenarios that write run in one copy', async () => {
  const { made, removed, copy } = copies()
  const { lanes, areCopies } = await lanesOf(3, copy)
  expect([areCopies, lanes.length, lanes[0]?.scenarios.length]).toEqual([true, 1, 3])
  expect([made, removed]).toEqual([[1], [1]])
})

it('scenarios that write are distributed in their order to copies, which know no login of the world', async () => {
  const { made, removed, copy } = copies()
  const { lanes, areCopies } = await lanesOf(210, copy)
  expect([areCopies, made, removed]).toEqual([true, made, made])
  expect(made.length).toBeGreaterThan(1)
  const places = lanes.map((lane) => lane.scenarios.map(({ name }) => Number(name.split(' ')[1])))
  expect(places.flat().toSorted((a, b) => a - b)).toEqual([...scenarios(210).keys()])
  for (const [at, { session: own }] of lanes.entries()) {
    expect(places[at]).toEqual(places[at]?.toSorted((a, b) => a - b))
    expect(places[at]?.length).toBeGreaterThan(210 / lanes.length - 1)
    expect([own.tokens.size, own.memory.aheadMs]).toEqual([0, 7])
    expect(own.memory).not.toBe(session.memory)
  }
})

it('copies stay where something was found in them', async () => {
  const { removed, copy } = copies()
  await withLanes(session, scenarios(210), copy, async () => false)
  expect(removed).toEqual([])
})

it('who logged in while the time was moved has to log in again where that is undone', async () => {
  const own = nothingOwn(new Map())
  const { clock } = forgettingControls({ ...session, clock: async (_, work) => void (await work()) }, own)
  const work = vi.fn(async () => {
    own.tokens.set('staff', Promise.resolve('of then'))
    own.shared.set('a list', Promise.resolve([]))
  })
  await clock?.(60, work, 'undone')
  expect([own.tokens.size, own.shared.size]).toEqual([0, 0])
  await clock?.(60, work, 'stays')
  expect([own.tokens.size, own.shared.size]).toEqual([1, 1])
})

it('what was answered before somebody paid or the time moved is not known any more', async () => {
  const own = nothingOwn(new Map())
  const clock: Clock = async (_, work) => void (await work())
  const controls = forgettingControls({ ...session, clock, cashier: async () => {} }, own)
  const isKnownAfter = async (change: () => Promise<void> | undefined) => {
    own.memory.answers.set('person /api/member-orders/1', {} as Exchange)
    await change()
    return own.memory.answers.size > 0
  }
  expect(await isKnownAfter(() => controls.cashier?.('weixin://1'))).toBe(false)
  expect(await isKnownAfter(() => controls.clock?.(60, async () => {}))).toBe(false)
  expect(controls.presence).toBe(null)
})
