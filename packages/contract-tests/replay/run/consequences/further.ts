import { type Exchange, operationAt } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import type { Session } from '../session.ts'
import { addressesIn, leadsNowhere } from './addresses.ts'
import { isAnsweredAgain, isStillGood, usedCaptchaOf, usedCodeOf } from './codes/used-code.ts'
import { readerOf } from './created.ts'
import { differsFrom, readingsOf } from './elsewhere.ts'
import { filesOf, hasOtherSize } from './kept-file.ts'
import { isOtherTotal, type Total, totalsOf } from './lists/list-total.ts'
import { isUnlisted, listedBy } from './lists/listed.ts'
import { isLeftBehind, movedIn } from './lists/row.ts'
import { isStillOther, movedRows, othersIn } from './lists/same-row.ts'
import { isLoggedWrongly } from './log-values.ts'
import { isLoggedOtherwise, isMissedByRecord, loggedBy, logPath } from './logged.ts'
import { forgetAnswers } from './recalled.ts'
import { actedOn, isReadOtherwise } from './states/acted.ts'
import { isDoneLate, overFor } from './states/over.ts'
import { otherState, stateAt } from './states/refused-state.ts'
import { toldElsewhere, toldOtherwise } from './states/told-elsewhere.ts'
import { firstAt, isSaidOtherwise } from './states/who-was-first.ts'

/** What is read because of an answer, and what it shows together with that. */
interface Further {
  /** What is read once alone in a run. */
  key: string
  path: string
  /** What is sent there. */
  body?: Record<string, unknown>
  /** It is read by GET without one, or by POST where something is sent. */
  method?: string
  /** Whether what it shows is wrong with this call, and not with the one before. */
  isAboutItself?: boolean
  /** The operation that reads it; undefined for what is none, such as a file. */
  operation: string | undefined
  compare(read: Exchange): (MismatchDetails | null)[]
}

/** Totals of one answer that are counted; a list of rows has one in each. */
const fewTotals = 12

/**
 * How much an account has written, in steps that grow fourfold: what was the same before need not be afterwards, and is read anew
 * with each step.
 */
function stepOf({ memory }: Session, { role, method, answer }: Exchange): number {
  const hasWritten = method !== 'GET' && answer.status < 300
  const count = (memory.writes.get(role) ?? 0) + (hasWritten ? 1 : 0)
  memory.writes.set(role, count)
  return Math.ceil(Math.log2(count + 1) / 2)
}

const sumsOf = (totals: Total[]) =>
  totals.flatMap(({ amount, value }) => (amount === undefined ? [] : [value]))

function furtherOf(session: Session, exchange: Exchange): Further[] {
  const { operation, role } = exchange
  const step = stepOf(session, exchange)
  const shared = readingsOf(exchange).map((reading) => ({
    key: `${operation?.id} shares ${reading.about} ${role} ${step}`,
    path: reading.path,
    operation: reading.operation.id,
    compare: (read: Exchange) => differsFrom(reading, read),
  }))
  const totals = [...Map.groupBy(totalsOf(exchange), ({ path }) => path)].map(([path, all]) => ({
    // What something comes to is seldom the same again, so that it is read whenever it is another.
    key: `${operation?.id} counts ${path} ${role} ${step} ${sumsOf(all)}`,
    path,
    operation: all[0]?.list.id,
    compare: (read: Exchange) => all.map((total) => isOtherTotal(total, read)),
  }))
  const files = filesOf(exchange).map((file, place) => ({
    key: `${operation?.id} file ${place}`,
    path: file.path,
    operation: undefined,
    compare: (read: Exchange) => [hasOtherSize(file, read)],
  }))
  const addresses = addressesIn(exchange, session.baseUrl).map((address) => ({
    key: `${operation?.id} leads to ${address.property}`,
    path: address.path,
    operation: undefined,
    compare: (read: Exchange) => [leadsNowhere(address, read)],
  }))
  const refused = stateAt(exchange)
  const state = refused === null ? [] : [refusedAt(exchange, refused)]
  return [
    ...shared,
    ...totals.slice(0, fewTotals),
    ...files,
    ...addresses,
    ...state,
    ...logOf(exchange),
    ...firstOf(exchange),
    ...codeOf(session, exchange),
    ...captchaOf(exchange),
    ...listOf(session, exchange),
    ...rowOf(session, exchange),
    ...movedRowOf(session, exchange),
    ...otherRowOf(session, exchange),
    ...actedOf(exchange),
    ...toldOf(exchange),
    ...lateOf(session, exchange),
  ]
}

/** The latest entry of the desk's log, once for each action of an operation and each of the staff, of whom not all may read it. */
function logOf(exchange: Exchange): Further[] {
  const logged = loggedBy(exchange)
  if (!logged) return []
  const key = `${exchange.operation?.id} logged ${logged.action} ${logged.subject} ${exchange.role}`
  const compare = (read: Exchange) => [
    isLoggedOtherwise(logged, read),
    isMissedByRecord(logged, exchange, read),
    isLoggedWrongly(logged, exchange, read),
  ]
  return [{ key, path: logPath, operation: 'listDeskLog', compare }]
}

/** Who was first, as a refusal says it, once for each operation, whom it names and who is told so. */
function firstOf(exchange: Exchange): Further[] {
  const first = firstAt(exchange)
  if (!first) return []
  const { params } = exchange.answer.body as { params?: { staffName?: string } }
  const key = `${exchange.operation?.id} ${first.code} ${params?.staffName} ${exchange.role}`
  const compare = (read: Exchange) => [isSaidOtherwise(first, exchange, read)]
  return [{ ...first, key, compare }]
}

/** The code that a call has used, once for each operation. */
function codeOf({ credentials }: Session, exchange: Exchange): Further[] {
  const used = usedCodeOf(exchange)
  // What a backend always takes is good however often.
  if (!used || credentials.standingCode !== undefined) return []
  const key = `${exchange.operation?.id} used a code`
  return [
    { ...used, key, operation: operationAt('POST', used.path)?.id, compare: (read) => [isStillGood(read)] },
  ]
}

/** The captcha that a call has used, once for each operation and what it answered. */
function captchaOf(exchange: Exchange): Further[] {
  const used = usedCaptchaOf(exchange)
  if (!used) return []
  const key = `${exchange.operation?.id} used a captcha ${exchange.answer.status}`
  return [{ ...used, key, operation: 'authenticate', compare: (read) => [isAnsweredAgain(read)] }]
}

/** The list of what was made, once for each operation and the state that it makes something in, and once of several things. */
function listOf({ baseUrl }: Session, exchange: Exchange): Further[] {
  const listed = listedBy(exchange, baseUrl)
  if (!listed) return []
  const key = `${exchange.operation?.id} listed ${listed.state}${listed.isOfSeveral ? ' of several' : ''}`
  const compare = (read: Exchange) => [isUnlisted(listed, read)]
  return [{ key, path: listed.path, operation: listed.list.id, compare }]
}

/** The rows of a record whose state has changed or that was written, once for each change and what it changed; of those that are gone each. */
const rowOf = ({ memory, lookedUp }: Session, exchange: Exchange): Further[] =>
  movedIn(memory, exchange).flatMap((moved) => {
    const { list, path, id, from, to, isPart, changed } = moved
    const about = `${exchange.operation?.id} moved from ${from} to ${to} ${to === 'absent' ? id : ''}`
    const change = isPart ? `${about} at ${list.id}` : about
    const [key, ...more] = [change, ...changed.map((name) => `${change} by ${name}`)].filter(
      (one) => !lookedUp.has(one),
    )
    if (key === undefined) return []
    for (const one of more) lookedUp.add(one)
    const compare = (read: Exchange) => [isLeftBehind(moved, exchange, read)]
    return [{ key, path, operation: list.id, compare }]
  })

/** A record or row that was read before and says something else, once for each place of it in a scenario. */
const otherRowOf = ({ memory }: Session, exchange: Exchange): Further[] =>
  othersIn(memory, exchange).map((other) => ({
    key: `${exchange.scenario}: ${exchange.operation?.id} and ${other.operation.id} differ at ${other.pointer}`,
    path: other.path,
    operation: other.operation.id,
    compare: (read) => [isStillOther(other, read)],
  }))

/** The record of a row that is in another state than before, once for each list, each change and what was done last about it. */
const movedRowOf = ({ memory }: Session, exchange: Exchange): Further[] =>
  movedRows(memory, exchange).map((moved) => ({
    key: `${moved.operation.id} follows ${exchange.operation?.id} from ${moved.pointer}`,
    path: moved.path,
    operation: moved.operation.id,
    compare: (read) => [isStillOther(moved, read)],
  }))

/** The record that a call has brought into another state, once for each operation and the state. */
function actedOf(exchange: Exchange): Further[] {
  const acted = actedOn(exchange)
  if (!acted) return []
  const { reader, path, state } = acted
  const key = `${exchange.operation?.id} acted ${state}`
  return [{ key, path, operation: reader.id, compare: (read) => [isReadOtherwise(exchange, read)] }]
}

/** What other operations tell of a record, once for each of them and each state of it. */
const toldOf = (exchange: Exchange): Further[] =>
  toldElsewhere(exchange).map(({ teller, path, state }) => ({
    key: `${teller.id} tells of ${exchange.operation?.id} ${state}`,
    path,
    operation: teller.id,
    compare: (read) => toldOtherwise(exchange, read),
  }))

/** What a record's state does not allow any more, once for each operation and state; nothing before the run has made something, which one that only reads never does. */
function lateOf({ memory }: Session, exchange: Exchange): Further[] {
  if (memory.made.size === 0) return []
  return overFor(exchange).map((late) => {
    const { operation, state, path, body } = late
    const compare = (tried: Exchange) => [isDoneLate(late, tried)]
    const method = operation.method.toUpperCase()
    const key = `${operation.id} late ${state}`
    const sent = { path, method, ...(body && { body }) }
    return { key, ...sent, isAboutItself: true, operation: operation.id, compare }
  })
}

/** The record whose state a refusal names, each once for each operation. */
const refusedAt = (exchange: Exchange, path: string): Further => ({
  key: `${exchange.operation?.id} refused at ${path}`,
  path,
  operation: readerOf(path)?.id,
  compare: (read) => [otherState(exchange, read)],
})

/** Which of two calls a mismatch is about, and which shows it together with that. */
const inOrder = (exchange: Exchange, because: Exchange, isAboutItself = false) =>
  isAboutItself ? { exchange: because, because: exchange } : { exchange, because }

/** Reads what the document says an answer agrees with: other operations, totals of lists, files, and what a refusal is about. */
export async function readFurther(
  session: Session,
  exchange: Exchange,
  read: (path: string, body?: Record<string, unknown>, method?: string) => Promise<Exchange>,
): Promise<void> {
  const { role, scenario } = exchange
  const { answers } = session.memory
  if (exchange.operation?.writes) forgetAnswers(session.memory)
  else if (exchange.method === 'GET' && exchange.answer.status === 200)
    answers.set(`${role} ${exchange.target}`, exchange)
  const readOne = async ({ path, body, method, isAboutItself, compare }: Further) => {
    const because = await read(path, body, method)
    for (const mismatch of compare(because))
      if (mismatch)
        session.onMismatch({ ...mismatch, ...inOrder(exchange, because, isAboutItself), scenario })
    return because
  }
  // What agrees as it was read since the last write would be answered alike again.
  const readUnlessKnown = async (one: Further) => {
    const key = `${role} ${one.path}`
    const known = answers.get(key)
    if (known && one.compare(known).every((mismatch) => mismatch === null)) return
    answers.set(key, await readOne(one))
  }
  const further = furtherOf(session, exchange).filter(({ key, operation }) => {
    const isNew = !session.lookedUp.has(key) && !session.leftOut.has(operation ?? '')
    if (isNew) session.lookedUp.add(key)
    return isNew
  })
  const isReading = ({ body, method }: Further) => body === undefined && method === undefined
  // Those that only read cannot get into each other's way. What is no operation may do more: a cashier notes that its page is open.
  await Promise.all(
    further.filter((one) => isReading(one) && one.operation !== undefined).map(readUnlessKnown),
  )
  await Promise.all(further.filter((one) => isReading(one) && one.operation === undefined).map(readOne))
  for (const one of further.filter((one) => !isReading(one))) await readOne(one)
}
