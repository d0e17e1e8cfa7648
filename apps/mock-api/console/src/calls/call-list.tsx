import { classNames } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import type { KeyboardEvent } from 'react'
import type { JournalEntry } from '../data/controls.ts'
import { readable } from '../lib/readable.ts'
import { timeOfDay } from '../lib/times.ts'
import { Method } from '../parts/method.tsx'
import styles from './call-list.module.css'
import { statusTone, validationText } from './validation-result.ts'

type CallListProps = { calls: JournalEntry[]; openId: number | null; onOpen: (id: number | null) => void }

/** The list of calls; the arrow keys move from call to call. */
function moveFocus(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const row = (event.target as HTMLElement).closest('li')
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling
  if (!step || !next) return
  event.preventDefault()
  next.querySelector('button')?.focus()
}

export const CallList = ({ calls, openId, onOpen }: CallListProps) => (
  <ol className={styles.list} onKeyDown={moveFocus}>
    {calls.map((call) => (
      <li key={call.id}>
        <Row call={call} isOpen={call.id === openId} onOpen={onOpen} />
      </li>
    ))}
  </ol>
)

type RowProps = { call: JournalEntry; isOpen: boolean; onOpen: CallListProps['onOpen'] }

function Row({ call, isOpen, onOpen }: RowProps) {
  const { id, at, method, target, operation, caller, status, milliseconds, injected } = call
  return (
    <button
      type="button"
      className={styles.row}
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? null : id)}
    >
      <span className={classNames(styles.status, styles[statusTone(status)])}>{status || 'cut'}</span>
      <Method name={method} />
      <span className={styles.what}>
        <span className={styles.target} lang="zh-CN">
          {readable(target)}
        </span>
        <span className={styles.operation}>{operation ?? 'no operation of the contract'}</span>
      </span>
      <span className={styles.marks}>
        {injected.length > 0 && <span className={styles.injected}>{injected.join(', ')}</span>}
        {operation !== null && (
          <>
            <Verdict side="Request" count={call.requestFaults.length} />
            <Verdict side="Answer" count={call.responseFaults.length} />
          </>
        )}
      </span>
      <span className={styles.when}>
        <time dateTime={at}>{timeOfDay(new Date(at)).slice(0, 8)}</time>
        <span className={styles.detail}>{milliseconds.toFixed(1)} ms</span>
      </span>
      <span className={styles.caller} lang="zh-CN">
        {caller ?? '—'}
      </span>
    </button>
  )
}

function Verdict({ side, count }: { side: 'Request' | 'Answer'; count: number }) {
  const text = `${side} ${validationText(count)}`
  return (
    <span className={count > 0 ? styles.broken : styles.kept} title={text}>
      <span aria-hidden="true">{side === 'Request' ? 'req' : 'ans'}</span>
      {count > 0 ? <span aria-hidden="true">{count}</span> : <Icon name="check" size="1em" />}
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
