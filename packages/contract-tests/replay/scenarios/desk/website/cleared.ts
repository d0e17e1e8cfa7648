import { validatorOf } from '@portal/api-contract/conformance'
import type { Operation } from '@portal/api-contract/document'
import { inputsOf } from '../../../../shared/inputs.ts'
import { branchOf, flatten, readOnlyNames, type Schema } from '../../../../shared/schema.ts'
import type { Exchange } from '../../../exchange.ts'
import type { Call } from '../../../run/call.ts'

export type Row = Record<string, unknown>

/** Reports that something is otherwise than expected. */
export type Tell = (exchange: Exchange, expected: string, seen: unknown) => void

type Ask = (operation: Operation, call: Call) => Promise<Exchange>

/** What a text that may be left empty is filled with, as long as it may be; undefined of what is no free text and no phone. */
function filling(name: string, schema: Schema | undefined): string | undefined {
  const { type = [], pattern, format, enum: listed, maxLength = 20 } = flatten(schema ?? {})
  const isText = Array.isArray(type) && type.includes('string') && type.includes('null')
  // An address is that of an upload.
  if (!isText || listed || name.endsWith('Url')) return undefined
  if (pattern) return ['13700000137'].find((phone) => new RegExp(pattern).test(phone))
  // A character beyond 16 bits is one of them, for whoever counts the bytes or the halves of it.
  if (format === undefined) return '𠮷 & <A>'.padStart(maxLength + 1, '回放')
  return format === 'email' ? 'replay@portal.example' : undefined
}

/** What may be put of a record that was read, by its names. */
export function writableOf(put: Operation, record: Row): Record<string, Schema> {
  const schema = (inputsOf(put).json?.schema ?? {}) as Schema
  const { properties = {} } = branchOf(schema, record)
  const read = readOnlyNames(schema, record)
  return Object.fromEntries(
    Object.entries(properties).filter(([name]) => name in record && !read.includes(name)),
  )
}

/** What may be empty of a record that was read, filled. */
const filledOf = (put: Operation, record: Row): Record<string, string> =>
  Object.fromEntries(
    Object.entries(writableOf(put, record)).flatMap(([name, property]) => {
      const text = record[name] === null ? filling(name, property) : undefined
      return text === undefined ? [] : [[name, text]]
    }),
  )

/** What is filled is there, and what is cleared afterwards is empty. */
async function checkFilled(put: Operation, ask: Ask, look: () => Promise<Row>, tell: Tell): Promise<void> {
  const before = await look()
  const texts = filledOf(put, before)
  const names = Object.keys(texts)
  if (names.length === 0) return
  const filled = await ask(put, { body: { ...before, ...texts } })
  const there = await look()
  const lost = names.find((name) => there[name] !== texts[name])
  if (lost) tell(filled, 'what is filled in is there', `${lost}: ${there[lost]}`)
  const cleared = await ask(put, {
    body: { ...there, ...Object.fromEntries(names.map((name) => [name, null])) },
  })
  const after = await look()
  const left = names.find((name) => after[name] !== null)
  if (left) tell(cleared, 'what is cleared is empty', `${left}: ${after[left]}`)
}

/** What has a value in a record and may be without one. */
const clearableOf = (put: Operation, record: Row): string[] =>
  Object.entries(writableOf(put, record)).flatMap(([name, property]) =>
    record[name] !== null && validatorOf(property)(null) ? [name] : [],
  )

/** Whatever may be without a value is without one once it was cleared: a file as well as a text or a number. */
async function checkEmptied(put: Operation, ask: Ask, look: () => Promise<Row>, tell: Tell): Promise<void> {
  let record = await look()
  for (const name of clearableOf(put, record)) {
    const cleared = await ask(put, { body: { ...record, [name]: null } })
    // What is needed beside another value is refused, which is a rule of its own.
    if (cleared.answer.status !== 200) continue
    record = await look()
    const left = record[name]
    if (left !== null) tell(cleared, 'what is cleared is empty', `${name}: ${JSON.stringify(left)}`)
  }
}

/** What is filled in a record is there, and what is cleared in it is empty. */
export async function checkCleared(
  put: Operation,
  ask: Ask,
  look: () => Promise<Row>,
  tell: Tell,
): Promise<void> {
  await checkFilled(put, ask, look, tell)
  await checkEmptied(put, ask, look, tell)
}
