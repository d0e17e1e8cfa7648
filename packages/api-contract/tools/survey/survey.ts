import {
  type Content,
  type Contract,
  follow,
  operationsOf,
  type PlacedOperation,
} from '../breaking/contract.ts'

/** How many operations of a tag the specification shows, and how many are read into it. */
export interface TagCount {
  tag: string
  spec: number
  assumed: number
}

/** What the contract consists of, and what its operations lack. */
export interface Survey {
  version: string
  tags: TagCount[]
  /** Names of operations with a body that no example shows. */
  withoutExample: string[]
  /** Names of operations without a documented error; one that takes an id must document 404. */
  withoutError: string[]
  /** Names of operations that no test exercises; undefined when no tests have run. */
  withoutTest: string[] | undefined
}

const isShown = (content: Content = {}) =>
  Object.values(content).every((media) => media.example !== undefined || media.examples)

function hasExamples(contract: Contract, { operation }: PlacedOperation): boolean {
  const { requestBody, responses = {} } = operation
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const bodies = [...successes.map(([, response]) => response), ...(requestBody ? [requestBody] : [])]
  return bodies.every((body) => isShown(follow<{ content?: Content }>(contract, body).content))
}

function hasErrors({ path, operation }: PlacedOperation): boolean {
  const statuses = Object.keys(operation.responses ?? {})
  const errors = statuses.filter((status) => status >= '400' || status === 'default')
  return errors.length > 0 && (!path.includes('{') || errors.includes('404'))
}

function countsOf(operations: PlacedOperation[]): TagCount[] {
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'no tag')
  return [...byTag].map(([tag, ones]) => {
    const spec = ones.filter(({ operation }) => operation['x-source'] === 'spec').length
    return { tag, spec, assumed: ones.length - spec }
  })
}

/** @param exercised ids of the operations that tests exercise; undefined when no tests have run */
export function surveyOf(contract: Contract, exercised: ReadonlySet<string> | undefined): Survey {
  const operations = operationsOf(contract)
  const named = (lacks: (one: PlacedOperation) => boolean) => operations.filter(lacks).map(({ name }) => name)
  return {
    version: contract.info.version,
    tags: countsOf(operations),
    withoutExample: named((one) => !hasExamples(contract, one)),
    withoutError: named((one) => !hasErrors(one)),
    withoutTest: exercised && named(({ operation }) => !exercised.has(operation.operationId ?? '')),
  }
}
