import type { InvoiceTitle } from '@portal/api-contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { freeOrders } from '../../../testing/invoicing.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const path = '/api/member-invoice-titles'
const company = { titleType: 'COMPANY', buyerName: '江川测试有限公司', buyerTaxNo: '91350100M000100Y43' }

let bed: TestBed
beforeEach(async () => {
  bed = await createTestBed()
})

const book = async (persona = 'hengxin'): Promise<InvoiceTitle[]> => (await bed.get(path, persona)).json()
const add = async (change: object = {}, persona = 'hengxin') =>
  (await bed.post(path, { ...company, ...change }, persona)).json<InvoiceTitle>()
const defaults = async () => (await book()).filter(({ isDefault }) => isDefault).map(({ id }) => id)

describe('a book of titles', () => {
  it('has the default first', async () => {
    const [first, ...others] = await book()
    expect(first).toMatchObject({ buyerName: '江川恒信工程造价咨询有限公司', isDefault: true })
    expect(others.length).toBeGreaterThan(0)
    expect(others.every(({ isDefault }) => !isDefault)).toBe(true)
  })

  it('makes its first title the default, and no later one by itself', async () => {
    expect(await book('su')).toEqual([])
    expect(await add({}, 'su')).toMatchObject({ isDefault: true, buyerAddress: null })
    expect(await add({ buyerName: '另一家公司' }, 'su')).toMatchObject({ isDefault: false })
  })

  it('gives the id of a title that was thrown away to no other', async () => {
    const { id } = await add()
    await bed.delete(`${path}/${id}`, 'hengxin')
    expect((await add()).id).toBeGreaterThan(id)
  })

  it('has one default: it moves, and may be given up', async () => {
    const { id } = await add({ isDefault: true })
    expect(await defaults()).toEqual([id])
    const answer = await bed.put(path, { id, ...company, email: 'a@b.example', isDefault: false }, 'hengxin')
    expect(answer.json()).toMatchObject({ id, email: 'a@b.example', isDefault: false })
    expect(await defaults()).toEqual([])
  })

  it('begins an application with its default', async () => {
    const [orderId] = await freeOrders(bed, 'EDU')
    await add({ isDefault: true, email: 'new@unit.example' })
    const draft = await bed.get(`/api/member-invoices/apply/${orderId}`, 'hengxin')
    expect(draft.json()).toMatchObject({ buyerName: company.buyerName, email: 'new@unit.example' })
  })

  it('has a title once', async () => {
    const { id } = await add()
    const [other] = await book()
    const refusal = { status: 409, message: 'error.titleExists' }
    expect((await bed.post(path, company, 'hengxin')).json()).toMatchObject(refusal)
    expect((await bed.put(path, { ...company, id: other?.id }, 'hengxin')).json()).toMatchObject(refusal)
    expect((await bed.put(path, { ...company, id, phone: '13900020001' }, 'hengxin')).statusCode).toBe(200)
  })

  it('takes no company without its tax number, or with a wrong one', async () => {
    for (const buyerTaxNo of [null, '91350100M000100Y44'])
      expect((await bed.post(path, { ...company, buyerTaxNo }, 'hengxin')).json()).toMatchObject({
        status: 400,
        fieldErrors: [{ field: 'buyerTaxNo' }],
      })
  })

  it('keeps no tax number of a person, who has a title once with it and without', async () => {
    const person = { titleType: 'PERSON', buyerName: '苏婉清' }
    const { id, buyerTaxNo } = await add(person)
    expect(buyerTaxNo).toBeNull()
    const put = await bed.put(path, { id, ...company, ...person }, 'hengxin')
    expect(put.json()).toMatchObject({ id, buyerTaxNo: null })
    const again = await bed.post(path, { ...company, ...person, buyerTaxNo: null }, 'hengxin')
    expect(again.json()).toMatchObject({ status: 409, message: 'error.titleExists' })
  })

  it('is its owner’s alone', async () => {
    const { id } = await add()
    expect((await bed.get(`${path}/${id}`, 'hengxin')).json()).toMatchObject({ id, ...company })
    expect((await bed.get(`${path}/${id}`, 'su')).statusCode).toBe(404)
    expect((await bed.delete(`${path}/${id}`, 'su')).statusCode).toBe(404)
    expect((await bed.put(path, { ...company, id }, 'su')).json()).toMatchObject({
      message: 'error.idnotfound',
    })
    expect((await bed.delete(`${path}/${id}`, 'hengxin')).statusCode).toBe(204)
    expect((await bed.get(`${path}/${id}`, 'hengxin')).statusCode).toBe(404)
  })

  it('knows a new title from one that is changed', async () => {
    expect((await bed.post(path, { ...company, id: 1 }, 'hengxin')).json()).toMatchObject({
      message: 'error.idexists',
    })
    expect((await bed.put(path, company, 'hengxin')).json()).toMatchObject({ message: 'error.idnull' })
  })
})
