import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { webAddress } from '../../../../lib/address/web-address.ts'
import { richTextRule } from '../../../../lib/chakra/rich-text/rich-text-rule.ts'
import { optionalEmailRule, say } from '../../../../lib/forms/fields/rules.ts'

/** An address as the contract has it. */
export const domainFormat = /^[a-z0-9-]{3,40}$/
/** The same in words. */
export const domainRule = msg`网址由 3 至 40 个小写字母、数字或连字符组成。`

const optionalText = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, say(msg`内容过长，请缩短。`)))

const optionalForm = (format: RegExp, message: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || format.test(typed), say(message)),
  )

/** A coordinate within the country, or nothing. */
const degreesRule = (lowest: number, highest: number, message: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => {
      const degrees = Number(typed)
      return typed === '' || (degrees >= lowest && degrees <= highest)
    }, say(message)),
  )

const isWebsite = (typed: string) =>
  typed === '' || (/^https?:\/\//.test(typed) && webAddress(typed) !== undefined)

/** The rules of the site's form. */
export const siteSchema = v.pipe(
  v.looseObject({
    domainId: v.pipe(v.string(), v.trim(), v.regex(domainFormat, say(domainRule))),
    intro: richTextRule(msg`请填写简介。`),
    contactName: optionalText(50),
    phone: optionalForm(/^[0-9+() -]{6,30}$/, msg`电话由 6 至 30 位数字、空格、括号、加号或连字符组成。`),
    email: optionalEmailRule,
    address: optionalText(200),
    postCode: optionalForm(/^\d{6}$/, msg`邮政编码为 6 位数字。`),
    website: v.pipe(optionalText(200), v.check(isWebsite, say(msg`网址应以 http:// 或 https:// 开头。`))),
    mapLng: degreesRule(73, 136, msg`经度应在 73 至 136 之间。`),
    mapLat: degreesRule(3, 54, msg`纬度应在 3 至 54 之间。`),
  }),
  v.forward(
    v.partialCheck(
      [['mapLng'], ['mapLat']],
      ({ mapLng, mapLat }) => (mapLng === '') === (mapLat === ''),
      say(msg`经度和纬度要么都填，要么都不填。`),
    ),
    ['mapLat'],
  ),
)
