import { type Deviation, judgeResponse } from '../../src/conformance.ts'
import type { DriftKind, Verdict } from '../drift.ts'
import type { Exchange } from '../exchange.ts'

/** A rule that every single answer must keep, whoever asked for whatever reason. */
export type AnswerRule = (exchange: Exchange) => Verdict[]

const kinds: Record<Deviation['kind'], DriftKind> = {
  status: 'status',
  'content-type': 'content type',
  header: 'header',
  body: 'type',
}

const byDocument: AnswerRule = ({ operation, answer }) =>
  operation
    ? judgeResponse(operation, answer).map((deviation) => ({ ...deviation, kind: kinds[deviation.kind] }))
    : []

const rules: AnswerRule[] = [byDocument]

/** Everything that one call shows by itself: the same for live calls and for traffic recorded in a browser. */
export const judgeExchange = (exchange: Exchange): Verdict[] => rules.flatMap((rule) => rule(exchange))
