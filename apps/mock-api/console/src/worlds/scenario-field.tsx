import { RadioCard, RadioCards } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import type { ScenarioName } from '../data/controls.ts'
import { scenariosQuery } from '../data/queries.ts'
import { usePlace } from '../lib/use-place.ts'
import { sentence } from '../lib/words.ts'

type ScenarioFieldProps = { value: ScenarioName; onChange: (name: ScenarioName) => void }

/** A choice of the scenarios, each with its purpose. */
export function ScenarioField({ value, onChange }: ScenarioFieldProps) {
  const { data: scenarios = [] } = useQuery(scenariosQuery(usePlace().world))
  return (
    <RadioCards legend="Scenario">
      {scenarios.map(({ name, purpose }) => (
        <RadioCard
          key={name}
          name="scenario"
          value={name}
          label={name}
          description={sentence(purpose)}
          checked={name === value}
          onChange={() => onChange(name)}
        />
      ))}
    </RadioCards>
  )
}
