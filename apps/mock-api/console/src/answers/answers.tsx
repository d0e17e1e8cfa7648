import { Panel } from '@portal/ui'
import { Section } from '../parts/section.tsx'
import { ActiveOverrides } from './active-overrides.tsx'
import styles from './answers.module.css'
import { RecordForm } from './record-form.tsx'

/** The page of the answers that are given in place of the mock's own. */
export const Answers = () => (
  <Section
    title="Answers"
    intro="Answers that are given in place of the mock’s own. The newest that fits a call is given; the call changes nothing, and nobody is refused."
  >
    <div className={styles.columns}>
      <ActiveOverrides />
      <Panel title="Record another backend">
        <RecordForm />
      </Panel>
    </div>
  </Section>
)
