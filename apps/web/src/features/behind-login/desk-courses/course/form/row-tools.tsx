import { Icon } from '@portal/ui/artwork'
import { IconButton } from '@portal/ui/chakra'
import { MoveButtons } from '../../../../../lib/chakra/list/order/move-buttons.tsx'
import type { useOrder } from '../../../../../lib/chakra/list/order/use-order.ts'
import styles from './chapters.module.css'

type Entry = ReturnType<ReturnType<typeof useOrder>['entryProps']>

/** Where a row stands among the others, and how it gets elsewhere. */
export interface Place {
  index: number
  count: number
  move: (from: number, to: number) => void
  entry: Entry
}

interface RowToolsProps {
  id: number
  place: Place
  grip: Pick<Entry, 'draggable' | 'onDragStart' | 'onDragEnd'>
  labels: { drag: string; forward: string; back: string; remove: string }
  /** Undefined for a row that has to stay. */
  onRemove: (() => void) | undefined
}

/** Moves a row or takes it away. Only the grip is dragged: text in the fields beside it stays selectable by mouse. */
export const RowTools = ({ id, place, grip, labels, onRemove }: RowToolsProps) => (
  <div className={styles.tools}>
    <span className={styles.grip} title={labels.drag} aria-hidden="true" {...grip}>
      <Icon name="menu" />
    </span>
    <MoveButtons id={id} index={place.index} count={place.count} labels={labels} onMove={place.move} />
    <IconButton
      size="sm"
      label={labels.remove}
      icon={<Icon name="close" />}
      disabled={!onRemove}
      {...(onRemove && { onClick: onRemove })}
    />
  </div>
)
