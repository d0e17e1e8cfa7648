import { Button, DescriptionList } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { AnswerDifferently } from '../answers/answer-differently.tsx'
import type { JournalEntry } from '../data/controls.ts'
import { readable } from '../lib/readable.ts'
import { dateTime } from '../lib/times.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { JsonView } from '../parts/json-view.tsx'
import { Method } from '../parts/method.tsx'
import styles from './call-detail.module.css'
import { InjectFaultMenu } from './inject-fault-menu.tsx'
import { useCallCopies } from './use-call-copies.ts'
import { statusTone, validationText } from './validation-result.ts'

type CallDetailProps = { call: JournalEntry; onClose: () => void }

/** The details of one call: the validation results of request and response, and both bodies. */
export function CallDetail({ call, onClose }: CallDetailProps) {
  const id = useId()
  const copies = useCallCopies(call)
  const pane = useRef<HTMLElement>(null)
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  // In a dialog Escape closes the dialog alone.
  const closeOnEscape = ({ key, target }: KeyboardEvent) =>
    key === 'Escape' && !(target as HTMLElement).closest('dialog') && onClose()
  return (
    <aside ref={pane} tabIndex={-1} className={styles.pane} aria-labelledby={id} onKeyDown={closeOnEscape}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          <Method name={call.method} />{' '}
          <span className={styles[statusTone(call.status)]}>{call.status || 'cut'}</span>
          <span className={styles.target} lang="zh-CN">
            {readable(call.target)}
          </span>
        </h2>
        <Button
          variant="ghost"
          size="sm"
          className={styles.close}
          aria-label="Close the call"
          onClick={onClose}
        >
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles.actions}>
        <CopyButton text={copies.curl}>Copy as curl</CopyButton>
        <CopyButton text={copies.fetch}>Copy as fetch</CopyButton>
        <CopyButton text={copies.test}>Copy as test</CopyButton>
        {call.operation && <AnswerDifferently call={call} />}
        {call.operation && <InjectFaultMenu operation={call.operation} />}
      </div>
      <Facts call={call} />
      <RequestSide call={call} />
      <AnswerSide call={call} />
    </aside>
  )
}

const Facts = ({ call: { operation, page, caller, at, milliseconds, injected } }: { call: JournalEntry }) => (
  <DescriptionList
    items={[
      { id: 'operation', term: 'Operation', detail: operation ?? 'none of the contract' },
      { id: 'caller', term: 'Caller', detail: caller ? <span lang="zh-CN">{caller}</span> : 'a visitor' },
      ...(page === null ? [] : [{ id: 'page', term: 'Page', detail: readable(page) }]),
      { id: 'at', term: 'At', detail: `${dateTime(new Date(at))}, ${milliseconds.toFixed(1)} ms` },
      ...(injected.length > 0
        ? [{ id: 'injected', term: 'Faults', detail: `${injected.join(', ')} (asked for)` }]
        : []),
    ]}
  />
)

/** `count` is the number of validation errors; null where the contract has nothing to say. */
type SideProps = { title: string; count: number | null; body: unknown; children?: ReactNode }

const Side = ({ title, count, body, children }: SideProps) => (
  <section className={styles.side}>
    <h3 className={styles.sideTitle}>
      {title}
      {count !== null && (
        <span className={count > 0 ? styles.broken : styles.kept}>
          <Icon name={count > 0 ? 'warning' : 'check'} size="1em" />
          {validationText(count)}
        </span>
      )}
      {body !== null && body !== undefined && (
        <CopyButton
          variant="ghost"
          className={styles.copy}
          text={typeof body === 'string' ? body : JSON.stringify(body, null, 2)}
          label={`Copy the body of the ${title.toLowerCase()}`}
        >
          Copy
        </CopyButton>
      )}
    </h3>
    {children}
    {body === null || body === undefined ? (
      <p className={styles.none}>No body.</p>
    ) : (
      <JsonView value={body} />
    )}
  </section>
)

const RequestSide = ({ call: { operation, requestFaults, requestBody } }: { call: JournalEntry }) => (
  <Side title="Request" count={operation === null ? null : requestFaults.length} body={requestBody}>
    {requestFaults.length > 0 && (
      <ul className={styles.faults}>
        {requestFaults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    )}
  </Side>
)

const AnswerSide = ({ call: { operation, responseFaults, responseBody } }: { call: JournalEntry }) => (
  <Side title="Answer" count={operation === null ? null : responseFaults.length} body={responseBody}>
    {responseFaults.length > 0 && (
      <ul className={styles.faults}>
        {responseFaults.map(({ kind, path, expected, seen }) => (
          <li key={`${kind} ${path} ${expected}`}>
            <code>
              {kind} {path}
            </code>
            <dl className={styles.deviation}>
              <dt>expected</dt>
              <dd>{expected}</dd>
              <dt>seen</dt>
              <dd>{seen}</dd>
            </dl>
          </li>
        ))}
      </ul>
    )}
  </Side>
)
