import { unwrap } from '@portal/api-contract'
import { Card, EmptyState, TextInput } from '@portal/ui'
import { EmptyArt, Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Message } from '../data/controls.ts'
import { keyOf, outboxQuery } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { usePlace } from '../lib/use-place.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Section } from '../parts/section.tsx'
import { Ago } from '../parts/time.tsx'
import styles from './outbox.module.css'

/** The page of the codes and mails that a real backend would have sent, newest first. */
export function Outbox() {
  const query = useQuery(outboxQuery(usePlace().world))
  const [recipient, setRecipient] = useState('')
  const empty = useAction((controls) => unwrap(controls.DELETE('/outbox')), {
    refresh: ['outbox'],
    expect: (client, world) => client.setQueryData(keyOf(world, 'outbox'), []),
  })
  const actions = (
    <>
      <TextInput
        type="search"
        aria-label="Recipient"
        placeholder="Number or address"
        className={styles.search}
        start={<Icon name="search" />}
        value={recipient}
        onChange={({ target }) => setRecipient(target.value)}
      />
      <ConfirmButton question="Forget all messages?" onConfirm={() => empty.mutate()}>
        Empty
      </ConfirmButton>
    </>
  )
  return (
    <Section
      title="Outbox"
      intro="What the association would have sent by SMS and mail. Nothing leaves this machine."
      actions={actions}
    >
      <Loaded query={query}>
        {(messages) => (
          <Messages
            messages={messages.filter((message) => message.recipient.includes(recipient.trim()))}
            hasOthers={messages.length > 0}
          />
        )}
      </Loaded>
    </Section>
  )
}

function Messages({ messages, hasOthers }: { messages: Message[]; hasOthers: boolean }) {
  if (messages.length === 0 && hasOthers) return <EmptyState title="Nothing was sent to them" />
  if (messages.length === 0) {
    return (
      <EmptyState art={<EmptyArt variant="search" />} title="Nothing has been sent yet">
        Ask for a code on the website: at the login by phone, at the registration, or for a new password.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
    </ul>
  )
}

const MessageCard = ({
  message: { channel, recipient, subject, text, code, sentAt },
}: {
  message: Message
}) => (
  <Card as="li" className={styles.message}>
    <div className={styles.words}>
      <p className={styles.head}>
        <Icon name={channel === 'SMS' ? 'phone' : 'mail'} title={channel} className={styles.icon} />
        <strong className={styles.recipient}>{recipient}</strong>
        <span className={styles.when}>
          <Ago at={sentAt} />
        </span>
      </p>
      <p lang="zh-CN" className={styles.subject}>
        {subject}
      </p>
      <p lang="zh-CN" className={styles.text}>
        {text}
      </p>
    </div>
    {code && (
      <div className={styles.code}>
        <code>{code}</code>
        <CopyButton text={code} label={`Copy the code ${code}`}>
          Copy
        </CopyButton>
      </div>
    )}
  </Card>
)
