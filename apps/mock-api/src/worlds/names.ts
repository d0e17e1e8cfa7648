import { HttpProblem, problem } from '../contract/problem.ts'

const pattern = /^[a-z0-9][a-z0-9-]{0,39}$/

/** An error of the mock itself, which the product's operations need not document. */
export class MockRefusal extends HttpProblem {}

/** @throws MockRefusal 400 that says what a world may be called */
export function checkWorldName(name: string, where: string): void {
  if (pattern.test(name)) return
  const detail = 'must be 1 to 40 small letters, digits or hyphens, beginning with a letter or digit'
  const fieldErrors = [{ objectName: 'headers', field: where, message: 'Pattern', detail }]
  throw new MockRefusal(400, 'error.mockWorld', `The world's name ${detail}`, { fieldErrors })
}

export const unknownWorld = (name: string): HttpProblem =>
  problem(404, 'error.mockWorldUnknown', `There is no world ${name}`)
