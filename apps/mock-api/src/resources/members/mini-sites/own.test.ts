import type { OwnSite } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const site = {
  domainId: 'cheng-yian',
  coverId: [{ id: 1, imgUrl: 'https://pictures.example/cover.png' }],
  intro: '<p style="color:red">水利检测与造价。</p>',
  contacts: { email: 'cheng.yian@mail.example' },
  mapLng: 118.7,
  mapLat: 31.2,
  isPublished: 1,
}

const create = (bed: TestBed, body: object, persona = 'cheng') => bed.post('/api/member-webs', body, persona)
const own = async (bed: TestBed, persona: string) =>
  (await bed.get('/api/member-web/info', persona)).json<OwnSite>()
const fieldsOf = (answer: { json(): { fieldErrors: { field: string }[] } }) =>
  answer.json().fieldErrors.map(({ field }) => field)

describe('POST /api/member-webs', () => {
  it('opens the caller’s mini-site as a draft, which nobody else sees', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/member-web/info', 'cheng')).statusCode).toBe(404)
    const answer = await create(bed, site)
    expect(answer.statusCode).toBe(201)
    expect(answer.headers.location).toBe('api/member-web/info')
    expect(answer.json()).toMatchObject({ ...site, ownerType: 'PERSON', name: '程亦安', logoUrl: null })
    expect(await own(bed, 'cheng')).toEqual(answer.json())
    expect(answer.json()).toMatchObject({ status: 'DRAFT', published: null, submittedDate: null })
    expect((await bed.get('/api/public/member-web/intro?domainId=cheng-yian')).statusCode).toBe(404)
    const frame = await bed.get('/api/public/member-web-info?domainId=cheng-yian')
    expect(frame.json()).toMatchObject({ status: 404, message: 'error.siteUnpublished' })
  })

  it('is refused a second time', async () => {
    const bed = await createTestBed()
    await create(bed, site)
    const again = await create(bed, { ...site, domainId: 'another-one' })
    expect(again.json()).toMatchObject({ status: 409, message: 'error.siteExists' })
  })

  it.each(['hengzhun', 'lin-zhiyuan', 'mingce'])(
    'is refused the domain %s, which is taken',
    async (domainId) => {
      const bed = await createTestBed()
      const answer = await create(bed, { ...site, domainId })
      expect(answer.json()).toMatchObject({ status: 409, message: 'error.domainIdTaken' })
      expect((await bed.get('/api/member-web/info', 'cheng')).statusCode).toBe(404)
    },
  )

  it('is not for applicants, nor for visitors', async () => {
    const bed = await createTestBed()
    expect((await create(bed, site, 'tong')).statusCode).toBe(403)
    expect((await bed.post('/api/member-webs', site)).statusCode).toBe(401)
    expect((await bed.get('/api/member-web/info', 'xinrui')).statusCode).toBe(403)
  })

  it.each([
    ['domainId', { domainId: 'AB' }],
    ['domainId', { domainId: 'a'.repeat(41) }],
    ['coverId', { coverId: 'javascript:alert(1)' }],
    ['logoUrl', { logoUrl: 'data:image/png;base64,AA' }],
    ['isPublished', { isPublished: 2 }],
    ['mapLat', { mapLat: 61 }],
    ['mapLng', { mapLng: null }],
    ['id', { id: 7 }],
    ['intro', { intro: '造'.repeat(34_134) }],
    ['intro', { intro: '<p><a href="https://[">a</a></p>' }],
    ['intro', { intro: '<frameset>' }],
    ['coverId', { coverId: 'https://[' }],
    [
      'coverId[1].imgUrl',
      { coverId: ['files/a.svg', 'https://['].map((imgUrl, id) => ({ id: id + 1, imgUrl })) },
    ],
    ['logoUrl', { logoUrl: 'https://a.example:99999/' }],
    ['contacts.website', { contacts: { website: 'https://[' } }],
  ])('names the field %s when it does not fit', async (field, part) => {
    const bed = await createTestBed()
    const answer = await create(bed, { ...site, ...part })
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer)).toContain(field)
  })

  it('takes an introduction of exactly 100 KiB', async () => {
    const bed = await createTestBed()
    const intro = `x${'造'.repeat(34_133)}`
    expect(Buffer.byteLength(intro)).toBe(102_400)
    expect((await create(bed, { ...site, intro })).statusCode).toBe(201)
  })
})

describe('PUT /api/member-webs', () => {
  const update = (bed: TestBed, body: object, persona: string) => bed.put('/api/member-webs', body, persona)

  it('renames and clears what is left out, which visitors see once it is approved', async () => {
    const bed = await createTestBed()
    const { id, logoUrl } = await own(bed, 'mingce')
    expect(logoUrl).not.toBeNull()
    const body = {
      id,
      domainId: 'mingce-new',
      coverId: [],
      intro: '<p>新的简介：造价咨询与造价鉴定。</p>',
      isPublished: 1,
    }
    const answer = await update(bed, body, 'mingce')
    expect(answer.json()).toMatchObject({ ...body, logoUrl: null, contacts: {}, mapLng: null })
    const found = async (domainId: string) =>
      (await bed.get(`/api/public/company-web-info?domainId=${domainId}`)).statusCode
    expect([await found('mingce-new'), await found('mingce')]).toEqual([404, 404])
    await bed.post(`/api/member-webs/${id}/publish`, {}, 'mingce')
    bed.clock.advance(60_000)
    expect([await found('mingce-new'), await found('mingce')]).toEqual([200, 404])
  })

  it.each(['<p><a href="https://[">a</a></p>', '<frameset>', '<p><script>alert(1)</script></p>'])(
    'stores nothing for its visitors to stumble over: %s',
    async (intro) => {
      const bed = await createTestBed()
      const before = await own(bed, 'mingce')
      const body = { id: before.id, domainId: 'mingce', coverId: [], intro, isPublished: 1 }
      const answer = await update(bed, body, 'mingce')
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, ['intro']])
      expect(await own(bed, 'mingce')).toEqual(before)
    },
  )

  it('keeps the address when nothing else asks for it', async () => {
    const bed = await createTestBed()
    const { id } = await own(bed, 'su')
    const body = { id, domainId: 'su-wanqing', coverId: 'files/covers/x.svg', intro: 'x', isPublished: 0 }
    expect((await update(bed, body, 'su')).statusCode).toBe(200)
    expect((await bed.get('/api/public/member-web/intro?domainId=su-wanqing')).statusCode).toBe(404)
    expect((await update(bed, { ...body, domainId: 'hengxin' }, 'su')).json()).toMatchObject({
      status: 409,
      message: 'error.domainIdTaken',
    })
  })

  it('does not touch another member’s site', async () => {
    const bed = await createTestBed()
    const before = await own(bed, 'hengxin')
    const body = { id: before.id, domainId: 'stolen', coverId: [], intro: 'x', isPublished: 1 }
    expect((await update(bed, body, 'su')).statusCode).toBe(404)
    expect((await update(bed, body, 'cheng')).statusCode).toBe(404)
    expect(await own(bed, 'hengxin')).toEqual(before)
  })
})

describe('GET /api/member-webs/domain', () => {
  it.each([
    ['hengzhun', 1],
    ['shen-weiheng', 1],
    // Nobody but its owner sees it.
    ['mingce-hidden', 1],
    ['mingce', 0],
    ['nobody-has-it', 0],
  ])('says of %s whether it is another member’s: %i', async (domainId, isTaken) => {
    const bed = await createTestBed()
    const { id } = await own(bed, 'mingce')
    const body = { id, domainId: 'mingce-hidden', coverId: [], intro: 'x', isPublished: 0 }
    if (domainId === 'mingce-hidden') await bed.put('/api/member-webs', body, 'mingce')
    const asking = domainId === 'mingce' ? 'mingce' : 'cheng'
    const answer = await bed.get(`/api/member-webs/domain?domainId=${domainId}`, asking)
    expect(answer.json()).toEqual({ isTaken })
  })

  it('is for who may have a site', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/member-webs/domain?domainId=hengzhun')).statusCode).toBe(401)
    expect((await bed.get('/api/member-webs/domain?domainId=hengzhun', 'tong')).statusCode).toBe(403)
  })
})
