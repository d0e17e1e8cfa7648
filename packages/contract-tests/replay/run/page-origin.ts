import { operations } from '@portal/api-contract/document'
import { CouldNotRun } from '../../shared/could-not-run.ts'
import type { Credentials } from '../../shared/credentials/credentials.ts'
import type { Send } from '../../shared/http/send.ts'

/** The default origin of the calls, which no backend can know. */
const unknownOrigin = 'https://replay.example'

/**
 * The origin that calls come from. Every call is made as from a page of another origin, so that each answer tells whether such a
 * page could read it.
 */
export const pageOrigin = ({ origin = unknownOrigin }: Credentials): string => origin

/** Lets a request come from an origin, unless it says itself where from. */
export function setOrigin(origin: string, { headers }: Pick<Request, 'headers'>): void {
  if (!headers.has('Origin')) headers.set('Origin', origin)
}

/**
 * Some backends refuse every call of a page that they do not know, whatever it asks for; nothing could be checked.
 *
 * @throws CouldNotRun when the origin is refused that a call without one is not
 */
export async function assertOriginAllowed(baseUrl: string, origin: string, send: Send): Promise<void> {
  const operation = operations.get('getCaptcha')
  const request = new Request(`${baseUrl}${operation?.path}`)
  setOrigin(origin, request)
  const { status } = await send({ operation, role: 'anonymous', request })
  if (status !== 403) return
  throw new CouldNotRun(
    'command line',
    `The backend refuses every call of a page of ${origin} (403).`,
    'Name a page that it allows in the credentials file, mostly the web application: "origin": "https://portal.example".',
  )
}
