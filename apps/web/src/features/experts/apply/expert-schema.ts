import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ExpertApplication } from '@portal/api-contract'
import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { yearOf } from '../../../lib/dates/calendar.ts'
import { readIdNumber } from '../../../lib/forms/fields/id-number.ts'
import {
  agreed,
  choiceRule,
  idNumberRule,
  optional,
  optionalEmailRule,
  phoneCodeRule,
  phoneRule,
  say,
  text,
  uploadsRule,
  wholeNumber,
} from '../../../lib/forms/fields/rules.ts'
import { keptFiles } from '../../../lib/forms/upload/upload-item.ts'
import { expertTypes } from '../expert-types.ts'
import type { ExpertForm } from './expert-form.ts'

const workYears = msg`请输入 0 至 60 之间的整年数。`

const certRule = v.object({
  certType: text(2, 50, msg`请输入证书名称，不需要这一行可以删除。`),
  certNo: text(4, 50, msg`请输入证书编号，至少 4 个字符。`),
})

/** One empty row stands there to begin with; left empty it means none. */
const certsRule = v.pipe(
  v.array(v.object({ certType: v.string(), certNo: v.string() })),
  v.transform((certs) =>
    certs.filter(({ certType, certNo }) => certType.trim() !== '' || certNo.trim() !== ''),
  ),
  v.array(certRule),
)

/** The years somebody of an identity number has lived, by calendar years of China; the server counts the same. */
function yearsLived(idNumber: string): number {
  const born = readIdNumber(idNumber)?.birthDate.slice(0, 4)
  return born ? yearOf(new Date()) - Number(born) : 60
}

const fields = v.object({
  photo: v.pipe(uploadsRule, v.minLength(1, say(msg`请上传证件照。`))),
  name: text(2, 30, msg`请输入姓名，至少 2 个字。`),
  idNumber: idNumberRule,
  gender: choiceRule,
  education: optional(20),
  email: optionalEmailRule,
  companyName: text(2, 100, msg`请输入工作单位全称。`),
  position: optional(50),
  title: text(2, 30, msg`请输入职称，例如高级工程师。`),
  major: text(2, 50, msg`请输入所学或所从事的专业。`),
  workYears: wholeNumber(0, 60, workYears),
  certs: certsRule,
  expertType: v.pipe(v.array(v.picklist(expertTypes)), v.minLength(1, say(msg`请至少选择一个专业方向。`))),
  resume: text(50, 3000, msg`请填写专业履历，至少 50 个字。`),
  achievements: optional(2000),
  attachments: uploadsRule,
  phone: phoneRule,
  // Needed for the message only, which has been sent by the time the form is.
  captchaCode: v.string(),
  phoneCode: phoneCodeRule,
  isTrue: agreed(msg`请确认所填内容真实。`),
})

/** What an application has to be; the contract's rules in the reader's words. */
export const expertSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['idNumber'], ['workYears']],
      ({ idNumber, workYears: years }) => years <= yearsLived(idNumber),
      () => i18n._(msg`从业年限不能超过年龄。`),
    ),
    ['workYears'],
  ),
)

export type SentExpert = v.InferOutput<typeof expertSchema>

export type ExpertFormApi = UseFormReturn<ExpertForm, unknown, SentExpert>

/** The contract's body. What the identity number says is not asked for again. */
export function toExpertBody(sent: SentExpert): ExpertApplication {
  const { photo, attachments, captchaCode: _captcha, isTrue: _isTrue, gender, ...rest } = sent
  const identity = readIdNumber(sent.idNumber)
  return {
    ...rest,
    ...identity,
    ...((gender === '男' || gender === '女') && { gender }),
    photoUrl: keptFiles(photo)[0]?.url ?? '',
    attachments: keptFiles(attachments),
  }
}
