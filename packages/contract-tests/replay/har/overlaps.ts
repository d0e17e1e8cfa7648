import type { Exchange } from '../exchange.ts'
import type { Mismatch } from '../mismatch.ts'
import { type Page, pageOf } from '../validate/list/page.ts'

interface Seen {
  exchange: Exchange
  page: Page
  /** How many calls had written before. */
  writes: number
}

/** Pages of one question by one asker, while nothing was written and as many rows answered it: rows may move otherwise. */
function questionOf({ exchange: { operation, role, target }, page, writes }: Seen): string {
  const [path] = target.split('?')
  const asked = [...page.query].filter(([name]) => name !== 'page' && name !== 'size')
  return JSON.stringify([operation?.id, role, path, page.size, page.total, writes, asked])
}

function pagesOf(exchanges: Exchange[]): Seen[] {
  let writes = 0
  return exchanges.flatMap((exchange) => {
    if (exchange.operation?.writes) writes++
    const page = pageOf(exchange)
    return page && page.total !== null ? [{ exchange, page, writes }] : []
  })
}

const idsOf = ({ rows }: Page): unknown[] => rows.map(({ id }) => id).filter((id) => id !== undefined)

function between(before: Seen, after: Seen): Mismatch[] {
  const known = new Set(idsOf(before.page))
  const twice = idsOf(after.page).find((id) => known.has(id))
  if (before.page.page === after.page.page || twice === undefined) return []
  return [
    {
      kind: 'paging',
      path: '/*/id',
      expected: 'every row on one page',
      seen: `id ${twice} on page ${before.page.page} and on page ${after.page.page}`,
      exchange: after.exchange,
      scenario: after.exchange.scenario,
    },
  ]
}

/** Rows that stand on two pages of the same question: what only several recorded calls show together. */
export function overlaps(exchanges: Exchange[]): Mismatch[] {
  return [...Map.groupBy(pagesOf(exchanges), questionOf).values()].flatMap((same) =>
    same.flatMap((after, place) =>
      same
        .slice(0, place)
        .flatMap((before) => between(before, after))
        .slice(0, 1),
    ),
  )
}
