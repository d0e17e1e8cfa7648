import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useCanonicalPath } from './canonical.ts'
import { cutDescription } from './description.ts'

/**
 * Names the page in the browser's tab: `页面 - 江川造价协会`, with the number of a list's further pages after its name.
 * While the name is not known yet (an article that still loads) pass `undefined`; the previous title stays.
 *
 * @param description for search engines and link previews, cut to their length; every public page has its own, and where
 *   there is none the site's stands
 */
export function usePageTitle(title: string | undefined, description?: string): void {
  const { t } = useLingui()
  const site = t`江川造价协会`
  const [, number] = /[?&]page=(\d+)/.exec(useCanonicalPath()) ?? []
  const name = title && number ? `${title} - ${t`第 ${number} 页`}` : title
  useEffect(() => {
    if (name === undefined) return
    document.title = `${name} - ${site}`
    setMeta('meta[property="og:title"]', name)
  }, [name, site])
  useMeta(descriptions, typeof description === 'string' ? cutDescription(description) : undefined)
}

const descriptions = 'meta[name="description"], meta[property="og:description"]'

/** Sets what meta elements in the head say as long as the page is shown, then puts back what they said before. */
export function useMeta(selector: string, content: string | undefined): void {
  useEffect(() => {
    const standing = content && setMeta(selector, content)
    if (standing) return () => void setMeta(selector, standing)
  }, [selector, content])
}

/** @returns what the first of them said before */
function setMeta(selector: string, content: string): string | undefined {
  const metas = [...document.querySelectorAll<HTMLMetaElement>(selector)]
  const standing = metas[0]?.content
  for (const meta of metas) meta.content = content
  return standing
}
