import { EmptyState } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import type { Persona } from '../data/controls.ts'
import { aboutQuery, personasQuery } from '../data/queries.ts'
import { originOf, useGivenPortal } from '../lib/portal.ts'
import { usePlace } from '../lib/use-place.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Section } from '../parts/section.tsx'
import { PersonaCard } from './persona-card.tsx'
import styles from './personas.module.css'
import { PortalField } from './portal-field.tsx'

const groups: [Persona['kind'], string][] = [
  ['PERSON', 'Personal members'],
  ['UNIT', 'Unit members'],
  ['STAFF', 'The association’s staff'],
]

/** The page of the personas: what each is for, and the links to log in as one. */
export function Personas() {
  const { world } = usePlace()
  const query = useQuery(personasQuery(world))
  const { data: about } = useQuery(aboutQuery(world))
  const given = useGivenPortal()
  const portal = about?.portal ?? originOf(given)
  return (
    <Section
      title="Personas"
      intro="Who can log in to this world, and what each is there to show. “Log in” opens the website as that persona."
      actions={about && about.portal === null && <PortalField />}
    >
      <Loaded query={query} lines={12}>
        {(personas) =>
          personas.length === 0 ? (
            <EmptyState title="Nobody lives in this world">Reset it from a scenario under Worlds.</EmptyState>
          ) : (
            groups.map(([kind, title]) => (
              <section key={kind} className={styles.group} aria-label={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul className={styles.cards}>
                  {personas
                    .filter((persona) => persona.kind === kind)
                    .map((persona) => (
                      <PersonaCard key={persona.key} persona={persona} portal={portal} />
                    ))}
                </ul>
              </section>
            ))
          )
        }
      </Loaded>
    </Section>
  )
}
