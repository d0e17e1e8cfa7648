import { QueryClientProvider } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { PreviewProps } from '../../../lib/mini-site/preview.ts'
import { createPreviewClient, fillPreview } from './preview-client.ts'
import { pageOfKind, previewPages } from './preview-pages.tsx'
import { useTold } from './told.ts'

interface SitePreviewProps extends PreviewProps {
  /** Draws what stands round the pages: banner, name, tabs. */
  frame: (props: { domainId: string; path: string; children: ReactNode }) => ReactNode
}

/** The pages name themselves in the browser's tab; here the tab is the editor's. */
function useKeptTitle(): void {
  useEffect(() => {
    const kept = document.title
    const title = document.querySelector('title')
    const observer = new MutationObserver(() => {
      if (document.title !== kept) document.title = kept
    })
    if (title) observer.observe(title, { childList: true })
    return () => observer.disconnect()
  }, [])
}

/** The way of a link to a page of the site. */
function placeOf({ target }: MouseEvent, paths: readonly string[]) {
  const href = (target as Element).closest('a')?.getAttribute('href')
  const url = href ? new URL(href, window.location.href) : undefined
  const path = `/${url?.pathname.split('/')[1]}`
  return paths.includes(path) ? { path, item: Number(url?.searchParams.get('item')) || undefined } : undefined
}

/**
 * A mini-site as visitors would see it, drawn by its own pages from what is typed. Its links lead to its other pages, and nowhere
 * else.
 */
export function SitePreview({ site, item, frame }: SitePreviewProps) {
  useKeptTitle()
  const told = useTold(site)
  const [client] = useState(() => {
    const made = createPreviewClient()
    fillPreview(made, site, told)
    return made
  })
  useLayoutEffect(() => fillPreview(client, site, told), [client, site, told])
  const pages = previewPages[site.owner]
  const [home = ''] = Object.keys(pages)
  const start = item && pageOfKind[site.owner][item.kind]
  const [place, setPlace] = useState<{ path: string; item: number | undefined }>({
    path: start ?? home,
    item: start ? item.id : undefined,
  })
  const Page = pages[place.path]
  const follow = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button[type="submit"]')) return
    event.preventDefault()
    event.stopPropagation()
    const next = placeOf(event, Object.keys(pages))
    if (next) setPlace(next)
  }
  return (
    <QueryClientProvider client={client}>
      <div onClickCapture={follow}>
        {frame({
          domainId: site.domainId,
          path: place.path,
          children: (
            <Suspense>{Page && <Page domainId={site.domainId} search={{ item: place.item }} />}</Suspense>
          ),
        })}
      </div>
    </QueryClientProvider>
  )
}
