import { useLingui } from '@lingui/react/macro'
import { classNames } from '@portal/ui'
import { useLayoutEffect, useRef } from 'react'
import { ContainedPart } from '../../states/contained-part.tsx'
import styles from './rich-text.module.css'
import { sanitise } from './sanitise.ts'

interface RichTextProps {
  html: string | null
  /** Class that sets the text size; without it the article's own is used. */
  size?: string
}

/**
 * Rich text of the backend, as the association or a member wrote it: in Chinese. It brings the sanitiser along, so load it
 * where it is shown and not before.
 */
export const RichText = (props: RichTextProps) => (
  <ContainedPart>
    <Nodes {...props} />
  </ContainedPart>
)

function Nodes({ html, size }: RichTextProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const tableLabel = t`表格`
  useLayoutEffect(() => root.current?.replaceChildren(sanitise(html, tableLabel)), [html, tableLabel])
  return <div ref={root} lang="zh-CN" className={classNames(styles.text, size)} />
}
