import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import { flatten, type Schema, typesOf } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import type { Call } from '../../run/call.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { callersOf } from '../callers.ts'
import { note } from '../note.ts'
import { exampleOf, shapeOf } from './bodies.ts'

type Body = Record<string, unknown>

/** The most that a body may have, as the document says of each 413. */
const mostBytes = 1024 * 1024

const unknownName = 'noSuchProperty'

/** A body that is wrong as a whole, and how it is refused. */
interface Wrong {
  what: string
  call: Pick<Call, 'body' | 'text' | 'headers'>
  status: 400 | 413 | 415
}

/** What some readers of JSON take for a value that is meant: by its kind, another one that the document does not allow; undefined where there is none. */
const mistaken: Record<string, (schema: Schema, value: unknown) => unknown> = {
  'numbers and switches as texts': (_, value) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined,
  'whole numbers with a fraction': (schema, value) =>
    typesOf(schema).includes('integer') && typeof value === 'number' ? value + 0.5 : undefined,
  'instants without a zone': ({ format }, value) =>
    format === 'date-time' && typeof value === 'string' ? value.replace(/Z$/, '') : undefined,
  // A blank of Chinese type is none of the letters that a pattern may ask for, but one to whoever knows blanks of ASCII alone.
  'wide blanks in place of words': ({ pattern, minLength = 1 }, value) =>
    pattern?.includes('\\S') && typeof value === 'string' ? '　'.repeat(Math.max(1, minLength)) : undefined,
  'listed values by their place': ({ enum: listed }, value) =>
    listed && typeof value === 'string' ? listed.indexOf(value) : undefined,
}

/** The example with all of its values of a kind mistaken: a reader that takes one of them takes them all. */
function mistakenOf(operation: Operation, example: Body): Wrong[] {
  const { properties = {} } = shapeOf(operation, example)
  return Object.entries(mistaken).flatMap(([what, otherOf]): Wrong[] => {
    const others = Object.entries(example)
      .map(([name, value]) => [name, otherOf(flatten(properties[name] ?? {}), value)] as const)
      .filter(([, other]) => other !== undefined)
    const body = { ...example, ...Object.fromEntries(others) }
    return others.length > 0 ? [{ what, call: { body }, status: 400 }] : []
  })
}

/** Whether it leaves nothing but a new record behind where a wrong body is taken. */
const isHarmless = ({ method, writes, responses }: Operation): boolean =>
  method === 'post' && (!writes || '201' in responses)

function wrongOf(operation: Operation): Wrong[] {
  const example = isHarmless(operation) ? exampleOf(operation) : undefined
  const text = JSON.stringify(example)
  return [
    { what: 'JSON that ends too soon', call: { text: '{"' }, status: 400 },
    {
      what: 'a body that says that it is plain text',
      call: { text: '{}', headers: { 'Content-Type': 'text/plain' } },
      status: 415,
    },
    ...(example
      ? ([
          { what: 'JSON with something behind it', call: { text: `${text} x` }, status: 400 },
          { what: unknownName, call: { body: { ...example, [unknownName]: 1 } }, status: 400 },
          ...mistakenOf(operation, example),
        ] as const)
      : []),
    // Blanks around JSON mean nothing, so that nothing else is wrong with it.
    ...(example && !operation.writes
      ? [{ what: 'more than 1 MiB', call: { text: text + ' '.repeat(mostBytes) }, status: 413 } as const]
      : []),
  ]
}

function checkAnswer(context: Context, { what, status }: Wrong, exchange: Exchange): void {
  const seen = exchange.answer.status
  // A backend may look for the record that the path names before it reads a body.
  if (seen === status || (seen === 404 && exchange.operation?.path.includes('{'))) return
  const kind = seen < 400 ? 'not refused' : 'problem'
  note(context, { kind, path: what, expected: `a refusal with ${status}`, seen: String(seen), exchange })
}

async function check(context: Context, operation: Operation): Promise<void> {
  const [role] = await callersOf(context, operation)
  if (!role) return context.skip('no account of the credentials may call it')
  const path = Object.fromEntries(
    inputsOf(operation).path.map((parameter) => [parameter.name, String(parameter.example ?? 1)]),
  )
  for (const wrong of wrongOf(operation))
    checkAnswer(context, wrong, await context.call(operation, { role, path, ...wrong.call }))
}

/** For each operation that takes JSON: what is none, or has types that the document does not allow, is refused as that. */
export const wholeBodyScenarios: Scenario[] = [...operations.values()].flatMap((operation) =>
  inputsOf(operation).json
    ? {
        name: `What is no body of the document is refused: ${operation.id}`,
        operations: [operation.id],
        writes: operation.writes,
        run: (context: Context) => check(context, operation),
      }
    : [],
)
