import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { branchOf, flatten } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { callersOf } from '../callers.ts'
import { note } from '../note.ts'

interface Problem {
  message?: unknown
  fieldErrors?: { field?: unknown }[]
}

type Body = Record<string, unknown>

/** The document's example of what an operation makes; undefined for one that makes nothing. */
function exampleOf(operation: Operation): Body | undefined {
  const [example] = inputsOf(operation).json?.examples ?? []
  return operation.method === 'post' && '201' in operation.responses && isRecord(example)
    ? example
    : undefined
}

/** Whether the document knows the id and forbids it in words; elsewhere it is a property that the body does not have. */
const isNamed = (operation: Operation, body: Body): boolean =>
  'id' in (branchOf(flatten(inputsOf(operation).json?.schema ?? {}), body).properties ?? {})

function saysWhy({ answer }: Exchange, isIdNamed: boolean): boolean {
  const { message, fieldErrors = [] } = (answer.body ?? {}) as Problem
  if (message === 'error.idexists') return true
  return !isIdNamed && Array.isArray(fieldErrors) && fieldErrors.some((one) => one?.field === 'id')
}

function checkAnswer(context: Context, exchange: Exchange, isIdNamed: boolean): void {
  const { status, body } = exchange.answer
  if (status < 400) {
    const expected = 'a refusal with 400 for what is new and brings an id'
    note(context, { kind: 'not refused', path: 'id', expected, seen: String(status), exchange })
    return
  }
  if (status === 400 && saysWhy(exchange, isIdNamed)) return
  const { message } = (body ?? {}) as Problem
  const expected = isIdNamed ? '400 with error.idexists' : "400 with error.idexists, or that names 'id'"
  note(context, { kind: 'problem', path: 'id', expected, seen: `${status} with ${message}`, exchange })
}

async function check(context: Context, operation: Operation, example: Body): Promise<void> {
  const [role] = await callersOf(context, operation)
  if (!role) return context.skip('no account of the credentials may call it')
  const path = Object.fromEntries(
    inputsOf(operation).path.map((parameter) => [parameter.name, String(parameter.example ?? 1)]),
  )
  const exchange = await context.call(operation, { role, path, body: { ...example, id: 1 } })
  checkAnswer(context, exchange, isNamed(operation, example))
}

/** Whether a body must have its id by the schema, so that a refusal may name it as any field that is missing. */
const mustNameId = (operation: Operation, body: Body): boolean =>
  branchOf(flatten(inputsOf(operation).json?.schema ?? {}), body).required?.includes('id') === true

function checkLacking(context: Context, exchange: Exchange, isRequired: boolean): void {
  const { status, body } = exchange.answer
  if (status < 400) {
    const expected = 'a refusal with 400 for a change that names no record'
    note(context, { kind: 'not refused', path: 'id', expected, seen: String(status), exchange })
    return
  }
  const { message, fieldErrors = [] } = (body ?? {}) as Problem
  const isNamed = Array.isArray(fieldErrors) && fieldErrors.some((one) => one?.field === 'id')
  if (status === 400 && (message === 'error.idnull' || (isRequired && isNamed))) return
  const expected = isRequired ? "400 with error.idnull, or that names 'id'" : '400 with error.idnull'
  note(context, { kind: 'problem', path: 'id', expected, seen: `${status} with ${message}`, exchange })
}

/** Whether a PUT changes the record that its body names, of several. */
const namesRecord = (operation: Operation, body: Body): boolean =>
  operation.method === 'put' && inputsOf(operation).path.length === 0 && isNamed(operation, body)

/** For each PUT whose body names the record: without its id it says that, and nothing of another field. */
export const lackingIdScenarios: Scenario[] = [...operations.values()].flatMap((operation) => {
  const [example] = inputsOf(operation).json?.examples ?? []
  if (!isRecord(example) || !namesRecord(operation, example)) return []
  const { id: _, ...body } = example
  return {
    name: `What is changed is named by its id: ${operation.id}`,
    operations: [operation.id],
    writes: true,
    async run(context: Context) {
      const [role] = await callersOf(context, operation)
      if (!role) return context.skip('no account of the credentials may call it')
      checkLacking(context, await context.call(operation, { role, body }), mustNameId(operation, example))
    },
  }
})

/** For each operation that makes a record: what is new brings no id, and the refusal says that it is the id. */
export const givenIdScenarios: Scenario[] = [...operations.values()].flatMap((operation) => {
  const example = exampleOf(operation)
  if (!example) return []
  return {
    name: `What is new brings no id: ${operation.id}`,
    operations: [operation.id],
    writes: true,
    run: (context: Context) => check(context, operation, example),
  }
})
