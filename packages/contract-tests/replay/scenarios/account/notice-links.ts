import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'

/** A page by its address, without what it is asked to show. */
const pageOf = (link: string): string => link.split(/[?#]/)[0] ?? ''

/** Whether a menu leads to a page, or to one that it lies below. */
const leadsTo = (menu: readonly string[], page: string): boolean =>
  menu.some((path) => page === path || page.startsWith(`${path}/`))

async function menuOf(client: PortalClient): Promise<string[]> {
  const { data } = await unwrap(client.GET('/thsuaa/api/currentUserNav'))
  return data.map(({ path }) => path)
}

async function pagesOf(client: PortalClient): Promise<string[]> {
  const notices = await unwrap(client.GET('/api/member-messages', { params: { query: { size: 2000 } } }))
  return [...new Set(notices.flatMap(({ link }) => (link === null ? [] : [pageOf(link)])))]
}

/** Not every page stands in a menu, but one that stands in others' alone is not for this reader. */
async function checkLinks(context: Context, clients: PortalClient[]): Promise<boolean> {
  const menus = await Promise.all(clients.map(menuOf))
  const pages = await Promise.all(clients.map(pagesOf))
  for (const [place, own] of menus.entries()) {
    const foreign = pages[place]?.filter((page) => !leadsTo(own, page) && leadsTo(menus.flat(), page)) ?? []
    const rule = 'a notice leads to no page that other members’ menus have, and its reader’s has not'
    context.expect(foreign.length === 0, rule, foreign.join(', '), 'listMemberMessages')
  }
  return pages.some(({ length }) => length > 0)
}

export const noticeLinks: Scenario[] = [
  {
    name: 'A notice leads to a page that its reader has',
    operations: ['listMemberMessages', 'getCurrentUserNav'],
    writes: false,
    async run(context) {
      const others = (await context.others()).map(({ client }) => client)
      const clients = [await context.as('person'), await context.as('unit'), ...others]
      if (!(await checkLinks(context, clients)))
        context.skip('no account of the credentials has a notice that leads anywhere')
    },
  },
]
