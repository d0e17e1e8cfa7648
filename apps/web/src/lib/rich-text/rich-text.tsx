import { useLingui } from '@lingui/react/macro'
import { classNames } from '@portal/ui'
import { useLayoutEffect, useRef } from 'react'
import styles from './rich-text.module.css'
import { sanitise } from './sanitise.ts'

interface RichTextProps {
  html: string
  /** Class of the reading size; the article's own unless given. */
  size?: string
}

/**
 * Rich text of the backend, as the association or a member wrote it: in Chinese. It brings the sanitiser along, so load it
 * where it is shown and not before.
 */
export function RichText({ html, size }: RichTextProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const tableLabel = t`表格`
  useLayoutEffect(() => root.current?.replaceChildren(sanitise(html, tableLabel)), [html, tableLabel])
  return <div ref={root} lang="zh-CN" className={classNames(styles.text, size)} />
}
