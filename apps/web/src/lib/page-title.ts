import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/**
 * Names the page in the browser's tab: `页面 - 江川造价协会`. While the name is not known yet (an article that still
 * loads) pass `undefined`; the previous title stays.
 *
 * @param description for search engines and link previews; without it the site's own stands
 */
export function usePageTitle(title: string | undefined, description?: string): void {
  const { t } = useLingui()
  const site = t`江川造价协会`
  useEffect(() => {
    if (title !== undefined) document.title = `${title} - ${site}`
  }, [title, site])
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]')
    const standing = meta?.getAttribute('content')
    if (!meta || !description || standing == null) return
    meta.setAttribute('content', description)
    return () => meta.setAttribute('content', standing)
  }, [description])
}
