import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Badge, type Tone } from '@portal/ui/chakra'
import { rawWord } from '../content/words/stored-words.ts'

/** States or kinds by how they are stored: each in a word, with the colour that goes with it. */
export type States<State extends string> = Record<State, { tone: Tone; label: MessageDescriptor }>

/** The word of a stored state; one that the backend added later is shown as it is stored. */
export const stateWord = <State extends string>(states: States<State>, value: State): MessageDescriptor =>
  states[value]?.label ?? rawWord(value)

interface StateBadgeProps<State extends string> {
  states: States<State>
  value: State
  /** For what kind a thing is, as against its state. */
  isKind?: boolean
}

/** A stored state in the reader's words; one that the backend added later is shown as it is stored. */
export function StateBadge<State extends string>({ states, value, isKind = false }: StateBadgeProps<State>) {
  const { i18n } = useLingui()
  return (
    <Badge tone={states[value]?.tone ?? 'neutral'} dot={!isKind}>
      {i18n._(stateWord(states, value))}
    </Badge>
  )
}
