import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { messages } from '../content/services/messages.ts'
import { personaSeeds } from '../personas.ts'
import { fillDates } from '../public/date-tokens.ts'
import { publishedAt } from '../public/publish-date.ts'
import { auditOf } from './audit.ts'

/** Notices in the information centres of the personas: 101, 102 … are the first one's, 201 … the second one's. */
export function seedMessages({ db, clock }: World): void {
  for (const [position, { key }] of personaSeeds.entries()) {
    const own = messages.filter(({ persona }) => persona === key)
    for (const [index, { kind, title, content, link, daysAgo, isRead }] of own.entries()) {
      const sent = publishedAt(clock.now(), daysAgo, index)
      insert(db, 'memberMessage', {
        id: (position + 1) * 100 + index + 1,
        memberId: position + 1,
        kind,
        title: fillDates(title, sent),
        content: fillDates(content, sent),
        link,
        readDate: isRead ? new Date(sent.getTime() + 30_000).toISOString() : null,
        ...auditOf(sent.toISOString(), 0),
      })
    }
  }
}
