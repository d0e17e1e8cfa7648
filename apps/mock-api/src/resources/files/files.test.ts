import type { NewsSummary } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed } from '../../testing/test-bed.ts'

const signatures: Record<string, string> = { pdf: '%PDF-', xlsx: 'PK\u0003\u0004', docx: 'PK\u0003\u0004' }

describe('attachments', async () => {
  const { get, world } = await createTestBed()
  const files = world.db.all<{ id: number; name: string; size: number }>('SELECT id, name, size FROM file')
  const ofKind = (kind: string) => files.filter(({ name }) => name.endsWith(`.${kind}`))

  it.each(['pdf', 'xlsx', 'docx'])(
    'as %s have its type, its signature and their Chinese name',
    async (kind) => {
      expect(ofKind(kind).length).toBeGreaterThan(0)
      for (const { id, name, size } of ofKind(kind)) {
        const answer = await get(`/files/attachments/${id}.${kind}`)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toMatch(kind === 'pdf' ? 'application/pdf' : 'openxmlformats')
        expect(answer.rawPayload.subarray(0, signatures[kind]?.length).toString('latin1')).toBe(
          signatures[kind],
        )
        expect(answer.rawPayload.length).toBe(size)
        const [, encoded = ''] =
          /filename\*=UTF-8''(\S+)$/.exec(String(answer.headers['content-disposition'])) ?? []
        expect(encoded).toMatch(/^[\w.%~!-]+$/)
        expect(decodeURIComponent(encoded)).toBe(name)
      }
    },
  )

  it.each([
    '/files/attachments/9001.exe',
    '/files/attachments/1.pdf',
    '/files/attachments/x.pdf',
    '/files/attachments/..%2F..%2Fpackage.json',
  ])('%s is a 404', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })

  it('fit their extension to their kind', async () => {
    const [pdf] = ofKind('pdf')
    expect((await get(`/files/attachments/${pdf?.id}.docx`)).statusCode).toBe(404)
  })
})

describe('pictures', async () => {
  const { get, world } = await createTestBed()

  it('are there for every article', async () => {
    const news = (await get('/api/public/info-news-list?size=2000')).json<NewsSummary[]>()
    const drawn = await Promise.all(
      news.map(async ({ coverUrl }) => {
        const answer = await get(`/${coverUrl}`)
        expect(answer.headers['content-type']).toBe('image/svg+xml')
        return answer.body
      }),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('within articles are there too', async () => {
    const texts = world.db.all<{ content: string }>(
      "SELECT content FROM newsText WHERE content LIKE '%<img%'",
    )
    const addresses = texts.flatMap(({ content }) =>
      [...content.matchAll(/src="([^"]+)"/g)].map(([, url]) => url),
    )
    expect(addresses.length).toBeGreaterThan(3)
    for (const url of addresses) expect((await get(`/${url}`)).statusCode).toBe(200)
  })

  it('of mini-sites are no two alike, and each honour has its certificate', async () => {
    const sites = world.db.all<{ key: string }>('SELECT key FROM cover WHERE site IS NOT NULL')
    const items = world.db.all<{ coverUrl: string }>(
      "SELECT coverUrl FROM siteItem WHERE kind IN ('CERTIFICATE', 'PROF')",
    )
    const urls = [...sites.map(({ key }) => `files/covers/${key}.svg`), ...items.map((item) => item.coverUrl)]
    const drawn = await Promise.all(urls.map(async (url) => (await get(`/${url}`)).body))
    expect(drawn.filter((body) => !body.startsWith('<svg'))).toEqual([])
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('are there for every member', async () => {
    const members = world.db.all<{ avatar: string }>('SELECT avatar FROM member WHERE avatar IS NOT NULL')
    for (const { avatar } of members) expect((await get(`/${avatar}`)).body).toMatch(/^<svg/)
  })

  it.each([
    'banners/nothing.svg',
    'covers/nothing.svg',
    'avatars/nothing.svg',
    'certificates/1.svg',
    'covers/x.png',
    'other/skyline.svg',
  ])('%s is a 404', async (path) => {
    expect((await get(`/files/${path}`)).statusCode).toBe(404)
  })
})
