import styles from '../../../lib/content/rich-text/rich-text.module.css'

export type ReadingSize = 'small' | 'medium' | 'large'

/** The class of each size of text. */
export const readingSizes: Record<ReadingSize, string | undefined> = {
  small: styles.small,
  medium: undefined,
  large: styles.large,
}
