import type { MemberMessage } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { welcome } from '../../../domain/notice/system-notices.ts'
import { personas } from '../../../seed/personas.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { notify } from './notify.ts'

const inbox = async ({ get }: TestBed, persona: string, query = '') =>
  (await get(`/api/member-messages?size=2000&${query}`, persona)).json<MemberMessage[]>()
const unread = async ({ get }: TestBed, persona: string) =>
  (await get('/api/member-messages/unread-count', persona)).json<{ unreadCount: number }>().unreadCount

describe('the information centre', () => {
  it('has something for every persona, and each only the own', async () => {
    const bed = await createTestBed()
    const seen = new Set<number>()
    for (const { key } of personas) {
      const own = await inbox(bed, key)
      expect(own.length).toBeGreaterThan(0)
      for (const { id } of own) expect(seen.has(id)).toBe(false)
      for (const { id } of own) seen.add(id)
    }
  })

  it('counts what is unread, one by one and all at once', async () => {
    const bed = await createTestBed()
    const [first, second] = await inbox(bed, 'lin', 'isRead.equals=0')
    const before = await unread(bed, 'lin')
    expect(before).toBeGreaterThan(1)
    expect(await inbox(bed, 'lin', 'isRead.equals=0')).toHaveLength(before)
    const ofSu = await unread(bed, 'su')
    const answer = await bed.post(`/api/member-messages/${first?.id}/read`, {}, 'lin')
    expect(answer.json()).toEqual({
      ...first,
      isRead: 1,
      readDate: '2026-11-21T02:00:00.000Z',
      lastModifiedDate: '2026-11-21T02:00:00.000Z',
    })
    expect(await unread(bed, 'lin')).toBe(before - 1)
    expect((await bed.post('/api/member-messages/read-all', {}, 'lin')).json()).toEqual({ unreadCount: 0 })
    expect(await inbox(bed, 'lin', 'isRead.equals=0')).toEqual([])
    expect((await inbox(bed, 'lin', `id.equals=${second?.id}`))[0]?.isRead).toBe(1)
    expect(await unread(bed, 'su')).toBe(ofSu)
  })

  it('keeps the instant of the first reading', async () => {
    const bed = await createTestBed()
    const path = '/api/member-messages/215/read'
    const { readDate } = (await bed.post(path, {}, 'su')).json<MemberMessage>()
    bed.clock.advance(60_000)
    expect((await bed.post(path, {}, 'su')).json()).toMatchObject({ readDate })
  })

  it("neither shows nor marks another member's notice", async () => {
    const bed = await createTestBed()
    const before = await unread(bed, 'su')
    expect((await bed.post('/api/member-messages/201/read', {}, 'lin')).statusCode).toBe(404)
    expect(await unread(bed, 'su')).toBe(before)
    expect((await bed.get('/api/member-messages')).statusCode).toBe(401)
  })

  it('puts the newest on top', async () => {
    const bed = await createTestBed()
    notify(bed.world, memberIdOf('tong'), welcome('PERSON'))
    const { kind, title, content, subject } = welcome('PERSON')
    const link = '/personMemberManage'
    const shown = { kind, title, content, subject, link, isRead: 0, readDate: null }
    expect((await inbox(bed, 'tong'))[0]).toMatchObject(shown)
  })
})
