import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { endOfNextMonth, workingDaysAfter } from './working-days.ts'

/** A station on the way from an account to the certificate. */
export interface Station {
  name: MessageDescriptor
  text: MessageDescriptor
  /** How long it takes from the station before; undefined at the first. */
  takes?: MessageDescriptor
  /** The latest day that it is reached, `yyyy-MM-dd`; undefined where that is up to the applicant. */
  by?: string
}

/**
 * The stations for somebody who registers and applies on a day; the durations are those that the association has promised.
 *
 * @param today `yyyy-MM-dd`
 */
export function stationsFrom(today: string): Station[] {
  const first = workingDaysAfter(today, 3)
  const second = workingDaysAfter(first, 5)
  return [
    { name: msg`注册账号`, text: msg`手机验证，约 3 分钟。`, by: today },
    { name: msg`提交申请`, text: msg`填写基本信息，交齐材料。`, takes: msg`当天可办` },
    { name: msg`初审`, text: msg`秘书处核对材料是否齐全。`, takes: msg`3 个工作日`, by: first },
    { name: msg`复审`, text: msg`专业部门核实从业人员与业绩。`, takes: msg`5 个工作日`, by: second },
    {
      name: msg`理事会审议`,
      text: msg`每月集中审议一次。`,
      takes: msg`次月底前`,
      by: endOfNextMonth(second),
    },
    { name: msg`缴纳会费`, text: msg`批准后生成当年会费，可在线缴纳。`, takes: msg`由您安排` },
    { name: msg`领取证书`, text: msg`会籍即时生效，证书扫码可查验。`, takes: msg`缴费即得` },
  ]
}
