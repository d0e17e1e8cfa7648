import { Button, EmptyState, Panel } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { validationText } from '../calls/validation-result.ts'
import type { Override } from '../data/controls.ts'
import { overridesQuery } from '../data/queries.ts'
import { readable } from '../lib/readable.ts'
import { usePlace } from '../lib/use-place.ts'
import { JsonView } from '../parts/json-view.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { RemovableLine, remainingText } from '../parts/removable-line.tsx'
import styles from './answers.module.css'
import { untilTakenBack, useRemoveAllOverrides, useRemoveOverride } from './use-overrides.ts'

/** The overrides of the world: how often each is still given, and a button that takes it back. */
export function ActiveOverrides() {
  const query = useQuery(overridesQuery(usePlace().world))
  const all = useRemoveAllOverrides()
  const removeAll = (query.data?.length ?? 0) > 1 && (
    <Button variant="outline" size="sm" onClick={() => all.mutate()}>
      Take all back
    </Button>
  )
  return (
    <Panel title="Given in place of the mock’s own" action={removeAll}>
      <Loaded query={query} lines={3}>
        {(overrides) =>
          overrides.length === 0 ? (
            <EmptyState title="The mock answers by itself">
              Open a call and choose “Answer differently”.
            </EmptyState>
          ) : (
            <ul>
              {overrides.map((override) => (
                <Line key={override.id} override={override} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}

function Line({ override }: { override: Override }) {
  const { id, operation, target, status, body, deviations, remaining } = override
  const remove = useRemoveOverride()
  return (
    <RemovableLine
      name={`${operation}: ${status}`}
      detail={
        <>
          {target === null ? 'every call' : <span lang="zh-CN">{readable(target)}</span>} ·{' '}
          {remainingText(remaining, untilTakenBack)}
        </>
      }
      removeLabel={`Take back: ${operation} ${status}`}
      onRemove={() => remove.mutate(id)}
    >
      {deviations.length > 0 && <span className={styles.broken}>{validationText(deviations.length)}</span>}
      {body !== null && body !== undefined && (
        <details>
          <summary>Body</summary>
          <JsonView value={body} />
        </details>
      )}
    </RemovableLine>
  )
}
