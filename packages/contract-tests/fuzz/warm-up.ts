import type { Operation } from '@portal/api-contract/document'
import { randomOf } from '../shared/random.ts'
import { soundRequest } from './generate/base.ts'
import { endsSessions } from './run-operation.ts'
import { type Known, subjectOf } from './subjects.ts'
import type { Send } from './target/send.ts'

/** Of each operation that makes something; a few of them meet a member and a state in which it can be made. */
const tries = 8

const makes = ({ id, method, path }: Operation<string>): boolean =>
  method === 'post' && !path.includes('{') && !endsSessions.has(id)

/**
 * Makes records before the run, so that there are orders to cancel and drafts to change. One after the other: the same seed
 * leaves the same records behind. The responses are not validated here, because the run validates each operation later.
 */
export async function warmUp(
  operations: Iterable<Operation<string>>,
  known: Known,
  send: Send,
  seed: number,
): Promise<void> {
  for (const operation of [...operations].filter(makes)) {
    const subject = subjectOf(operation, known)
    for (let number = 0; number < tries; number++) {
      const random = randomOf(seed, 'warm-up', operation.id, number)
      const role = subject.allowed.length > 0 ? random.pick(subject.allowed) : 'none'
      await send(soundRequest(subject, role, random))
    }
  }
}
