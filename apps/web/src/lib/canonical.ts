import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Hints of the link's writer and ways back: they decide nothing about what a page shows. */
const hints = new Set(['id', 'title', 'redirect'])

/**
 * The one address of what a page shows, for search engines: absolute, without hints, its query in one order.
 *
 * @param href path with the query, as the router knows it
 * @param base address of the website's root
 */
export function canonicalUrl(href: string, base: string): string {
  const url = new URL(`.${href}`, base)
  const kept = [...url.searchParams].filter(([name]) => !hints.has(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  url.search = new URLSearchParams(kept).toString()
  url.hash = ''
  return url.href
}

/** Keeps the document's canonical link on the page that is shown. */
export function useCanonical(): void {
  const href = useLocation({ select: (location) => location.href })
  useEffect(() => {
    const base = new URL(import.meta.env.BASE_URL, window.location.origin).href
    const link =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
      document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }))
    link.href = canonicalUrl(href, base)
  }, [href])
}
