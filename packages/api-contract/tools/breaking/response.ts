import type { Change } from './change.ts'
import { contentChanges, removed, type Side } from './content.ts'
import { follow, type HeaderObject, type ResponseObject } from './contract.ts'
import { schemaChanges } from './schema.ts'

function headerChange(
  before: Side,
  after: Side,
  was: HeaderObject,
  is: HeaderObject,
  where: string[],
): Change[] {
  const why = 'clients rely on it being there'
  const then = { contract: before.contract, schema: was.schema ?? true }
  const now = { contract: after.contract, schema: is.schema ?? true }
  return [
    ...(was.required && !is.required ? [{ where, was: 'required', is: 'optional', why }] : []),
    ...schemaChanges('response', then, now, where),
  ]
}

function headerChanges(
  before: Side,
  after: Side,
  was: ResponseObject,
  is: ResponseObject,
  where: string[],
): Change[] {
  return Object.entries(was.headers ?? {}).flatMap(([name, node]) => {
    const at = [...where, `header ${name}`]
    const found = is.headers?.[name]
    if (!found) return [removed(at, 'clients that read it find nothing')]
    const header = follow<HeaderObject>(before.contract, node)
    return headerChange(before, after, header, follow<HeaderObject>(after.contract, found), at)
  })
}

function answersOf({ contract, operation }: Side): Map<string, ResponseObject> {
  const responses = Object.entries(operation.responses ?? {})
  return new Map(responses.map(([status, node]) => [status, follow<ResponseObject>(contract, node)]))
}

/** Answers that are gone, say less, or are a success that is not known. */
export function responseChanges(before: Side, after: Side): Change[] {
  const now = answersOf(after)
  const then = answersOf(before)
  const strange = [...now.keys()].filter((status) => status.startsWith('2') && !then.has(status))
  const why = 'clients do not know this success'
  return [
    ...strange.map((status) => ({ where: [`response ${status}`], was: 'not there', is: 'added', why })),
    ...[...then].flatMap(([status, was]) => {
      const where = [`response ${status}`]
      const is = now.get(status)
      if (!is) return [removed(where, 'clients wait for it in vain')]
      const content = { contract: before.contract, content: was.content }
      return [
        ...headerChanges(before, after, was, is, where),
        ...contentChanges('response', content, { contract: after.contract, content: is.content }, where),
      ]
    }),
  ]
}
