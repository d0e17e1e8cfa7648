import { type MenuItem, PopMenu } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { worldsQuery } from '../data/queries.ts'
import { goTo, usePlace } from '../lib/use-place.ts'
import styles from './world-switch.module.css'

/** A select that shows the current world and switches to another. */
export function WorldSwitch() {
  const { world, section } = usePlace()
  const { data: worlds = [] } = useQuery(worldsQuery(world))
  const current = worlds.find(({ name }) => name === world)
  const items: MenuItem[] = [
    ...worlds.map(({ name, scenario }) => ({
      id: name,
      label: (
        <>
          {name} <span className={styles.quiet}>{scenario}</span>
        </>
      ),
      checked: name === world,
      onSelect: () => goTo({ world: name, section }),
    })),
    {
      id: '/manage',
      label: 'New, snapshot, reset …',
      icon: <Icon name="globe" />,
      onSelect: () => goTo({ world, section: 'worlds' }),
    },
  ]
  return (
    <PopMenu
      className={styles.trigger}
      label={
        <span className={styles.label}>
          <span className={styles.quiet}>World</span> <strong className={styles.name}>{world}</strong>{' '}
          {current && <span className={styles.scenario}>{current.scenario}</span>}
        </span>
      }
      items={items}
    />
  )
}
