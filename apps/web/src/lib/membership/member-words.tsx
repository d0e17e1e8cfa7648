import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/** Levels and kinds of members by their stored names; one that is not listed is shown as stored. */
const memberWords: Record<string, MessageDescriptor> = {
  会长单位: msg`会长单位`,
  副会长单位: msg`副会长单位`,
  常务理事单位: msg`常务理事单位`,
  理事单位: msg`理事单位`,
  会员单位: msg`会员单位`,
  会员: msg`会员`,
  资深会员: msg`资深会员`,
  理事: msg`理事`,
  常务理事: msg`常务理事`,
  造价咨询: msg`造价咨询`,
  施工: msg`施工`,
  设计: msg`设计`,
  监理: msg`监理`,
  建设: msg`建设`,
  软件: msg`软件`,
  其他: msg`其他`,
  一级注册造价工程师: msg`一级注册造价工程师`,
  二级注册造价工程师: msg`二级注册造价工程师`,
  造价员: msg`造价员`,
  土木建筑: msg`土木建筑`,
  安装: msg`安装`,
  交通运输: msg`交通运输`,
  水利: msg`水利`,
}

/** A stored name for the reader. */
export function memberWord(i18n: I18n, name: string): string {
  const word = memberWords[name]
  return word ? i18n._(word) : name
}

/** Stored names as options of a filter. */
export const wordOptions = <Name extends string>(i18n: I18n, names: readonly Name[]) =>
  names.map((name) => ({ value: name, label: memberWord(i18n, name) }))

/** A stored name of a level, kind or qualification in the reader's words; one without them stays Chinese, and says so. */
export function MemberWord({ name }: { name: string }) {
  const { i18n } = useLingui()
  const word = memberWord(i18n, name)
  return <span lang={word === name ? 'zh-CN' : undefined}>{word}</span>
}
