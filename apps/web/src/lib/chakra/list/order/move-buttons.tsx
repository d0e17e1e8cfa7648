import { Icon } from '@portal/ui/artwork'
import { IconButton } from '@portal/ui/chakra'
import styles from './order.module.css'

interface MoveButtonsProps {
  id: number
  index: number
  count: number
  labels: { forward: string; back: string }
  onMove: (from: number, to: number) => void
}

/** Moves an entry of an ordered list by one place. */
export const MoveButtons = ({ id, index, count, labels, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      size="sm"
      label={labels.forward}
      icon={<Icon name="chevronDown" className={styles.up} />}
      data-moves={`${id}/-1`}
      disabled={index === 0}
      onClick={() => onMove(index, index - 1)}
    />
    <IconButton
      size="sm"
      label={labels.back}
      icon={<Icon name="chevronDown" />}
      data-moves={`${id}/1`}
      disabled={index === count - 1}
      onClick={() => onMove(index, index + 1)}
    />
  </>
)
