import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import { statedAs } from '../../validate/relations/stated.ts'

/** A file that an answer points to. */
export interface KeptFile {
  /** Where its size stands in the answer. */
  pointer: string
  /** How many bytes it has, as the answer says. */
  size: unknown
  /** Where it is read, below the API's base. */
  path: string
}

const seeSizes = statedAs('bytesAt')

/**
 * Files of an answer that lie at the backend itself; those of other servers are not asked for. Of several the first and the last:
 * what takes the first for each is right about that one.
 */
export function filesOf(exchange: Exchange): KeptFile[] {
  const files: KeptFile[] = []
  seeSizes(exchange, ({ record, pointer, name, relation: { bytesAt } }) => {
    const address = bytesAt === undefined ? undefined : record[bytesAt]
    if (typeof address === 'string' && !/^[a-z]+:/i.test(address))
      files.push({
        pointer: `${pointer}/${name}`,
        size: record[name],
        path: `/${address.replace(/^\//, '')}`,
      })
  })
  return files.filter((_, place) => place === 0 || place === files.length - 1)
}

/** Where a file has another size than was said; nothing where it was not answered. */
export function hasOtherSize({ pointer, size }: KeptFile, { answer }: Exchange): MismatchDetails | null {
  if (answer.status !== 200 || answer.size === undefined || answer.size === size) return null
  const expected = 'as many bytes as are read at its address'
  return { kind: 'rule', path: pointer, expected, seen: `${size} of ${answer.size}` }
}
