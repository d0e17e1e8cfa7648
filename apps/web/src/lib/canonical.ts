import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { stringifySearch } from './search-format.ts'

/** Hints of the link's writer, ways back and orders of the same rows: they decide nothing about what a page shows. */
const hints = new Set(['id', 'title', 'redirect', 'sort'])
/** One of these is what the page shows; where its list stood decides nothing then. */
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
 * The one path of what a page shows, for search engines: its query in one order, with what decides and nothing else.
 *
 * @param search what the route understands of the query
 * @param names what of it decides, where the route says so
 */
export function canonicalPath(
  path: string,
  search: Record<string, unknown>,
  names = deciding(search),
): string {
  return path + stringifySearch(Object.fromEntries(names.toSorted().map((name) => [name, search[name]])))
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
