import { ApiError } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { CouldNotRun } from '../../shared/could-not-run.ts'
import { answerOf, exchangeOf } from '../report/testing/made-up.ts'
import { CannotGoOn } from './scenario-errors.ts'
import { mismatchOf, reasonOf, stoppedBy } from './stopped.ts'

const refusal = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  path: '/api/public/courses/1',
  message: 'error.http.404',
}
const type = { 'content-type': 'application/problem+json' }
const refused = exchangeOf('getCourse', { answer: answerOf(404, refusal, type) })
const empty = exchangeOf('listNews')

function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('why a scenario could not go on', () => {
  it('names what it needed and what it got', () => {
    const error = new ApiError('http', { status: 404 })
    expect(reasonOf(error, refused)).toBe('needs a success of getCourse, and got 404 (error.http.404)')
    expect(reasonOf(new ApiError('malformed'), refused)).toMatch(/getCourse .* cannot be read/)
  })

  it('names the missing property instead of a JavaScript error', () => {
    const rows: { id: number }[] = []
    const ofProperty = thrownBy(() => (rows[0] as { id: number }).id)
    expect(reasonOf(ofProperty, empty)).toBe(
      "needs 'id' after listNews, and did not find it in what was answered",
    )
    const ofNothing = thrownBy(() => [...(undefined as unknown as string[])])
    expect(reasonOf(ofNothing, empty)).toMatch(/^needs more after listNews/)
  })

  it('reports the connection error inside the errors of clients', () => {
    const gone = new CouldNotRun('unreachable', 'No answer: the connection was cut.')
    expect(reasonOf(new ApiError('network', { cause: gone }), empty)).toBe(gone.message)
  })
})

describe('the mismatch of an answer that nothing goes on from', () => {
  it('is told where nothing else of the answer is', () => {
    const error = new ApiError('http', { status: 404 })
    expect(mismatchOf(error, 'A course', refused)).toMatchObject({
      kind: 'refused',
      seen: '404 error.http.404',
    })
    const needing = new CannotGoOn('needs the rows', refused)
    expect(mismatchOf(needing, 'A course', empty)).toMatchObject({ kind: 'refused', exchange: refused })
  })

  it('is none where the validation tells of the answer, or where no answer came', () => {
    const failed = exchangeOf('getCourse', { answer: answerOf(500, { ...refusal, status: 500 }, type) })
    expect(mismatchOf(new ApiError('http', { status: 500 }), 'A course', failed)).toBe(null)
    expect(mismatchOf(new ApiError('network'), 'A course', refused)).toBe(null)
  })
})

it('a scenario stopped at the call that was refused, whatever was taken away or read after it', () => {
  const error = new ApiError('http', { status: 404 })
  const removal = exchangeOf('deleteInvoiceTitle', { answer: answerOf(204, '') })
  expect(stoppedBy(error, [empty, refused, removal, empty])).toBe(refused)
  expect(stoppedBy(error, [refused, { ...removal, answer: answerOf(404, refusal) }])).toBe(refused)
  expect(stoppedBy(new TypeError('x'), [refused, empty])).toBe(empty)
})

it('a scenario stopped at a removal that was refused, where another call had been refused before as it should be', () => {
  const problem = { ...refusal, path: '/api/invoice-titles/1' }
  const removal = exchangeOf('deleteInvoiceTitle', { answer: answerOf(404, problem, type) })
  expect(stoppedBy(new ApiError('http', { status: 404, problem }), [refused, empty, removal])).toBe(removal)
})
