import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * Words of the trade that the association writes about all the time. They are looked for as they stand, in Chinese;
 * the message tells a reader of another language what they mean.
 */
export const tradeWords: { word: string; meaning: MessageDescriptor }[] = [
  { word: '计价依据', meaning: msg`计价依据` },
  { word: '信息价', meaning: msg`信息价` },
  { word: '最高投标限价', meaning: msg`最高投标限价` },
  { word: '工程量清单', meaning: msg`工程量清单` },
  { word: '定额', meaning: msg`定额` },
  { word: '竣工结算', meaning: msg`竣工结算` },
  { word: '造价工程师', meaning: msg`造价工程师` },
  { word: '继续教育', meaning: msg`继续教育` },
  { word: '信用评价', meaning: msg`信用评价` },
  { word: '会费', meaning: msg`会费` },
]
