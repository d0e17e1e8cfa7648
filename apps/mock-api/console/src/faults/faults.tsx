import { Panel } from '@portal/ui'
import { Section } from '../parts/section.tsx'
import { ActiveFaults } from './active-faults.tsx'
import { FaultForm } from './fault-form.tsx'
import styles from './faults.module.css'
import { Presets } from './preset-list.tsx'
import { callPresets, paymentPresets } from './presets.ts'

/** The page on which faults of calls and payments are added and removed. */
export const Faults = () => (
  <Section
    title="Faults"
    intro="Calls and payments of this world that go wrong on demand. The first fault that fits a call hits it; of several kinds, each once."
  >
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel title="Ready-made">
          <Presets title="Every call" presets={callPresets} />
          <Presets title="The next payment" presets={paymentPresets} />
        </Panel>
        <Panel title="Arm a fault">
          <FaultForm />
        </Panel>
      </div>
      <ActiveFaults />
    </div>
  </Section>
)
