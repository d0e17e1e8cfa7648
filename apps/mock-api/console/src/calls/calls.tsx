import { unwrap } from '@portal/api-contract'
import { Button, classNames, EmptyState } from '@portal/ui'
import { EmptyArt, Icon } from '@portal/ui/artwork'
import { keyOf } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Section } from '../parts/section.tsx'
import { CallDetail } from './call-detail.tsx'
import { CallGroups } from './call-groups.tsx'
import styles from './calls.module.css'
import { everyCall } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { useCalls } from './use-calls.ts'

/** The latest calls of the world, kept up to date, each with the validation results of its request and response. */
export function Calls() {
  const journal = useCalls()
  const { isPaused, setPaused, isByPage, setByPage, calls, shown, open, setOpenId } = journal
  const empty = useAction((controls) => unwrap(controls.DELETE('/journal')), {
    refresh: ['journal'],
    expect: (client, world) => client.setQueryData(keyOf(world, 'journal'), []),
  })
  // The focus goes back to the button that opened the call.
  const close = () => {
    document.querySelector<HTMLElement>('ol [aria-expanded="true"]')?.focus()
    setOpenId(null)
  }
  const actions = (
    <>
      <Button variant="outline" size="sm" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size="1em" />
        {isPaused ? 'Go on' : 'Pause'}
      </Button>
      <Button variant="outline" size="sm" aria-pressed={isByPage} onClick={() => setByPage(!isByPage)}>
        By page
      </Button>
      <ConfirmButton question="Forget all calls?" onConfirm={() => empty.mutate()}>
        Empty
      </ConfirmButton>
    </>
  )
  return (
    <Section
      title="Calls"
      intro="The last 200 calls of this world, newest first, each held to the contract on both sides."
      actions={actions}
    >
      <Loaded query={journal.query}>
        {() => (
          <>
            <FilterBar {...journal} />
            <div className={classNames(styles.split, open !== null && styles.isOpen)}>
              {shown.length > 0 ? (
                <CallGroups {...journal} />
              ) : (
                <NoCalls hasCalls={calls.length > 0} onShowAll={() => journal.narrow(everyCall)} />
              )}
              {open && <CallDetail key={open.id} call={open} onClose={close} />}
            </div>
          </>
        )}
      </Loaded>
    </Section>
  )
}

function NoCalls({ hasCalls, onShowAll }: { hasCalls: boolean; onShowAll: () => void }) {
  if (hasCalls) {
    const action = (
      <Button variant="outline" size="sm" onClick={onShowAll}>
        Show all calls
      </Button>
    )
    return <EmptyState title="No call passes the filter" action={action} />
  }
  return (
    <EmptyState art={<EmptyArt variant="list" />} title="Nothing has been called yet">
      Open the website as one of the personas, or send a request from the API reference: it appears here at
      once.
    </EmptyState>
  )
}
