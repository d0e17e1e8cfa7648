import styles from './bar.module.css'

/** A measured bar: the share of the largest. The figure beside it says the same in text. */
export const Bar = ({ share }: { share: number }) => (
  <span aria-hidden="true" className={styles.track}>
    <span className={styles.bar} style={{ inlineSize: `${Math.max(share * 100, share > 0 ? 1.5 : 0)}%` }} />
  </span>
)
