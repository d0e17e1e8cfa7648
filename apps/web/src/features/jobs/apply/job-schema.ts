import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobApplication } from '@portal/api-contract'
import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import {
  agreed,
  choiceRule,
  optional,
  optionalEmailRule,
  optionalWholeNumber,
  phoneCodeRule,
  phoneRule,
  say,
  text,
  uploadsRule,
} from '../../../lib/forms/fields/rules.ts'
import { keptFiles, lastingItems, type UploadItem } from '../../../lib/forms/upload/upload-item.ts'

/** What is typed; numbers as texts, files with how far they are. */
export interface JobForm {
  name: string
  gender: string | null
  birthDate: string
  education: string
  major: string
  email: string
  certType: string
  certNo: string
  workYears: string
  expectPosition: string
  expectSalaryMin: string
  expectSalaryMax: string
  expectCity: string
  resume: string
  resumeFile: UploadItem[]
  phone: string
  captchaCode: string
  phoneCode: string
  isTrue: boolean
}

export const emptyJob: JobForm = {
  name: '',
  gender: '',
  birthDate: '',
  education: '',
  major: '',
  email: '',
  certType: '',
  certNo: '',
  workYears: '',
  expectPosition: '',
  expectSalaryMin: '',
  expectSalaryMax: '',
  expectCity: '',
  resume: '',
  resumeFile: [],
  phone: '',
  captchaCode: '',
  phoneCode: '',
  isTrue: false,
}

const salary = optionalWholeNumber(0, 1_000_000, msg`请输入整数金额，单位元。`)

const hasPassed = (day: string) => day === '' || Date.parse(`${day}T00:00:00+08:00`) < Date.now() - 86_400_000

/** Left empty, or as long as the contract asks for. */
const optionalText = (minimum: number, maximum: number, message: Parameters<typeof say>[0]) =>
  v.pipe(
    optional(maximum),
    v.check((value) => value === undefined || value.length >= minimum, say(message)),
  )

const fields = v.object({
  name: text(2, 30, msg`请输入姓名，至少 2 个字。`),
  gender: choiceRule,
  birthDate: v.pipe(
    v.string(),
    v.check(hasPassed, say(msg`请选择已经过去的日期。`)),
    v.transform((day) => day || undefined),
  ),
  education: text(1, 20, msg`请选择学历。`),
  major: optional(50),
  email: optionalEmailRule,
  certType: optionalText(2, 50, msg`证书名称至少 2 个字。`),
  certNo: optionalText(4, 50, msg`证书编号至少 4 个字符。`),
  workYears: optionalWholeNumber(0, 60, msg`请输入 0 至 60 之间的整年数。`),
  expectPosition: text(2, 50, msg`请输入意向岗位，例如土建造价工程师。`),
  expectSalaryMin: salary,
  expectSalaryMax: salary,
  expectCity: optional(30),
  resume: optional(3000),
  resumeFile: uploadsRule,
  phone: phoneRule,
  // Needed for the message only, which has been sent by the time the form is.
  captchaCode: v.string(),
  phoneCode: phoneCodeRule,
  isTrue: agreed(msg`请确认所填内容真实。`),
})

/** What an application has to be; the contract's rules in the reader's words, and something for units to read. */
export const jobSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['expectSalaryMin'], ['expectSalaryMax']],
      ({ expectSalaryMin = 0, expectSalaryMax = Number.POSITIVE_INFINITY }) =>
        expectSalaryMin <= expectSalaryMax,
      () => i18n._(msg`最高薪资不能低于最低薪资。`),
    ),
    ['expectSalaryMax'],
  ),
  v.forward(
    v.partialCheck(
      [['resume'], ['resumeFile']],
      ({ resume, resumeFile }) => resume !== undefined || resumeFile.length > 0,
      () => i18n._(msg`请填写个人简历，或上传简历文件。`),
    ),
    ['resume'],
  ),
)

export type SentJob = v.InferOutput<typeof jobSchema>

export type JobFormApi = UseFormReturn<JobForm, unknown, SentJob>

/** The contract's body. @param recruitmentId of the post that is applied for */
export function toJobBody(sent: SentJob, recruitmentId?: number): JobApplication {
  const { gender, resumeFile, captchaCode: _captcha, isTrue: _isTrue, ...rest } = sent
  const [file] = keptFiles(resumeFile)
  return {
    ...rest,
    ...((gender === '男' || gender === '女') && { gender }),
    ...(file && { resumeFile: file }),
    ...(recruitmentId && { recruitmentId }),
  }
}

/** What of it may lie on the device. */
export const lastingJob = ({
  captchaCode: _captcha,
  phoneCode: _code,
  isTrue: _isTrue,
  resumeFile,
  ...rest
}: JobForm) => ({ ...rest, resumeFile: lastingItems(resumeFile) })
