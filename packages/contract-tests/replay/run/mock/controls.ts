import type { Send } from '../../../shared/http/send.ts'
import { mockPostbox } from '../postbox.ts'
import type { Session } from '../session.ts'
import { mockAssociation } from './association.ts'
import { mockCashier } from './cashier.ts'
import { mockClock } from './clock.ts'
import { mockPresence } from './presence.ts'

/** What a run can do with the mock alone, by its controls. */
export type Controls = Pick<Session, 'association' | 'cashier' | 'clock' | 'presence' | 'postbox'>

/** The controls of the mock behind an address. */
export const mockControls = (baseUrl: string, send: Send): Controls => ({
  association: mockAssociation(baseUrl, send),
  cashier: mockCashier(baseUrl, send),
  clock: mockClock(baseUrl, send),
  presence: mockPresence(baseUrl, send),
  postbox: mockPostbox(baseUrl, send),
})
