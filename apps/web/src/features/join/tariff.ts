import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a level of membership costs. */
export interface Rate {
  level: MessageDescriptor
  /** Yuan a year. */
  yuan: number
}

/**
 * What the members' congress resolved; the disclosure page publishes it. No operation of the backend tells it to
 * somebody who has not joined.
 */
export const unitRates: [entry: Rate, ...higher: Rate[]] = [
  { level: msg`会员单位`, yuan: 2000 },
  { level: msg`理事单位、常务理事单位`, yuan: 5000 },
  { level: msg`副会长单位`, yuan: 10_000 },
  { level: msg`会长单位`, yuan: 30_000 },
]

/** The same at every level. */
export const personRate: Rate = { level: msg`个人会员`, yuan: 200 }
