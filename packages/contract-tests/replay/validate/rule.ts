import type { Exchange } from '../exchange.ts'
import type { MismatchDetails } from '../mismatch.ts'

/** A rule that every single answer must keep, whoever asked for whatever reason. Gives a mismatch for each place that breaks it. */
export type AnswerRule = (exchange: Exchange) => MismatchDetails[]

/** `application/json` of `application/json; charset=utf-8`. */
export const mediaTypeOf = ({ answer }: Exchange): string =>
  answer.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''

const longest = 120

/** The beginning of a text, on one line. */
export function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line || 'nothing'
}
