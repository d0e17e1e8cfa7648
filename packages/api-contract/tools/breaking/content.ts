import type { Change, Direction } from './change.ts'
import type { Content, Contract, PlacedOperation } from './contract.ts'
import { schemaChanges } from './schema.ts'

/** An operation with its document, so that its references can be followed. */
export interface Side extends PlacedOperation {
  contract: Contract
}

const unknownType = {
  request: 'clients that send it are refused',
  response: 'clients do not understand another',
}

/** Something that clients used and that is not there any more. */
export const removed = (where: string[], why: string): Change => ({
  where,
  was: 'there',
  is: 'removed',
  why,
})

/** What changed in the bodies of a request or response, by content type. */
export function contentChanges(
  direction: Direction,
  before: { contract: Contract; content?: Content },
  after: { contract: Contract; content?: Content },
  where: string[],
): Change[] {
  return Object.entries(before.content ?? {}).flatMap(([type, { schema = true }]) => {
    const media = after.content?.[type]
    if (media) {
      const now = { contract: after.contract, schema: media.schema ?? true }
      return schemaChanges(direction, { contract: before.contract, schema }, now, where)
    }
    const is = Object.keys(after.content ?? {}).join(' | ') || 'none'
    return [{ where: [...where, 'content type'], was: type, is, why: unknownType[direction] }]
  })
}
