import styles from './preset-list.module.css'
import type { callPresets } from './presets.ts'
import { useAddFault } from './use-faults.ts'

/** Buttons that each add a ready-made fault. */
export function Presets({ title, presets }: { title: string; presets: typeof callPresets }) {
  const addFault = useAddFault()
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {presets.map(({ name, description, fault }) => (
          <li key={name}>
            <button type="button" className={styles.preset} onClick={() => addFault.mutate(fault)}>
              <span className={styles.name}>{name}</span>
              <span className={styles.description}>{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
