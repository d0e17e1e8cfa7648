import { Panel } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { worldsQuery } from '../data/queries.ts'
import { usePlace } from '../lib/use-place.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Section } from '../parts/section.tsx'
import { ForkForm } from './fork-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { Snapshots } from './snapshots.tsx'
import { WorldTable } from './world-table.tsx'
import styles from './worlds.module.css'

/** The page of the worlds, the isolated backends of this mock: it creates, resets, snapshots and deletes them. */
export function Worlds() {
  const { world } = usePlace()
  const query = useQuery(worldsQuery(world))
  return (
    <Section
      title="Worlds"
      intro="Each world is a backend of its own: data, clock, faults and calls. Tests and people take one each and never meet."
    >
      <div className={styles.columns}>
        <div className={styles.wide}>
          <Panel title="All worlds">
            <Loaded query={query} lines={3}>
              {(worlds) => <WorldTable worlds={worlds} />}
            </Loaded>
          </Panel>
        </div>
        <Panel title="A new world">
          <ForkForm />
        </Panel>
        <Panel title={`Snapshots of ${world}`}>
          <Snapshots />
        </Panel>
        <div className={styles.wide}>
          <Panel title={`Begin ${world} anew`}>
            <ResetForm />
          </Panel>
        </div>
      </div>
    </Section>
  )
}
