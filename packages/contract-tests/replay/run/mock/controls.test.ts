import { describe, expect, it } from 'vitest'
import { textOf } from '../../../shared/http/bytes.ts'
import type { Send } from '../../../shared/http/send.ts'
import { mockAssociation } from './association.ts'
import { mockCashier } from './cashier.ts'
import { mockClock } from './clock.ts'
import { mockCopies } from './copies.ts'
import { mockPresence } from './presence.ts'

const baseUrl = 'http://127.0.0.1:4010/ht'

/** Controls of a mock that answer everything alike, and what they were told. */
function controls(answer: () => Response) {
  const told: string[] = []
  const send: Send = async ({ request }) => {
    const body = await textOf(request)
    told.push(`${request.method} ${new URL(request.url).pathname}${body && ` ${body}`}`)
    return answer()
  }
  return { told, send }
}

describe('the clock of the mock', () => {
  it('is moved on and back', async () => {
    const { told, send } = controls(() => Response.json({}))
    await mockClock(baseUrl, send)(61, async () => told.push('work'))
    const moved = (seconds: number) => `PUT /__mock/clock {"advanceSeconds":${seconds}}`
    expect(told).toEqual([moved(61), 'work', moved(-61)])
  })

  it('takes the world back to how it was, also when the work fails', async () => {
    const { told, send } = controls(() => Response.json({ world: 'default' }))
    const failing = mockClock(baseUrl, send)(61, () => Promise.reject(new Error('planted')), 'undone')
    await expect(failing).rejects.toThrow('planted')
    expect(told.map((line) => line.split(' ')[1])).toEqual([
      '/__mock/about',
      '/__mock/worlds/default/snapshots',
      '/__mock/clock',
      '/__mock/worlds/default/snapshots/replay-before-the-clock-moved/restore',
    ])
  })

  it('says when the mock refuses', async () => {
    const { send } = controls(() => new Response(null, { status: 500 }))
    await expect(mockClock(baseUrl, send)(61, async () => {})).rejects.toThrow('500')
  })
})

describe('copies of the world', () => {
  it('are made as it is, called by their names, and removed', async () => {
    const named = (name: string) => ({ name })
    const answers = [{ world: 'mine' }, [named('mine'), named('mine-copy-7'), named('other-copy-1')]]
    const { told, send } = controls(() => Response.json(answers.shift() ?? {}))
    const worlds: (string | undefined)[] = []
    const copy = await mockCopies(baseUrl, (outgoing) => {
      worlds.push(outgoing.world)
      return send(outgoing)
    })(1)
    await copy.clock?.(61, async () => {})
    await copy.remove()
    expect(told).toEqual([
      'GET /__mock/about',
      'GET /__mock/worlds',
      'DELETE /__mock/worlds/mine-copy-7',
      'POST /__mock/worlds {"name":"mine-copy-1","from":"mine"}',
      'PUT /__mock/clock {"advanceSeconds":61}',
      'PUT /__mock/clock {"advanceSeconds":-61}',
      'DELETE /__mock/worlds/mine-copy-1',
    ])
    const ofRun = [undefined, undefined, undefined, undefined]
    expect(worlds).toEqual([...ofRun, 'mine-copy-1', 'mine-copy-1', undefined])
  })

  it('are not worked with when the mock refuses them', async () => {
    const { send } = controls(() => Response.json({ world: 'mine' }, { status: 409 }))
    await expect(mockCopies(baseUrl, send)(1)).rejects.toThrow('409')
  })
})

describe('the association of the mock', () => {
  const waiting = [
    { kind: 'ORDER_REFUND', id: 7, title: 'SQ1', subtitle: '' },
    { kind: 'APPLICATION', id: 9, title: '', subtitle: 'SQ1 · 初审' },
  ]
  const decision = { kind: 'APPLICATION', naming: 'SQ1', result: 'APPROVE' } as const

  it('decides what is of the kind and names it', async () => {
    const answers = [Response.json(waiting), new Response(null, { status: 204 })]
    const { told, send } = controls(() => answers.shift() ?? Response.error())
    expect(await mockAssociation(baseUrl, send)(decision)).toBe(true)
    expect(told.at(-1)).toBe('POST /__mock/reviews/APPLICATION/9 {"result":"APPROVE","opinion":""}')
  })

  it('decides nothing by rule any more when it is asked to', async () => {
    const { told, send } = controls(() => Response.json({}))
    await mockAssociation(baseUrl, send).decideByHand()
    expect(told).toEqual(['PUT /__mock/review-policy {"mode":"MANUAL","delaySeconds":60}'])
  })

  it('says that nothing of the kind waits, and when the decision is not taken', async () => {
    const { send } = controls(() => Response.json([]))
    expect(await mockAssociation(baseUrl, send)(decision)).toBe(false)
    const refusing = controls(() => Response.json(waiting)).send
    await expect(mockAssociation(baseUrl, refusing)(decision)).rejects.toThrow('200')
  })
})

describe('the cashier of the mock', () => {
  const codeUrl = 'http://m.example/ht/cashier?pr=1'

  it('lets a payment go wrong that is asked to', async () => {
    const { told, send } = controls(() => new Response('', { status: 201 }))
    await mockCashier(baseUrl, send)(codeUrl, { kind: 'WRONG_AMOUNT' })
    expect(told[0]).toBe('POST /__mock/faults {"kind":"WRONG_AMOUNT","count":1}')
    expect(told.at(-1)).toContain('POST /ht/cashier/outcome')
  })

  it('says when the mock refuses', async () => {
    const { send } = controls(() => new Response(null, { status: 400 }))
    await expect(mockCashier(baseUrl, send)(codeUrl, { kind: 'WRONG_AMOUNT' })).rejects.toThrow('400')
  })
})

describe('the question of presence', () => {
  const players = [{ id: 2, lessonId: 11 }]

  it('is asked of who watches the lesson', async () => {
    const { told, send } = controls(() => Response.json(players))
    expect(await mockPresence(baseUrl, send)(11)).toBe(true)
    expect(told.at(-1)).toBe('POST /__mock/lesson-sessions/2/ask-presence')
    expect(await mockPresence(baseUrl, send)(12)).toBe(false)
  })

  it('says when the mock refuses', async () => {
    const answers = [Response.json(players), new Response(null, { status: 404 })]
    const { send } = controls(() => answers.shift() ?? Response.error())
    await expect(mockPresence(baseUrl, send)(11)).rejects.toThrow('404')
  })
})
