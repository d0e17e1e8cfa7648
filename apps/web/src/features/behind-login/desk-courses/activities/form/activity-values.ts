import { msg } from '@lingui/core/macro'
import type { DeskActivity, DeskActivityDraft } from '@portal/api-contract'
import * as v from 'valibot'
import { serverNow } from '../../../../../lib/api/server-clock.ts'
import { fromLocalTime, toLocalTime } from '../../../../../lib/chakra/desk/local-time.ts'
import { richTextRule } from '../../../../../lib/chakra/rich-text/rich-text-rule.ts'
import { required, say, text, wholeNumber } from '../../../../../lib/forms/fields/rules.ts'

/** What the form of an activity holds: every field as it is typed, times as the browser's fields have them. */
export interface ActivityValues {
  title: string
  coverUrl: string
  startTime: string
  endTime: string
  signUpStart: string
  signUpDeadline: string
  address: string
  quota: string
  /** In yuan. */
  fee: string
  creditHours: string
  content: string
  /** The version that the form began from; 0 of a new activity. */
  version: number
}

const timeOf = (instant: string | undefined): string => (instant ? toLocalTime(instant) : '')
const numberOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** The values with which the form begins: of an activity, or of none yet. */
export const valuesOf = (activity: DeskActivity | undefined): ActivityValues => ({
  title: activity?.title ?? '',
  coverUrl: activity?.coverUrl ?? '',
  startTime: timeOf(activity?.startTime),
  endTime: timeOf(activity?.endTime),
  signUpStart: timeOf(activity?.signUpStart),
  signUpDeadline: timeOf(activity?.signUpDeadline),
  address: activity?.address ?? '',
  quota: numberOf(activity?.quota),
  fee: numberOf(activity?.fee ?? 0),
  creditHours: numberOf(activity?.creditHours ?? 0),
  content: activity?.content ?? '',
  version: activity?.version ?? 0,
})

/** What is sent; the rules have seen that nothing of it is missing. */
export const toBody = (values: ActivityValues): DeskActivityDraft => ({
  title: values.title.trim(),
  coverUrl: values.coverUrl || null,
  startTime: fromLocalTime(values.startTime) ?? '',
  endTime: fromLocalTime(values.endTime) ?? '',
  signUpStart: fromLocalTime(values.signUpStart) ?? '',
  signUpDeadline: fromLocalTime(values.signUpDeadline) ?? '',
  address: values.address.trim(),
  quota: Number(values.quota),
  fee: Number(values.fee),
  creditHours: Number(values.creditHours),
  content: values.content,
})

const time = required(msg`请填写时间。`)

/** A number with so many decimals at most. */
const amount = (pattern: RegExp, message: ReturnType<typeof msg>) =>
  v.pipe(v.string(), v.trim(), v.regex(pattern, say(message)))

/** The rules of the form of a draft. */
export const activitySchema = v.pipe(
  v.looseObject({
    title: text(2, 200, msg`请填写标题，至少 2 个字。`),
    address: text(2, 200, msg`请填写地点，至少 2 个字。`),
    startTime: time,
    endTime: time,
    signUpStart: time,
    signUpDeadline: time,
    quota: wholeNumber(1, 100_000, msg`请填写名额，1 至 100000 的整数。`),
    fee: amount(/^\d{1,6}(\.\d{1,2})?$/, msg`请填写费用，单位为元，免费填 0。`),
    creditHours: amount(/^\d{1,2}(\.\d)?$/, msg`请填写学时，没有填 0。`),
    content: richTextRule(msg`请填写正文。`),
  }),
  // Times of the browser's fields are in the order of their letters.
  v.forward(
    v.partialCheck(
      [['startTime'], ['endTime']],
      ({ startTime, endTime }) => startTime < endTime,
      say(msg`结束时间须晚于开始时间。`),
    ),
    ['endTime'],
  ),
  v.forward(
    v.partialCheck(
      [['signUpStart'], ['signUpDeadline']],
      ({ signUpStart, signUpDeadline }) => signUpStart < signUpDeadline,
      say(msg`报名截止须晚于开放报名。`),
    ),
    ['signUpDeadline'],
  ),
  v.forward(
    v.partialCheck(
      [['signUpDeadline'], ['startTime']],
      ({ signUpDeadline, startTime }) => signUpDeadline <= startTime,
      say(msg`报名截止不能晚于活动开始。`),
    ),
    ['signUpDeadline'],
  ),
)

/** The rules of the form of what is published: once its beginning lies in the past nobody can change it or call it off. */
export const publishedSchema = v.pipe(
  activitySchema,
  v.forward(
    v.partialCheck(
      [['startTime']],
      ({ startTime }) => startTime > toLocalTime(new Date(serverNow())),
      say(msg`活动已发布，开始时间须晚于现在。`),
    ),
    ['startTime'],
  ),
)
