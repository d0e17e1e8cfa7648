import { describe, expect, it } from 'vitest'
import { textOf } from '../../../shared/http/bytes.ts'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { wholeBodyScenarios } from './whole-bodies.ts'

const problemOf = (status: number): Response =>
  Response.json(
    { title: 'Refused', status, message: `error.http.${status}` },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

interface Sent {
  text: string
  type: string
}

/** What of a backend that answers each call with `statusOf` is told. */
const told = async (statusOf: (sent: Sent) => number): Promise<string[]> => {
  const found = await mismatchesOf(
    wholeBodyScenarios,
    'calculateFee',
    async ({ request }) => {
      const sent = { text: await textOf(request), type: request.headers.get('content-type') ?? '' }
      const status = statusOf(sent)
      return status === 200 ? Response.json({}) : problemOf(status)
    },
    ['not refused', 'problem'],
  )
  return found.map(({ kind, path }) => `${kind} ${path}`)
}

const right = ({ text, type }: Sent): number => {
  if (!type.includes('json')) return 415
  return text.length > 1024 * 1024 ? 413 : 400
}

const unless = (isMeant: (sent: Sent) => boolean, status: number) => (sent: Sent) =>
  isMeant(sent) ? status : right(sent)

describe('what is no body of the document', () => {
  it('is no mismatch when it is refused', async () => {
    expect(await told(right)).toEqual([])
  })

  it.each([
    ['a body that says that it is plain text', ({ type }: Sent) => type === 'text/plain'],
    ['JSON with something behind it', ({ text }: Sent) => text.endsWith(' x')],
    ['noSuchProperty', ({ text }: Sent) => text.includes('noSuchProperty')],
    ['numbers and switches as texts', ({ text }: Sent) => /"amount":"\d/.test(text)],
    ['more than 1 MiB', ({ text }: Sent) => text.length > 1024 * 1024],
  ])('is seen when it is taken: %s', async (what, isMeant) => {
    expect(await told(unless(isMeant, 200))).toEqual([`not refused ${what}`])
  })

  it('is seen when a body of another type is refused as a wrong one', async () => {
    const isPlain = ({ type }: Sent) => type === 'text/plain'
    expect(await told(unless(isPlain, 400))).toEqual(['problem a body that says that it is plain text'])
  })
})
