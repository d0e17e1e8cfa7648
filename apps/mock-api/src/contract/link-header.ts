/** Characters that would end an address or the header within `Link`, and those that no header may contain. */
const unsafe = /[<>",;\s]|[^\x21-\x7e]/g
const paging = /(?<=[?&])(?:page|size)=[^&]*(?:&|$)/g

/** The request's address up to where `page` and `size` are put, its other parameters kept. */
function baseOf(url: string): string {
  const base = url.replace(unsafe, encodeURIComponent).replace(paging, '')
  if (!base.includes('?')) return `${base}?`
  return /[?&]$/.test(base) ? base : `${base}&`
}

/**
 * The `Link` header of a page, in the order and form of JHipster's `PaginationUtil`.
 *
 * @param url of the request: path and query as they came
 */
export function linkHeader(
  url: string,
  { page, size, total }: { page: number; size: number; total: number },
): string {
  const base = baseOf(url)
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const link = (relation: string, target: number) => `<${base}page=${target}&size=${size}>; rel="${relation}"`
  const next = page < last ? `${link('next', page + 1)},` : ''
  const previous = page > 0 ? `${link('prev', page - 1)},` : ''
  return `${next}${previous}${link('last', last)},${link('first', 0)}`
}
