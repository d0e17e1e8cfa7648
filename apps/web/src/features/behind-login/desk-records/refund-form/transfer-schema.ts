import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { say, text } from '../../../../lib/forms/fields/rules.ts'

export const receiverTypes = ['BANK', 'ALIPAY'] as const

/** The fields of the specification's step form: who pays, and the account that receives, whose it is (§3). */
export const transferSchema = v.object({
  payAccount: v.pipe(v.string(), v.nonEmpty(say(msg`请选择付款账号。`))),
  receiverType: v.picklist(receiverTypes),
  receiverAccount: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\S{4,60}$/, say(msg`收款账号为 4 至 60 个字符，中间不能有空格。`)),
  ),
  receiverName: text(2, 100, msg`请填写 2 至 100 个字的收款人名称。`),
})

export type TransferValues = v.InferOutput<typeof transferSchema>
