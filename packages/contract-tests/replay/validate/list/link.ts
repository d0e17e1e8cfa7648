import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import type { AnswerRule } from '../rule.ts'
import { type Page, pageOf } from './page.ts'

const mismatch = (expected: string, seen: string): MismatchDetails => ({
  kind: 'link',
  path: 'Link',
  expected,
  seen,
})

const part = /<([^>]*)>\s*((?:;[^,<]*)*)/g
const relation = /;\s*rel\s*=\s*"?([^";\s]+)"?/i

/** Address by relation. */
function parse(header: string): Map<string, string> {
  const links = new Map<string, string>()
  for (const [, address = '', parameters = ''] of header.matchAll(part)) {
    const name = relation.exec(parameters)?.[1]
    if (name) links.set(name.toLowerCase(), address)
  }
  return links
}

/** The page that each relation leads to. */
function expectedPages({ page, size }: Page, total: number): Map<string, number> {
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const pages = new Map([
    ['first', 0],
    ['last', last],
  ])
  if (page > 0) pages.set('prev', page - 1)
  if (page < last) pages.set('next', page + 1)
  return pages
}

/** The parameters besides `page` and `size`, in whatever order. */
const others = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'page' && name !== 'size')
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')

function ofAddress(
  name: string,
  address: string,
  to: number,
  { size }: Page,
  asked: string,
  path: string,
): MismatchDetails[] {
  if (address.includes(',')) return [mismatch(`commas as %2C in '${name}'`, address)]
  // Behind a proxy the backend may not know what stands before the operation's path.
  const [place = '', search = ''] = address.split('?', 2)
  if (!decodeURI(place).endsWith(path)) return [mismatch(`'${name}' leads to ${path}`, address)]
  const target = new URLSearchParams(search)
  // What is expected names no page, so that each list that gets it wrong is told once.
  if (target.get('page') !== String(to) || target.get('size') !== String(size))
    return [
      mismatch(`'${name}' leads to its page, with as many rows`, `${address}, not page=${to}&size=${size}`),
    ]
  return others(target) === asked ? [] : [mismatch(`'${name}' keeps the other parameters`, address)]
}

function ofLinks(
  links: Map<string, string>,
  pages: Map<string, number>,
  page: Page,
  path: string,
): MismatchDetails[] {
  const asked = others(page.query)
  const superfluous = ['next', 'prev'].filter((name) => links.has(name) && !pages.has(name))
  return [
    ...superfluous.map((name) => mismatch(`no '${name}', there is no such page`, links.get(name) ?? '')),
    ...[...pages].flatMap(([name, to]) => {
      const address = links.get(name)
      return address === undefined
        ? [mismatch(`a link '${name}'`, `none to page ${to}`)]
        : ofAddress(name, address, to, page, asked, path)
    }),
  ]
}

const pathOf = ({ target }: Exchange): string => decodeURI(target.split('?')[0] ?? '')

/** `Link` leads to the pages around this one, of the same question. The first that does not is told. */
export const links: AnswerRule = (exchange) => {
  const header = exchange.answer.headers.link
  const page = pageOf(exchange)
  if (!page || page.total === null || header === undefined) return []
  return ofLinks(parse(header), expectedPages(page, page.total), page, pathOf(exchange)).slice(0, 1)
}
