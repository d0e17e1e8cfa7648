import { randomInt } from 'node:crypto'
import type { Credentials } from '../../shared/credentials/credentials.ts'
import type { Send } from '../../shared/http/send.ts'
import { isRecord } from '../../shared/is-record.ts'

/** Phones and mail addresses that codes may be sent to, and what was sent there. */
export interface Postbox {
  /** A phone that this run has not sent a code to, since each is sent one a minute; null when there is none left. */
  newPhone(): string | null
  /** A mail address of that kind. */
  newMail(): string | null
  /** The code that was sent there last; null when it cannot be known. */
  codeFor(recipient: string): Promise<string | null>
}

/** What a backend sends goes to real people: only the addresses of the credentials are used, and each once. */
export function credentialsPostbox({ phone, mail, captcha = '', standingCode }: Credentials): Postbox {
  const [phones, mails] = [[phone ?? null], [mail ?? null]]
  return {
    newPhone: () => phones.pop() ?? null,
    newMail: () => mails.pop() ?? null,
    codeFor: async () => standingCode ?? (/^\d{6}$/.test(captcha) ? captcha : null),
  }
}

const digits = (): string => String(randomInt(100_000_000)).padStart(8, '0')

/** The mock sends nothing: any address will do, and its outbox says which code would have come. */
export function mockPostbox(baseUrl: string, send: Send): Postbox {
  return {
    newPhone: () => `137${digits()}`,
    newMail: () => `replay-${digits()}@mail.example`,
    async codeFor(recipient) {
      const query = new URLSearchParams({ recipient, limit: '1' })
      const request = new Request(`${new URL(baseUrl).origin}/__mock/outbox?${query}`)
      const messages: unknown = await (
        await send({ operation: undefined, role: 'anonymous', request })
      ).json()
      const [latest] = Array.isArray(messages) ? messages : []
      return isRecord(latest) && typeof latest.code === 'string' ? latest.code : null
    },
  }
}
