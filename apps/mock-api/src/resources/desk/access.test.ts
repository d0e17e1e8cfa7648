import type { PermissionName } from '@portal/api-contract'
import { type Operation, operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { staffPersonas } from '../../seed/staff-personas.ts'
import { exampleRequests } from '../../testing/example-request.ts'
import { createTestBed, type TestBed } from '../../testing/test-bed.ts'

type Area = PermissionName extends infer Name ? (Name extends `desk.${infer Part}` ? Part : never) : never

/** What each department is there for, written down once more: neither the seed nor the document says it here. */
const areasOf: Record<string, readonly Area[]> = {
  huiyuanbu: ['workplace', 'analysis', 'applications', 'members', 'experts', 'jobs', 'sites'],
  caiwubu: ['workplace', 'analysis', 'monitor', 'fees', 'orders', 'refunds', 'transfers', 'invoices'],
  peixunbu: ['workplace', 'courses'],
  bianji: ['workplace', 'news', 'banners', 'dictionaries'],
  shixi: [],
}

const desk = [...operations.values()].filter(({ path }) => path.startsWith('/api/admin/'))

const has = (persona: string, name: string): boolean =>
  (areasOf[persona] ?? []).some((area) => name === `desk.${area}`)

/** Fees are for those who look after the members, too: they ask for them when a membership is to go on. */
const either = ['desk.fees', 'desk.members']

/** The reviews have one address for all kinds, and each kind its own permission besides; the examples ask for a refund. */
function isOpenTo(persona: string, { path, permissions }: Operation): boolean {
  if (persona === 'mishuzhang') return true
  if (path.startsWith('/api/admin/fees')) return either.some((name) => has(persona, name))
  const rights = [...(permissions ?? []), ...(path.includes('{kind}') ? ['desk.refunds'] : [])]
  return rights.every((name) => has(persona, name))
}

function send(bed: TestBed, operation: Operation, token: string | undefined) {
  const [request] = exampleRequests(operation)
  return bed.app.inject({
    method: operation.method.toUpperCase() as 'POST',
    url: `/ht${request?.url}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(request?.body !== undefined && { payload: request.body as object }),
  })
}

const isRefusal = (status: number) => status === 401 || status === 403

describe('each operation of the desk', () => {
  it('is known here by everybody who works there', () => {
    expect(desk.length).toBeGreaterThan(30)
    expect(staffPersonas.map(({ key }) => key).toSorted()).toEqual(
      ['mishuzhang', ...Object.keys(areasOf)].toSorted(),
    )
  })

  it.each(desk)('$id lets in whom its permission names, and nobody else', async (operation) => {
    const unchanged = await createTestBed()
    for (const { key } of staffPersonas) {
      const bed = isOpenTo(key, operation) ? await createTestBed() : unchanged
      const { statusCode } = await send(bed, operation, bed.tokenOf(key))
      if (isOpenTo(key, operation))
        expect([401, 403], `${key} may call ${operation.id}`).not.toContain(statusCode)
      else expect(statusCode, `${key} may not call ${operation.id}`).toBe(403)
    }
  })

  it.each(desk)('$id is closed to members and visitors', async (operation) => {
    const bed = await createTestBed()
    const statusOf = async (token?: string) => (await send(bed, operation, token)).statusCode
    expect(await statusOf(bed.tokenOf('su'))).toBe(403)
    expect(await statusOf(bed.tokenOf('hengxin'))).toBe(403)
    expect(await statusOf()).toBe(401)
    expect(await statusOf('forged')).toBe(401)
  })

  it('leaves nothing behind where it refuses', async () => {
    const bed = await createTestBed()
    const changes = () => bed.world.db.get<{ count: number }>('SELECT total_changes() AS count')?.count
    const writing = desk.filter(({ method }) => method !== 'get')
    const tokens = [bed.tokenOf('shixi'), bed.tokenOf('su'), undefined]
    // The first call of a token notes that its device was seen.
    for (const token of tokens) await send(bed, writing[0] as Operation, token)
    const before = changes()
    for (const operation of writing) {
      const refused = isOpenTo('shixi', operation) ? tokens.slice(1) : tokens
      for (const token of refused)
        expect(isRefusal((await send(bed, operation, token)).statusCode)).toBe(true)
    }
    expect(changes()).toBe(before)
  })
})

describe('the menu of the desk', () => {
  interface Nav {
    data: { path: string; meta: { authority?: string[] } }[]
  }
  const navOf = async (bed: TestBed, persona: string) =>
    (await bed.get('/thsuaa/api/currentUserNav', persona)).json<Nav>().data

  it('lists every page of which the account has the permission, and no other', async () => {
    const bed = await createTestBed()
    const all = await navOf(bed, 'mishuzhang')
    const pages = all.filter(({ meta }) => meta.authority?.length)
    expect(pages.length).toBeGreaterThan(15)
    for (const [persona, areas] of Object.entries(areasOf)) {
      const own = areas.map((area) => `desk.${area}`)
      const due = pages.filter(({ path, meta }) =>
        path === '/list/fees'
          ? either.some((name) => own.includes(name))
          : meta.authority?.every((name) => own.includes(name)),
      )
      const listed = (await navOf(bed, persona)).filter(({ meta }) => meta.authority?.length)
      expect(
        listed.map(({ path }) => path),
        persona,
      ).toEqual(due.map(({ path }) => path))
    }
  })
})
