import { type OperationId, operations } from '@portal/api-contract/document'
import type { Recording } from '@portal/api-contract/mock'
import { ok } from '../../contract/handler.ts'
import { isDeep } from '../../contract/is-deep.ts'
import { invalidField } from '../../contract/problem.ts'
import type { JournalEntry } from '../../journal/journal.ts'
import { type Asked, ask } from '../../overrides/ask.ts'
import { complete } from '../../overrides/complete.ts'
import type { World } from '../../world.ts'
import { MockRefusal } from '../../worlds/names.ts'
import type { ControlHandlers } from '../types.ts'

/** Few, because the other backend may be a small one. */
const atOnce = 8

/** A call of the journal that another backend can be asked, too. */
type Question = Pick<JournalEntry, 'target'> & { operation: string }

/** Every address that was read, once, newest first. */
function questionsOf({ journal }: World): Question[] {
  const reads = journal
    .latest(200)
    .flatMap(({ method, target, operation }) =>
      method === 'GET' && operation !== null ? [[target, operation] as const] : [],
    )
  return [...new Map(reads)].map(([target, operation]) => ({ target, operation }))
}

/** @throws HttpProblem 400 */
function baseOf(backend: string): string {
  const url = URL.parse(backend)
  if (!url || !/^https?:$/.test(url.protocol))
    throw invalidField('backend', 'Url', 'must be an address of http or https')
  return url.href.replace(/\/$/, '')
}

/** What another backend answers to each question, in their order. */
async function answersOf(questions: Question[], base: string, token?: string): Promise<[Question, Asked][]> {
  const answers: [Question, Asked][] = []
  for (let start = 0; start < questions.length; start += atOnce) {
    const batch = questions.slice(start, start + atOnce)
    const answer = async (one: Question): Promise<[Question, Asked]> => [
      one,
      await ask(base + one.target, token),
    ]
    answers.push(...(await Promise.all(batch.map(answer))))
  }
  return answers
}

const isNotFound = (answer: Asked): boolean => answer.failure === null && answer.status === 404

/** @throws HttpProblem 400 when there is nothing at all, which would only be kept to be taken back */
function assertFound(answers: Asked[]): void {
  if (answers.length > 0 && answers.every(isNotFound))
    throw invalidField(
      'backend',
      'NotFound',
      'answers 404 to everything: an address of the API mostly ends in /ht',
    )
}

function keep({ overrides }: World, question: Question, answer: Asked): Recording {
  const none = { ...question, override: null, status: null, deviations: [] }
  if (answer.failure !== null) return { ...none, failure: answer.failure }
  if (isDeep(answer.body)) return { ...none, failure: 'nested too deep to be kept' }
  const operation = operations.get(question.operation as OperationId)
  if (!operation) return { ...none, failure: 'no operation of the contract' }
  const { status, headers, body } = answer
  const override = complete(operation, { ...question, status, headers, body })
  const { id, deviations } = overrides.add(override, null)
  return { ...question, override: id, status, deviations, failure: null }
}

/** The control that takes the answers of another backend. */
export const recordingControls = {
  async recordAnswers({ world, body }) {
    // Whoever reaches the controls could otherwise use this machine to look into its network.
    if (world.config.isConsoleOpen)
      throw new MockRefusal(403, 'error.mockClosed', 'A mock with --open-console asks no other backend', {})
    const answers = await answersOf(questionsOf(world), baseOf(body.backend), body.token)
    assertFound(answers.map(([, answer]) => answer))
    return ok(answers.map(([question, answer]) => keep(world, question, answer)))
  },
} satisfies Partial<ControlHandlers>
