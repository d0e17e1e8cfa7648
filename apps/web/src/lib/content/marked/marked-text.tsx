import styles from './marked-text.module.css'
import { cutAtWords } from './words.ts'

/** A text in which the words looked for are marked. */
export const MarkedText = ({ text, words }: { text: string; words: readonly string[] }) =>
  cutAtWords(text, words).map(({ at, text: stretch, isHit }) =>
    isHit ? (
      <mark key={at} className={styles.mark}>
        {stretch}
      </mark>
    ) : (
      stretch
    ),
  )
