/** What would end an address or a header within `Link`, and what no header may hold. */
const unsafe = /[<>",;\s]|[^\x21-\x7e]/g

function pageAddress(path: string, others: string[], page: number, size: number): string {
  return `<${path}?${[...others, `page=${page}`, `size=${size}`].join('&')}>`
}

/**
 * The `Link` header of a page, in the order and form of JHipster's `PaginationUtil`.
 *
 * @param url of the request: path and query as they came
 */
export function linkHeader(url: string, paging: { page: number; size: number; total: number }): string {
  const { page, size, total } = paging
  const [path = '', query = ''] = url.replace(unsafe, encodeURIComponent).split('?', 2)
  const others = query.split('&').filter((part) => part && !/^(page|size)=/.test(part))
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const links = {
    ...(page < last && { next: page + 1 }),
    ...(page > 0 && { prev: page - 1 }),
    last,
    first: 0,
  }
  return Object.entries(links)
    .map(([relation, target]) => `${pageAddress(path, others, target, size)}; rel="${relation}"`)
    .join(',')
}
