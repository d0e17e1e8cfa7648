import { useLingui } from '@lingui/react/macro'
import { classNames } from '@portal/ui'
import { useLayoutEffect, useRef } from 'react'
import styles from './rich-text.module.css'
import { sanitise } from './sanitise.ts'

interface RichTextProps {
  html: string
  /** Class of the reading size. */
  size: string | undefined
}

/** The text of an article, as the association wrote it: in Chinese. */
export function RichText({ html, size }: RichTextProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const tableLabel = t`表格`
  useLayoutEffect(() => root.current?.replaceChildren(sanitise(html, tableLabel)), [html, tableLabel])
  return <div ref={root} lang="zh-CN" className={classNames(styles.text, size)} />
}
