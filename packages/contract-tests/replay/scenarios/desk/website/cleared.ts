import { validatorOf } from '@portal/api-contract/conformance'
import type { Operation } from '@portal/api-contract/document'
import { inputsOf } from '../../../../shared/inputs.ts'
import { branchOf, flatten, readOnlyNames, type Schema } from '../../../../shared/schema.ts'
import type { Exchange } from '../../../exchange.ts'
import type { Call } from '../../../run/call.ts'

type Row = Record<string, unknown>

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

/** What may be empty of a record that was read, filled. */
function filledOf(put: Operation, record: Row): Record<string, string> {
  const { properties = {} } = branchOf((inputsOf(put).json?.schema ?? {}) as Schema, record)
  const read = readOnlyNames((inputsOf(put).json?.schema ?? {}) as Schema, record)
  const empty = Object.keys(record).filter((name) => record[name] === null && !read.includes(name))
  return Object.fromEntries(
    empty.flatMap((name) => {
      const text = filling(name, properties[name])
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

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
function clearableOf(put: Operation, record: Row): string[] {
  const schema = (inputsOf(put).json?.schema ?? {}) as Schema
  const { properties = {} } = branchOf(schema, record)
  const read = readOnlyNames(schema, record)
  return Object.keys(record).filter((name) => {
    const property = properties[name]
    return property && record[name] !== null && !read.includes(name) && validatorOf(property)(null)
  })
}

/** Whatever may be without a value is without one once it was cleared: a file as well as a text or a number. */
async function checkEmptied(put: Operation, ask: Ask, look: () => Promise<Row>, tell: Tell): Promise<void> {
  for (const name of clearableOf(put, await look())) {
    const cleared = await ask(put, { body: { ...(await look()), [name]: null } })
    // What is needed beside another value is refused, which is a rule of its own.
    if (cleared.answer.status !== 200) continue
    const after = await look()
    if (after[name] !== null)
      tell(cleared, 'what is cleared is empty', `${name}: ${JSON.stringify(after[name])}`)
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
