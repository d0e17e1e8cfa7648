import { useLingui } from '@lingui/react'
import { memberWord } from './member-words.ts'

/** A stored name of a level, kind or qualification in the reader's words; one without them stays Chinese, and says so. */
export function MemberWord({ name }: { name: string }) {
  const { i18n } = useLingui()
  const word = memberWord(i18n, name)
  return <span lang={word === name ? 'zh-CN' : undefined}>{word}</span>
}
