import { describe, expect, it } from 'vitest'
import { CouldNotRun } from '../shared/could-not-run.ts'
import { ApiError } from '../src/api-error.ts'
import { answerOf, exchangeOf } from './report/testing/made-up.ts'
import { CannotGoOn } from './scenario.ts'
import { driftOf, reasonOf } from './stopped.ts'

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

  it('tells of a property that was not there, never of JavaScript', () => {
    const rows: { id: number }[] = []
    const ofProperty = thrownBy(() => (rows[0] as { id: number }).id)
    expect(reasonOf(ofProperty, empty)).toBe(
      "needs 'id' after listNews, and did not find it in what was answered",
    )
    const ofNothing = thrownBy(() => [...(undefined as unknown as string[])])
    expect(reasonOf(ofNothing, empty)).toMatch(/^needs more after listNews/)
  })

  it('lets the wire speak for itself, through what clients wrap around it', () => {
    const gone = new CouldNotRun('unreachable', 'No answer: the connection was cut.')
    expect(reasonOf(new ApiError('network', { cause: gone }), empty)).toBe(gone.message)
  })
})

describe('the drift of an answer that nothing goes on from', () => {
  it('is told where nothing else of the answer is', () => {
    const error = new ApiError('http', { status: 404 })
    expect(driftOf(error, 'A course', refused)).toMatchObject({ kind: 'refused', seen: '404 error.http.404' })
    const needing = new CannotGoOn('needs the rows', refused)
    expect(driftOf(needing, 'A course', empty)).toMatchObject({ kind: 'refused', exchange: refused })
  })

  it('is none where the judge tells of the answer, or where no answer came', () => {
    const failed = exchangeOf('getCourse', { answer: answerOf(500, { ...refusal, status: 500 }, type) })
    expect(driftOf(new ApiError('http', { status: 500 }), 'A course', failed)).toBe(null)
    expect(driftOf(new ApiError('network'), 'A course', refused)).toBe(null)
  })
})
