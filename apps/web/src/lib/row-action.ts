import { type ButtonStyle, buttonClass, classNames } from '@portal/ui'
import styles from './row-action.module.css'

/** The look of a link at the end of a row: small in a table, large enough for a finger in a card. */
export const rowActionClass = (variant?: ButtonStyle['variant']): string =>
  classNames(buttonClass({ size: 'sm', variant }), styles.action)
