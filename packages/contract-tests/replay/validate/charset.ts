import { escapeKey } from '@portal/api-contract/json-pointer'
import { isRecord } from '../../shared/is-record.ts'
import type { MismatchDetails } from '../mismatch.ts'
import type { AnswerRule } from './rule.ts'

const mismatch = (path: string, expected: string, seen: string): MismatchDetails => ({
  kind: 'charset',
  path,
  expected,
  seen,
})

const charsetParameter = /;\s*charset\s*=\s*"?([^\s";]+)/i
const isUtf8Name = (name: string): boolean => /^utf-?8$/i.test(name)

/** What Windows shows for the bytes 0x80 to 0x9F. */
const windows = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/**
 * Text that was decoded wrongly on its way: characters of Latin-1 where Chinese was (`æ–°é—»`, `ÐÂÎÅ`), what GBK makes of
 * replaced characters (`锟斤拷`), the replacement character itself, or nothing but question marks.
 */
const garbled = new RegExp(
  `\\uFFFD|锟斤拷|(?:[\\u00C0-\\u00FF][\\u0080-\\u00FF${windows}]{1,2}){2}|^\\?{4,}$`,
)
/** The same in the text of a whole answer; a text of question marks ends at its quotes there. */
const suspicious = new RegExp(garbled.source.replace('^\\?{4,}$', '\\?{4,}'))

interface Found {
  pointer: string
  text: string
}

function findGarbled(value: unknown, pointer = ''): Found | undefined {
  if (typeof value === 'string') return garbled.test(value) ? { pointer, text: value } : undefined
  if (!Array.isArray(value) && !isRecord(value)) return undefined
  for (const [key, item] of Object.entries(value)) {
    const found = findGarbled(item, `${pointer}/${escapeKey(key)}`)
    if (found) return found
  }
  return undefined
}

function ofText(text: string, body: unknown): MismatchDetails[] {
  if (!suspicious.test(text)) return []
  const found = findGarbled(body)
  return found ? [mismatch(found.pointer || '/', 'readable text', found.text.slice(0, 60))] : []
}

/** Text is UTF-8, is declared as nothing else, and was not read as anything else before. */
export const charset: AnswerRule = ({ answer: { headers, isUtf8, text, body } }) => {
  const declared = charsetParameter.exec(headers['content-type'] ?? '')?.[1]
  if (declared !== undefined && !isUtf8Name(declared))
    return [mismatch('content-type', 'charset=utf-8', declared)]
  if (!isUtf8) return [mismatch('/', 'bytes that are UTF-8', 'bytes that are not')]
  return ofText(text, body)
}
