import type { World } from '../world.ts'

/** A message that a real backend would have sent. */
export interface Message {
  channel: 'SMS' | 'MAIL'
  /** Phone number or mail address. */
  recipient: string
  subject: string
  text: string
  /** The verification code that the message contains; null when it contains none. */
  code: string | null
}

/** A stored message. */
export interface SentMessage extends Message {
  id: number
  /** Instant of the world's clock. */
  sentAt: string
}

/** Puts a message into the outbox, and a code also into the log: `sms <phone> <code>` or `mail <address> <code>`. */
export function sendMessage(world: World, message: Message): void {
  const { channel, recipient, subject, text, code } = message
  world.db.run(
    'INSERT INTO outbox (channel, recipient, subject, text, code, sentAt) VALUES (?, ?, ?, ?, ?, ?)',
    [channel, recipient, subject, text, code, world.clock.now().toISOString()],
  )
  if (code !== null) world.log.info(`${channel.toLowerCase()} ${recipient} ${code}`)
}

/** The latest messages, newest first. @param recipient only messages to this number or address */
export function readOutbox(world: World, limit: number, recipient?: string): SentMessage[] {
  const [where, parameters] = recipient === undefined ? ['', []] : ['WHERE recipient = ?', [recipient]]
  return world.db.all<SentMessage>(`SELECT * FROM outbox ${where} ORDER BY id DESC LIMIT ?`, [
    ...parameters,
    limit,
  ])
}

/** Deletes every message. */
export function emptyOutbox(world: World): void {
  world.db.run('DELETE FROM outbox')
}
