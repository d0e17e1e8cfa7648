import { Skeleton } from '@portal/ui'
import frame from './application-frame.module.css'
import styles from './application-skeleton.module.css'
import section from './form-section.module.css'

/** A field to come: one that shares its row, with a hint below or without, or one of the whole width. */
type Shape = 'line' | 'hinted' | 'wide' | 'choices' | 'files' | 'rows' | 'text' | 'statement'

const withHint: Shape[] = ['hinted', 'wide', 'text']

/** A long application before the engine of forms is there: its rail, the fields of each section, and the button. */
export const ApplicationSkeleton = ({ sections }: { sections: Shape[][] }) => (
  <div className={frame.columns} aria-hidden="true">
    <div className={styles.rail}>
      <Skeleton height="100%" />
    </div>
    <div className={frame.form}>
      {sections.map((shapes) => (
        <section key={shapes.join()} className={section.section}>
          <Skeleton width="9rem" height="1.75rem" />
          <div className={section.fields}>{shapes.map(fieldToCome)}</div>
        </section>
      ))}
      <div className={frame.end}>
        <Skeleton width="8rem" height="3rem" />
      </div>
    </div>
  </div>
)

const fieldToCome = (shape: Shape, place: number) => (
  <div key={place} className={styles.field} data-shape={shape}>
    {shape !== 'statement' && <Skeleton width="6em" height="1lh" />}
    <Skeleton height="100%" />
    {withHint.includes(shape) && (
      <span className={styles.hint}>
        <Skeleton width="70%" height="1lh" />
      </span>
    )}
  </div>
)
