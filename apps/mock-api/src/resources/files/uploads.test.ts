import type { KeptFile } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, memberIdOf } from '../../testing/test-bed.ts'
import { type Part, postParts, sample, upload } from '../../testing/upload.ts'
import { requireFiles, requirePicture } from './uploads.ts'

const mebibyte = 1024 * 1024
const fieldsOf = (answer: { json(): { fieldErrors?: { field: string; message: string }[] } }) =>
  answer.json().fieldErrors?.map(({ field, message }) => `${field} ${message}`)

describe('an upload', () => {
  it('is answered as a file that opens, with its own name', async () => {
    const bed = await createTestBed()
    const name = "营业执照 (副本)'.pdf"
    const answer = await postParts(bed, '/api/files', [{ name, bytes: sample.pdf }], 'su')
    expect(answer.statusCode).toBe(201)
    const file = answer.json<KeptFile>()
    expect(file).toMatchObject({ name, size: sample.pdf.length })
    expect(answer.headers.location).toBe(`api/files/${file.id}`)
    const own = await bed.get(`/api/files/${file.id}`, 'su')
    expect(own.rawPayload).toEqual(sample.pdf)
    expect(own.headers['content-type']).toBe('application/pdf')
    const [, encoded = ''] = /filename\*=UTF-8''(\S+)$/.exec(String(own.headers['content-disposition'])) ?? []
    expect(decodeURIComponent(encoded)).toBe(name)
  })

  it('that is mostly padding makes its world hardly larger', async () => {
    const bed = await createTestBed()
    const before = bed.world.db.size()
    const bytes = Buffer.concat([sample.pdf, Buffer.alloc(4 * mebibyte)])
    const { url } = (await postParts(bed, '/api/files', [{ name: 'x.pdf', bytes }], 'su')).json<KeptFile>()
    expect(bed.world.db.size() - before).toBeLessThan(mebibyte / 8)
    expect((await bed.get(`/${url}`)).rawPayload.equals(bytes)).toBe(true)
  })

  it('can be read by its id by the owner only, and by its address by anybody', async () => {
    const bed = await createTestBed()
    const file = await upload(bed, 'su')
    expect((await bed.get(`/api/files/${file.id}`, 'lin')).statusCode).toBe(404)
    expect((await bed.get(`/api/files/${file.id + 1}`, 'su')).statusCode).toBe(404)
    const shown = await bed.get(`/${file.url}`)
    expect(shown.rawPayload).toEqual(sample.png)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(shown.headers['content-disposition']).toMatch(/^inline/)
    expect(shown.headers['cache-control']).toBe('private, no-cache')
    const other = await upload(bed, 'su')
    expect(other.url).not.toBe(file.url)
    for (const wrong of [file.url.replace('.png', '.jpg'), `files/uploads/${file.id}.png`]) {
      expect((await bed.get(`/${wrong}`)).statusCode).toBe(404)
    }
  })

  it('of one of the staff is read by its id by nobody else', async () => {
    const bed = await createTestBed()
    const { id } = await upload(bed, 'bianji')
    expect((await bed.get(`/api/files/${id}`, 'bianji')).rawPayload).toEqual(sample.png)
    for (const other of ['mishuzhang', 'su'])
      expect((await bed.get(`/api/files/${id}`, other)).statusCode).toBe(404)
    const visitors = await upload(bed)
    expect((await bed.get(`/api/files/${visitors.id}`, 'bianji')).statusCode).toBe(404)
  })

  it('by a visitor has no owner', async () => {
    const bed = await createTestBed()
    const file = await upload(bed)
    expect((await bed.get(`/${file.url}`)).statusCode).toBe(200)
    expect((await bed.get(`/api/files/${file.id}`, 'su')).statusCode).toBe(404)
  })

  it.each<[string, Part[], string]>([
    ['what is none of the kinds', [{ name: 'x.png', bytes: Buffer.from('GIF89a') }], 'file Content'],
    ['a name that does not fit', [{ name: 'x.pdf', bytes: sample.png }], 'file Extension'],
    ['a name with a path', [{ name: '../../x.png', bytes: sample.png }], 'file Pattern'],
    ['a text in place of the file', [{ bytes: sample.png }], 'file Type'],
    ['another part', [{ field: 'photo', name: 'x.png', bytes: sample.png }], 'photo Unknown'],
    [
      'two files',
      [
        { name: 'x.png', bytes: sample.png },
        { name: 'y.png', bytes: sample.png },
      ],
      'file Single',
    ],
    ['an empty form', [], 'file NotNull'],
  ])('is refused as %s', async (_case, parts, error) => {
    const bed = await createTestBed()
    const answer = await postParts(bed, '/api/files', parts, 'su')
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer)).toEqual([error])
    expect(bed.world.db.all('SELECT 1 FROM upload WHERE id > 8999')).toEqual([])
  })

  it('may have 10 MiB, which is more than any other body, and not a byte more', async () => {
    const bed = await createTestBed()
    const ofSize = (size: number) => Buffer.concat([sample.png, Buffer.alloc(size - sample.png.length)])
    const post = (size: number) =>
      postParts(bed, '/api/files', [{ name: 'x.png', bytes: ofSize(size) }], 'su')
    expect((await post(10 * mebibyte)).statusCode).toBe(201)
    const tooLarge = await post(10 * mebibyte + 1)
    expect(tooLarge.statusCode).toBe(413)
    expect(fieldsOf(tooLarge)).toEqual(['file Size'])
  })

  it('is a form, and only uploads are', async () => {
    const bed = await createTestBed()
    expect((await bed.post('/api/files', {}, 'su')).statusCode).toBe(415)
    const form = [{ field: 'phone', name: 'x.png', bytes: sample.png }]
    expect((await postParts(bed, '/api/public/phoneCode', form)).statusCode).toBe(415)
  })

  it.each([
    ['without a boundary', 'multipart/form-data', '--x'],
    [
      'that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
  ])('%s is a bad request', async (_case, type, payload) => {
    const bed = await createTestBed()
    const headers = { 'content-type': type, authorization: `Bearer ${bed.tokenOf('su')}` }
    const answer = await bed.app.inject({ method: 'POST', url: '/ht/api/files', headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer)).toHaveLength(1)
  })

  it('is in the journal by name and size, not with its bytes', async () => {
    const bed = await createTestBed()
    await upload(bed, 'su', '证书.pdf')
    const [entry] = bed.world.journal.latest(1)
    expect(entry?.requestBody).toEqual({ file: { name: '证书.pdf', size: sample.pdf.length } })
  })

  it('of visitors stops at sixty in ten minutes from one address', async () => {
    const bed = await createTestBed()
    const post = () => postParts(bed, '/api/public/files', [{ name: 'x.png', bytes: sample.png }])
    for (let count = 0; count < 60; count++) expect((await post()).statusCode).toBe(201)
    const refused = await post()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('600')
    bed.clock.advance(600_000)
    expect((await post()).statusCode).toBe(201)
  })
})

describe('files in other bodies', () => {
  it('must be what an upload answered', async () => {
    const bed = await createTestBed()
    const [one, two] = [await upload(bed, 'su'), await upload(bed, 'lin', '证书.pdf')]
    expect(() => requireFiles(bed.world, [one, two], 'materials')).not.toThrow()
    expect(() => requireFiles(bed.world, one, 'photo')).not.toThrow()
    const changed = [
      { ...one, id: two.id },
      { ...one, url: two.url },
      { ...one, name: '别的.png' },
      { ...one, size: 1 },
    ]
    for (const file of changed) {
      const refusal = (): void => requireFiles(bed.world, [one, file], 'materials')
      expect(refusal).toThrow(expect.objectContaining({ status: 400 }))
      expect(refusal).toThrow(
        expect.objectContaining({
          extras: { fieldErrors: [expect.objectContaining({ field: 'materials[1]', message: 'File' })] },
        }),
      )
    }
  })

  it('that are pictures by their address alone', async () => {
    const bed = await createTestBed()
    const [picture, document] = [await upload(bed, 'su'), await upload(bed, 'su', 'x.pdf')]
    expect(() => requirePicture(bed.world, picture.url, 'photoUrl')).not.toThrow()
    for (const url of [document.url, 'https://example.org/x.png', 'files/avatars/lin.svg']) {
      expect(() => requirePicture(bed.world, url, 'photoUrl')).toThrow()
    }
  })
})

describe('the files that members sent in before', () => {
  it('open for each, with the size that is told', async () => {
    const bed = await createTestBed()
    const files = bed.world.db.all<{ id: number; size: number; ownerId: number }>(
      'SELECT id, size, ownerId FROM upload',
    )
    const members = bed.world.db.all('SELECT id FROM member')
    expect(files.length).toBeGreaterThanOrEqual(members.length)
    const mine = files.find(({ ownerId }) => ownerId === memberIdOf('su'))
    const answer = await bed.get(`/api/files/${mine?.id}`, 'su')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.length).toBe(mine?.size)
  })
})
