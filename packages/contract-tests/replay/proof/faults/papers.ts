import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { putAt } from '../../../shared/places.ts'
import { jsonOf, withBody, withJson } from '../answer.ts'
import { type Fault, isSuccess, successOf } from '../fault.ts'
import { inOperation } from './relations.ts'
import { inBody } from './states.ts'

type Body = Record<string, unknown>

/** Where in a body the first file of the backend's own is named. */
function fileIn(value: unknown, keys: (string | number)[] = []): (string | number)[] | undefined {
  if (typeof value === 'string') {
    const isFile = /[a-z]Url$/.test(String(keys.at(-1))) && value.startsWith('files/')
    return isFile ? keys : undefined
  }
  if (!Array.isArray(value) && !isRecord(value)) return undefined
  for (const [key, part] of Object.entries(value)) {
    const found = fileIn(part, [...keys, Array.isArray(value) ? Number(key) : key])
    if (found) return found
  }
  return undefined
}

const namesFiles = (operation: Operation): boolean =>
  /[a-z]Url"/.test(JSON.stringify(operation.responses[successOf(operation) ?? ''] ?? {}))

const isCertificate = ({ printType }: Body): boolean =>
  printType === 'PERSON_CERT' || printType === 'UNIT_CERT'

/** Faults in what is printed, and in where files lie. */
export const paperFaults: Fault[] = [
  {
    name: 'a file is not where an answer says',
    detectedAs: ['rule'],
    fits: namesFiles,
    answer(right) {
      if (!isSuccess(right) || !/json/.test(right.headers['content-type'] ?? '')) return right
      const body = jsonOf(right)
      const keys = fileIn(body)
      return keys ? withJson(right, putAt(body, keys, 'files/none/gone.svg')) : right
    },
  },
  inBody('a certificate has another level than its holder', ['getPrintInfo'], (print) =>
    isCertificate(print) ? { ...print, memberLevel: '名誉会员' } : print,
  ),
  inBody('a certificate is valid a day less than the membership', ['getPrintInfo'], (print) =>
    isCertificate(print) ? { ...print, validTo: String(print.validTo).replace(/1$/, '0') } : print,
  ),
  inBody('an amount in words is another one', ['getPrintInfo', 'getOrderReceipts'], (print) => ({
    ...print,
    rows: (print.rows as Body[]).map((row) =>
      String(row.label).includes('大写') ? { ...row, value: `壹仟${row.value}` } : row,
    ),
  })),
  inBody('what was printed before stays valid', ['verifyPrintInfo'], (print) => ({
    ...print,
    status: 'VALID',
  })),
  inOperation('the form of Alipay takes the total in fen', 'payByAlipay', (right) =>
    withBody(right, right.body.toString().replace(/(total_amount" value="\d+)\./, '$1')),
  ),
  inBody('a figure of the desk counts more than there is', ['getDeskAnalysis'], (body) => ({
    ...body,
    figures: (body.figures as Body[]).map((one) =>
      one.name === 'FEES_COLLECTED' ? { ...one, value: Number(one.value) + 2000 } : one,
    ),
  })),
]
