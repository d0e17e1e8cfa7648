import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import type { Exchange } from '../../exchange.ts'
import type { Call } from '../../run/call.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { callersOf } from '../callers.ts'
import { note } from '../note.ts'
import { exampleOf } from './bodies.ts'
import { mistakenBodiesOf } from './mistaken.ts'

/** The most that a body may have, as the document says of each 413. */
const mostBytes = 1024 * 1024

/** A body that is wrong as a whole, and how it is refused. */
interface Wrong {
  what: string
  call: Pick<Call, 'body' | 'text' | 'headers'>
  status: 400 | 413 | 415
}

/** Whether it leaves nothing but a new record behind where a wrong body is taken. */
const isHarmless = ({ method, writes, responses }: Operation): boolean =>
  method === 'post' && (!writes || '201' in responses)

function wrongOf(operation: Operation): Wrong[] {
  const example = isHarmless(operation) ? exampleOf(operation) : undefined
  const mistaken = example ? mistakenBodiesOf(operation, example) : []
  const text = JSON.stringify(example)
  return [
    { what: 'JSON that ends too soon', call: { text: '{"' }, status: 400 },
    {
      what: 'a body that says that it is plain text',
      call: { text: '{}', headers: { 'Content-Type': 'text/plain' } },
      status: 415,
    },
    ...(example
      ? [{ what: 'JSON with something behind it', call: { text: `${text} x` }, status: 400 } as const]
      : []),
    ...mistaken.map(({ what, body }) => ({ what, call: { body }, status: 400 }) as const),
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
