export type PageStep = { page: number } | { gapAfter: number }

/**
 * The page numbers worth a link: first, last, the current one and its neighbours. A gap stands for at least two
 * pages, since one left-out page would take no less room than its number.
 */
export function pageWindow(page: number, pageCount: number, reach = 1): PageStep[] {
  const wanted = new Set([1, pageCount])
  for (let near = page - reach; near <= page + reach; near++) {
    if (near >= 1 && near <= pageCount) wanted.add(near)
  }
  const pages = [...wanted].sort((a, b) => a - b)
  return pages.flatMap((current, index) => [...between(pages[index - 1] ?? 0, current), { page: current }])
}

function between(previous: number, next: number): PageStep[] {
  const missing = next - previous - 1
  if (missing === 0) return []
  return missing === 1 ? [{ page: next - 1 }] : [{ gapAfter: previous }]
}
