import { i18n } from '@lingui/core'
import * as v from 'valibot'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type ExpertForm, emptyExpert, lastingExpert } from './expert-form.ts'
import { expertSchema, toExpertBody } from './expert-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const file = { id: 7, url: 'files/uploads/photo.png', name: '证件照.png', size: 9 }

const form: ExpertForm = {
  ...emptyExpert,
  photo: [{ key: 'a', name: file.name, size: 9, file }],
  name: ' 沈砚清 ',
  idNumber: '34990119850312002X',
  companyName: '临江正度工程咨询有限公司',
  title: '高级工程师',
  major: '工程造价',
  workYears: '16',
  certs: [
    { certType: '一级注册造价工程师', certNo: '建[造]1112349900321' },
    { certType: '', certNo: ' ' },
  ],
  expertType: ['造价', '纠纷调解'],
  resume: '从事工程造价咨询十六年，主持完成公共建筑全过程造价咨询三十余项。'.repeat(2),
  phone: '13900030001',
  phoneCode: '482913',
  isTrue: true,
}

const wrong = (changes: Partial<ExpertForm>) =>
  v.safeParse(expertSchema, { ...form, ...changes }).issues?.map((issue) => v.getDotPath(issue)) ?? []

describe('an application', () => {
  it('becomes the contract’s body: trimmed, without what was left empty, with what the identity number says', () => {
    const body = toExpertBody(v.parse(expertSchema, form))
    expect(JSON.parse(JSON.stringify(body))).toEqual({
      name: '沈砚清',
      gender: '女',
      birthDate: '1985-03-12',
      idNumber: '34990119850312002X',
      phone: '13900030001',
      phoneCode: '482913',
      companyName: '临江正度工程咨询有限公司',
      title: '高级工程师',
      major: '工程造价',
      expertType: ['造价', '纠纷调解'],
      workYears: 16,
      certs: [{ certType: '一级注册造价工程师', certNo: '建[造]1112349900321' }],
      resume: form.resume,
      photoUrl: file.url,
      attachments: [],
    })
  })

  it('counts the years somebody has lived as China does, where the new year begins before others', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T17:00:00Z') })
    expect(wrong({ workYears: '42' })).toEqual([])
    expect(wrong({ workYears: '43' })).toEqual(['workYears'])
    vi.useRealTimers()
  })

  it('goes with a gender that was passed by', () => expect(wrong({ gender: null })).toEqual([]))

  it.each<[string, Partial<ExpertForm>, string]>([
    ['no photo', { photo: [] }, 'photo'],
    ['a photo on its way', { photo: [{ key: 'a', name: 'a.png', size: 1, sent: 0.5 }] }, 'photo'],
    [
      'an attachment that failed',
      { attachments: [{ key: 'a', name: 'a.pdf', size: 1, error: '失败' }] },
      'attachments',
    ],
    ['an identity number with a slip', { idNumber: '349901198503120021' }, 'idNumber'],
    ['more years of work than of life', { workYears: '60' }, 'workYears'],
    ['years that are no number', { workYears: '十六' }, 'workYears'],
    ['half a certificate', { certs: [{ certType: '一级注册造价工程师', certNo: '' }] }, 'certs.0.certNo'],
    ['no speciality', { expertType: [] }, 'expertType'],
    ['a résumé of 49 characters', { resume: '字'.repeat(49) }, 'resume'],
    ['a mail address without a host', { email: 'shen@' }, 'email'],
    ['another form of phone', { phone: '12900030001' }, 'phone'],
    ['nothing confirmed', { isTrue: false }, 'isTrue'],
  ])('with %s is held back', (_what, changes, field) => {
    expect(wrong(changes)).toContain(field)
  })

  it('keeps on the device neither number nor codes', () => {
    const kept = JSON.stringify(lastingExpert(form))
    for (const secret of [form.idNumber, form.phoneCode]) expect(kept).not.toContain(secret)
    expect(kept).toContain('沈砚清')
  })
})
