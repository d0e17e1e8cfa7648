import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { stringifySearch } from '../address/search-format.ts'

/** Params that do not change what a page shows: titles passed along, ways back, the order of the same rows. */
const hints = new Set(['id', 'title', 'redirect', 'sort'])
/** Params that open one record. When one is set, the state of the list around it is left out. */
const records = ['article', 'issue', 'activity', 'expert', 'item']

/** Address of a path of the website, absolute. */
export const pageUrl = (
  path: string,
  base = new URL(import.meta.env.BASE_URL, window.location.origin).href,
) => new URL(`.${path}`, base).href

function deciding(search: Record<string, unknown>): string[] {
  const record = records.find((name) => search[name] !== undefined)
  return record ? [record, 'view'] : Object.keys(search).filter((name) => !hints.has(name))
}

/**
 * The one path of what a page shows, for search engines: only the params that change it, always in the same order.
 *
 * @param search what the route understands of the query
 * @param names the params that change what is shown, where the route names them
 */
export function canonicalPath(
  path: string,
  search: Record<string, unknown>,
  names = deciding(search),
): string {
  return path + stringifySearch(Object.fromEntries([...names].sort().map((name) => [name, search[name]])))
}

/** The one path of the page that is shown. */
export const useCanonicalPath = () =>
  useRouterState({
    select: ({ location: { pathname }, matches }) => {
      const match = matches.at(-1)
      return canonicalPath(pathname, match?._strictSearch ?? {}, match?.staticData.canonical)
    },
  })

/** Keeps the document's canonical link on the page that is shown. */
export function useCanonical(): void {
  const path = useCanonicalPath()
  useEffect(() => {
    const link =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
      document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }))
    link.href = pageUrl(path)
  }, [path])
}
