import { keysOf } from '@portal/api-contract/json-pointer'
import type { ReplayAnswer } from '../../exchange.ts'
import type { Mismatch, MismatchKind } from '../../mismatch.ts'
import { isSecretName, type Redact, withhold } from '../redaction/redact.ts'
import type { Excerpt } from '../report.ts'
import { countOf } from '../words.ts'

/** Neighbours that are shown on either side. */
const near = 4
/** Characters of one value, of a value that is pointed at, and of a body that cannot be pointed into. */
const short = 120
const long = 600

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A value in one line; what lies deeper is only counted. */
function brief(name: string, value: unknown, redact: Redact): string {
  if (isSecretName(name)) return withhold(value)
  if (Array.isArray(value)) return value.length > 0 ? `[ ${countOf(value.length, 'item')} ]` : '[]'
  if (isObject(value)) return '{ … }'
  return typeof value === 'string' ? JSON.stringify(clean(value, short, redact)) : redact(String(value))
}

/** So much of a text or a value is looked at, of which less is shown. */
const ample = 20
const bounded = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 3)
  return isObject(value) ? Object.fromEntries(Object.entries(value).slice(0, ample * 2)) : value
}

/** A text without what must not be told; that goes first, since a secret that was cut is not known again. */
const clean = (text: string, length: number, redact: Redact): string =>
  cut(redact(text.slice(0, length * ample)), length)

/** A value whole, without what must not be told. */
function whole(name: string, value: unknown, redact: Redact): string {
  if (isSecretName(name)) return withhold(value)
  const text = JSON.stringify(
    value,
    (key, inner) => {
      if (isSecretName(key)) return withhold(inner)
      return typeof inner === 'string' ? clean(inner, short, redact) : bounded(inner)
    },
    2,
  )
  return cut(redact(text ?? 'nothing'), long)
}

const indented = (text: string, depth: number): string => text.replace(/^/gm, '  '.repeat(depth))

const counted = (hidden: number): string[] => (hidden > 0 ? [`… ${hidden} more`] : [])

interface Step {
  open: string
  before: string[]
  label: string
  child: unknown
  isThere: boolean
  after: string[]
  close: string
}

function intoArray(items: unknown[], key: string): Step {
  const index = Number(key)
  return {
    open: '[',
    before: counted(index),
    label: '',
    child: items[index],
    isThere: index in items,
    after: counted(items.length - index - 1),
    close: ']',
  }
}

function intoObject(node: object, key: string, redact: Redact): Step {
  const entries = Object.entries(node)
  const found = entries.findIndex(([name]) => name === key)
  const index = found < 0 ? entries.length : found
  const line = ([name, value]: [string, unknown]) =>
    `${JSON.stringify(redact(name))}: ${brief(name, value, redact)}`
  const before = entries.slice(0, index)
  const after = entries.slice(index + 1)
  return {
    open: '{',
    before: [...counted(before.length - near), ...before.slice(-near).map(line)],
    label: `${JSON.stringify(key)}: `,
    child: (node as Record<string, unknown>)[key],
    isThere: found >= 0,
    after: [...after.slice(0, near).map(line), ...counted(after.length - near)],
    close: '}',
  }
}

function pointed(value: unknown, keys: string[], label: string, depth: number, redact: Redact): Excerpt {
  const [key, ...rest] = keys
  const name = /^"(.*)": $/.exec(label)?.[1] ?? ''
  if (key === undefined || !isObject(value)) {
    return { before: '', marked: indented(`${label}${whole(name, value, redact)}`, depth), after: '' }
  }
  const step = Array.isArray(value) ? intoArray(value, key) : intoObject(value, key, redact)
  const inner = step.isThere
    ? pointed(step.child, rest, step.label, depth + 1, redact)
    : { before: '', marked: indented(`${step.label}(missing)`, depth + 1), after: '' }
  const lines = (texts: string[]) => texts.map((text) => indented(text, depth + 1))
  return {
    before: [indented(`${label}${step.open}`, depth), ...lines(step.before), inner.before]
      .filter(Boolean)
      .join('\n'),
    marked: inner.marked,
    after: [inner.after, ...lines(step.after), indented(step.close, depth)].filter(Boolean).join('\n'),
  }
}

/** The keys of a pointer; `/` alone is the whole body. */
const stepsTo = (pointer: string): string[] => (pointer === '/' ? [] : keysOf(pointer))

const headerKinds: readonly MismatchKind[] = ['content type', 'charset', 'header', 'link', 'cors']

function headerLines({ headers }: ReplayAnswer, redact: Redact): Map<string, string> {
  return new Map(
    Object.entries(headers).map(([name, value]) => [
      name,
      `${name}: ${isSecretName(name) ? withhold(value) : clean(value ?? '', short, redact)}`,
    ]),
  )
}

/** Status and headers, the one that is wrong or missing marked. */
function ofHeaders(answer: ReplayAnswer, path: string, redact: Redact): Excerpt {
  const lines = headerLines(answer, redact)
  const name = path.toLowerCase()
  const marked = lines.get(name) ?? `${path}: (missing)`
  lines.delete(name)
  return { before: [`HTTP ${answer.status}`, ...lines.values()].join('\n'), marked, after: '' }
}

/** Status, content type and how the body begins. */
function ofBeginning(answer: ReplayAnswer, redact: Redact): Excerpt {
  const { status, body, text } = answer
  const type = headerLines(answer, redact).get('content-type')
  const start = isObject(body) ? whole('', body, redact) : clean(text, long, redact)
  const head = type === undefined ? [`HTTP ${status}`] : [`HTTP ${status}`, type]
  return { before: [...head, ...(start === '' ? [] : ['', start])].join('\n'), marked: '', after: '' }
}

/**
 * The part of an answer that a mismatch is about, short enough to be read: around a pointer into the body the path down to
 * it with a few neighbours, for a header all headers, otherwise how the answer begins.
 */
export function excerptOf(
  answer: ReplayAnswer,
  { kind, path }: Pick<Mismatch, 'kind' | 'path'>,
  redact: Redact,
): Excerpt {
  if (path.startsWith('/') && isObject(answer.body)) return pointed(answer.body, stepsTo(path), '', 0, redact)
  const isHeader = headerKinds.includes(kind) && /^[A-Za-z-]+$/.test(path)
  return isHeader ? ofHeaders(answer, path, redact) : ofBeginning(answer, redact)
}
