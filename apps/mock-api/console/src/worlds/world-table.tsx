import { unwrap } from '@portal/api-contract'
import { Button, type Column, DataTable, Tag } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { controlsOf, type World } from '../data/controls.ts'
import { useAction } from '../data/use-action.ts'
import { dateTime } from '../lib/times.ts'
import { goTo, usePlace } from '../lib/use-place.ts'
import { sizeText } from '../lib/words.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import styles from './world-table.module.css'

const home = 'default'

const columns: Column<World>[] = [
  { id: 'name', header: 'World', isRowHeader: true, nowrap: true, cell: (world) => <Name world={world} /> },
  {
    id: 'scenario',
    header: 'Began as',
    nowrap: true,
    cell: ({ scenario, isKept, bytes }) => (
      <span>
        {scenario}
        <span className={styles.size}>
          {sizeText(bytes)} {isKept ? 'in a file' : 'in memory'}
        </span>
      </span>
    ),
  },
  {
    id: 'now',
    header: 'Its time',
    nowrap: true,
    cell: ({ now, isFrozen }) => (
      <span>
        {dateTime(new Date(now))} {isFrozen && <Tag tone="info">frozen</Tag>}
      </span>
    ),
  },
  { id: 'faults', header: 'Faults', align: 'end', cell: ({ faults }) => faults || '—' },
  { id: 'ways', header: 'Actions', hideHeader: true, align: 'end', cell: (world) => <Ways world={world} /> },
]

export const WorldTable = ({ worlds }: { worlds: World[] }) => (
  <DataTable columns={columns} rows={worlds} rowKey={({ name }) => name} caption="Worlds" />
)

function Name({ world: { name } }: { world: World }) {
  const { world } = usePlace()
  return (
    <span className={styles.name}>
      {name} {name === world && <Tag tone="info">shown</Tag>}
    </span>
  )
}

function Ways({ world: { name } }: { world: World }) {
  const { world } = usePlace()
  const deleteWorld = useDeleteWorld()
  return (
    <span className={styles.ways}>
      {name !== world && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Switch to ${name}`}
          onClick={() => goTo({ world: name, section: 'worlds' })}
        >
          Switch
        </Button>
      )}
      {name !== home && (
        <ConfirmButton
          question="Really?"
          aria-label={`Delete ${name}`}
          onConfirm={() => deleteWorld.mutate(name)}
        >
          Delete
        </ConfirmButton>
      )}
    </span>
  )
}

/** Deletes a world. The console leaves it first, because a later request with its name would create it again. */
function useDeleteWorld() {
  const { world } = usePlace()
  const client = useQueryClient()
  return useAction(
    async (_controls, name: string) => {
      if (name === world) goTo({ world: home, section: 'worlds' })
      await client.cancelQueries({ queryKey: [name] })
      client.removeQueries({ queryKey: [name] })
      await unwrap(controlsOf(home).DELETE('/worlds/{name}', { params: { path: { name } } }))
      await client.invalidateQueries({ queryKey: [home, 'worlds'] })
    },
    { refresh: ['worlds'], done: (_, name) => `${name} is gone` },
  )
}
