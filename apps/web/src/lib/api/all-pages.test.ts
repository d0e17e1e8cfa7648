import { expect, it } from 'vitest'
import { allPages } from './all-pages.ts'

/** Asks a list of so many rows, page by page. */
async function ask(total: number, rows = total) {
  const asked: number[] = []
  const all = await allPages(async ({ page, size }) => {
    asked.push(page)
    const first = page * size
    return {
      items: Array.from({ length: Math.max(0, Math.min(size, rows - first)) }, (_, row) => first + row),
      total,
    }
  })
  return { asked, count: all.length, last: all.at(-1) }
}

it.each([
  [0, 1],
  [2000, 1],
  [2001, 2],
  [4500, 3],
])('of %d rows all are read, in order', async (total, pages) => {
  const { asked, count, last } = await ask(total)
  expect(asked).toHaveLength(pages)
  expect([count, last]).toEqual([total, total === 0 ? undefined : total - 1])
})

it('does not ask without end where the total is a mistake', async () => {
  expect((await ask(9_000_000_000, 3)).asked).toHaveLength(100)
})
