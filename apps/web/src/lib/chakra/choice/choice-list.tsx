import { formatMoney } from '@portal/i18n'
import { Checkbox } from '@portal/ui/chakra'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef } from 'react'
import styles from './choice-list.module.css'

/** What can be chosen: somebody or something with what it comes to. */
export interface Choice {
  id: number
  /** As the association keeps it, in Chinese. */
  name: string
  note: string
  /** In yuan. */
  amount: number
  /** Why it cannot be chosen, in words. */
  refusal?: string | undefined
}

interface ChoiceListProps {
  label: string
  choices: readonly Choice[]
  chosen: ReadonlySet<number>
  /** Has to be the same function for as long as the list stands. */
  onToggle: (ids: readonly number[], isChosen: boolean) => void
}

/** A long list to choose from. Only what is in view is drawn, so that on a slow phone nobody waits for each tick. */
export function ChoiceList({ label, choices, chosen, onToggle }: ChoiceListProps) {
  const list = useRef<HTMLUListElement>(null)
  const virtual = useVirtualizer({
    count: choices.length,
    getScrollElement: () => list.current,
    estimateSize: () => 45,
    overscan: 6,
    getItemKey: (index) => choices[index]?.id ?? index,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ul ref={list} className={styles.list} tabIndex={0} aria-label={label}>
      <li aria-hidden="true" style={{ height: before }} />
      {items.map(({ index, key }) => {
        const choice = choices[index]
        return (
          choice && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={choices.length}
              aria-posinset={index + 1}
            >
              <ChoiceLine {...choice} isChosen={chosen.has(choice.id)} onToggle={onToggle} />
            </li>
          )
        )
      })}
      <li aria-hidden="true" style={{ height: after }} />
    </ul>
  )
}

interface ChoiceLineProps extends Choice, Pick<ChoiceListProps, 'onToggle'> {
  isChosen: boolean
}

const ChoiceLine = memo(function ChoiceLine(props: ChoiceLineProps) {
  const { id, name, note, amount, refusal, isChosen, onToggle } = props
  return (
    <div className={styles.line}>
      <Checkbox
        checked={isChosen}
        disabled={refusal !== undefined}
        onChange={(isNow) => onToggle([id], isNow)}
      >
        <span lang="zh-CN">{name}</span>{' '}
        <span className={styles.note}>
          {note} {refusal}
        </span>
      </Checkbox>
      <span className={styles.amount}>{formatMoney(amount)}</span>
    </div>
  )
})
