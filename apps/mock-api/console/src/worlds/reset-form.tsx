import { unwrap } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScenarioName } from '../data/controls.ts'
import { worldsQuery } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { usePlace } from '../lib/use-place.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import styles from './form.module.css'
import { ScenarioField } from './scenario-field.tsx'

/** A form that resets the world on the screen to a scenario; its original scenario is preselected. */
export function ResetForm() {
  const { world } = usePlace()
  const { data: worlds } = useQuery(worldsQuery(world))
  const begun = worlds?.find(({ name }) => name === world)?.scenario as ScenarioName | undefined
  const [chosen, setChosen] = useState<ScenarioName | null>(null)
  const scenario = chosen ?? begun ?? 'typical'
  const reset = useAction(
    (controls) =>
      unwrap(
        controls.POST('/worlds/{name}/reset', { params: { path: { name: world } }, body: { scenario } }),
      ),
    { done: () => `${world} begins anew as ${scenario}` },
  )
  return (
    <div className={styles.form}>
      <ScenarioField value={scenario} onChange={setChosen} />
      <div>
        <ConfirmButton
          size="md"
          busy={reset.isPending}
          question={`Lose everything in ${world}?`}
          onConfirm={() => reset.mutate()}
        >
          Reset to {scenario}
        </ConfirmButton>
      </div>
    </div>
  )
}
