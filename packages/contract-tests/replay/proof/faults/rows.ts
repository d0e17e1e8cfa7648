import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { flatten, type Schema } from '../../../shared/schema.ts'
import { jsonOf, withHeader, withJson, withQuery } from '../answer.ts'
import { type Fault, isSuccess } from '../fault.ts'

type Row = Record<string, unknown>

/** The first property of a list's rows of which the document says this, with what it says. */
function saidIn(kind: 'alone' | 'unique', { responses }: Operation): [name: string, of: unknown] | undefined {
  const { items } = (responses[200]?.content?.['application/json']?.schema ?? {}) as Schema
  const all = Object.entries(items ? (flatten(items).properties ?? {}) : {})
  const [name, schema] = all.find(([, one]) => one['x-holds']?.[kind] !== undefined) ?? []
  return name === undefined ? undefined : [name, schema?.['x-holds']?.[kind]]
}

/** Where a row is looked for by its number, and has a state. */
const byNumber: Record<string, [number: string, state: string]> = {
  listExpertCertificates: ['certNo', 'EXPIRED'],
  listTenders: ['projectNo', 'CLOSED'],
  listDeskOrders: ['orderNo', 'CLOSED'],
}

/** Every row has what one alone may have: what the contract names, or what the first row has. */
const alikeInAll = (name: string, relation: 'alone' | 'unique'): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: (operation) => saidIn(relation, operation) !== undefined,
  answer(right, _call, _upstream, operation) {
    const rows = jsonOf(right)
    const [property = '', of] = saidIn(relation, operation) ?? []
    if (!isSuccess(right) || !Array.isArray(rows) || rows.length < 2) return right
    const value = relation === 'alone' ? of : rows[0][property]
    return withJson(
      right,
      rows.map((row: Row) => ({ ...row, [property]: value })),
    )
  },
})

/** Faults in how the rows of a list stand to each other, and in which are found. */
export const rowFaults: Fault[] = [
  alikeInAll('several rows have what one alone may have', 'alone'),
  alikeInAll('several rows bear one number', 'unique'),
  {
    name: 'the log has not the latest entry',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskLog',
    answer(right, { url }) {
      const rows = jsonOf(right)
      const isLatest = !['page', 'sort'].some((name) => url.searchParams.has(name))
      return isSuccess(right) && Array.isArray(rows) && isLatest ? withJson(right, rows.slice(1)) : right
    },
  },
  {
    name: 'what was rejected stands in the log as returned',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskLog',
    answer(right) {
      const rows = jsonOf(right)
      if (!isSuccess(right) || !Array.isArray(rows)) return right
      const told = rows.map((row: Row) => (row.action === 'REJECT' ? { ...row, action: 'RETURN' } : row))
      return withJson(right, told)
    },
  },
  {
    name: 'beside one criterion the next is not looked at',
    detectedAs: ['filter', 'total'],
    fits: ({ list }) => Object.keys(list?.criteria ?? {}).length > 2,
    answer(right, call, { ask }, { list }) {
      const given = [...call.url.searchParams.keys()].filter((name) => name.endsWith('.equals'))
      const isTwo = new Set(given.map((name) => name.split('.')[0])).size >= 2
      if (!isSuccess(right) || !isTwo || !list) return right
      return ask(withQuery(call, (query) => query.delete(given[1] ?? '')))
    },
  },
  {
    name: 'what was published is not in the public list',
    detectedAs: ['rule', 'filter', 'total'],
    fits: ({ id }) => id === 'listNews',
    answer(right, { url }) {
      const rows = jsonOf(right)
      if (!isSuccess(right) || !Array.isArray(rows) || !url.searchParams.has('id.equals')) return right
      const found = rows.filter((row: Row) => row.title !== '回放核对用稿')
      return withHeader(withJson(right, found), 'x-total-count', String(found.length))
    },
  },
  {
    name: 'what is over is not found by its number',
    detectedAs: ['filter', 'total'],
    fits: ({ id }) => id in byNumber,
    answer(right, { url }, _upstream, { id }) {
      const [number, state] = byNumber[id] ?? []
      const rows = jsonOf(right)
      if (!isSuccess(right) || !Array.isArray(rows) || !url.searchParams.has(`${number}.equals`)) return right
      const found = rows.filter((row) => isRecord(row) && row.status !== state)
      const total = Number(right.headers['x-total-count']) - (rows.length - found.length)
      return withHeader(withJson(right, found), 'x-total-count', String(total))
    },
  },
]
