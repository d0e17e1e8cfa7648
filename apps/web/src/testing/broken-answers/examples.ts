import { type OperationId, operations } from '@portal/api-contract/document'

const reading = [...operations.values()]
  .filter(({ method }) => method === 'get')
  .map(({ id, path }) => ({ id, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** The operation of the contract that reads what is at a path below the API's base. */
export const operationAt = (path: string): OperationId | undefined =>
  reading.find((operation) => operation.path.test(path))?.id

/** What the contract shows as the answer of an operation; each time a copy. */
export function exampleOf(id: OperationId): unknown {
  const [media] = Object.values(operations.get(id)?.responses['200']?.content ?? {})
  const [first] = Object.values(media?.examples ?? {})
  return structuredClone(media?.example ?? first?.value ?? [])
}

/** Everything that somebody can be permitted, as an account names it. */
export const everyPermission = [
  ...new Set([...operations.values()].flatMap(({ permissions }) => permissions ?? [])),
].map((name) => ({ name }))
