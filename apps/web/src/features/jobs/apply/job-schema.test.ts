import { i18n } from '@lingui/core'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { emptyJob, type JobForm, jobSchema, lastingJob, toJobBody } from './job-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const file = { id: 7, url: 'files/uploads/resume.pdf', name: '简历.pdf', size: 9 }

const form: JobForm = {
  ...emptyJob,
  name: '钟怀瑾',
  gender: '男',
  birthDate: '1998-06-09',
  education: '本科',
  workYears: '4',
  expectPosition: '土建造价工程师',
  expectSalaryMin: '8000',
  expectSalaryMax: '11000',
  resumeFile: [{ key: 'a', name: file.name, size: 9, file }],
  phone: '13900030002',
  phoneCode: '482913',
  isTrue: true,
}

const wrong = (changes: Partial<JobForm>) =>
  v.safeParse(jobSchema, { ...form, ...changes }).issues?.map((issue) => v.getDotPath(issue)) ?? []

it('names the post that it is for', () => {
  expect(toJobBody(v.parse(jobSchema, form), 4401).recruitmentId).toBe(4401)
  expect(toJobBody(v.parse(jobSchema, form))).not.toHaveProperty('recruitmentId')
})

it('becomes the contract’s body, without what was left empty', () => {
  expect(JSON.parse(JSON.stringify(toJobBody(v.parse(jobSchema, form))))).toEqual({
    name: '钟怀瑾',
    gender: '男',
    birthDate: '1998-06-09',
    education: '本科',
    workYears: 4,
    expectPosition: '土建造价工程师',
    expectSalaryMin: 8000,
    expectSalaryMax: 11_000,
    resumeFile: file,
    phone: '13900030002',
    phoneCode: '482913',
  })
})

it('goes without a gender that was passed by', () => {
  expect(wrong({ gender: null })).toEqual([])
  expect(toJobBody(v.parse(jobSchema, { ...form, gender: null }))).not.toHaveProperty('gender')
})

it('takes one bound of the pay, or the same twice', () => {
  expect(wrong({ expectSalaryMax: '' })).toEqual([])
  expect(wrong({ expectSalaryMin: '' })).toEqual([])
  expect(wrong({ expectSalaryMin: '11000' })).toEqual([])
})

it.each<[string, Partial<JobForm>, string]>([
  ['less at most than at least', { expectSalaryMin: '11001' }, 'expectSalaryMax'],
  ['pay that is no number', { expectSalaryMin: '八千' }, 'expectSalaryMin'],
  ['a day of birth to come', { birthDate: '2999-01-01' }, 'birthDate'],
  ['no degree', { education: '' }, 'education'],
  ['a certificate number that is none', { certNo: '123' }, 'certNo'],
  ['nothing for units to read', { resumeFile: [] }, 'resume'],
  ['a code of five digits', { phoneCode: '48291' }, 'phoneCode'],
])('with %s is held back', (_what, changes, field) => {
  expect(wrong(changes)).toContain(field)
})

it('keeps no code on the device', () => {
  expect(JSON.stringify(lastingJob(form))).not.toContain(form.phoneCode)
})
