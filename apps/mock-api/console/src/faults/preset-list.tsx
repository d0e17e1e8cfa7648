import styles from './preset-list.module.css'
import type { callPresets } from './presets.ts'
import { useArm } from './use-faults.ts'

/** Faults that one press arms. */
export function Presets({ title, presets }: { title: string; presets: typeof callPresets }) {
  const arm = useArm()
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {presets.map(({ name, says, fault }) => (
          <li key={name}>
            <button type="button" className={styles.preset} onClick={() => arm.mutate(fault)}>
              <span className={styles.name}>{name}</span>
              <span className={styles.says}>{says}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
