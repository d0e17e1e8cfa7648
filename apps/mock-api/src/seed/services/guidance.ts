import { toPlainText } from '../../domain/text/plain-text.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { associationProfile } from '../content/services/association.ts'
import { benefits } from '../content/services/benefits.ts'
import { disclosures } from '../content/services/disclosure.ts'
import { helpArticles } from '../content/services/help.ts'
import { fillDates } from '../public/date-tokens.ts'
import { publishedAt } from '../public/publish-date.ts'
import { auditOf } from './audit.ts'

const writtenDaysAgo = 240

/** What members look things up in: help, benefits, and what the association discloses. */
export function seedGuidance({ db, clock }: World): void {
  insert(db, 'associationProfile', { profile: JSON.stringify(associationProfile) })
  const written = (index: number) => publishedAt(clock.now(), writtenDaysAgo - index * 3, index)
  const audit = (index: number) => auditOf(written(index).toISOString(), index + 1)
  for (const [index, { body, ...article }] of helpArticles.entries()) {
    const text = `${article.category} ${article.title} ${toPlainText(body)}`
    insert(db, 'helpArticle', { id: 3101 + index, ...article, content: body, text, ...audit(index) })
  }
  for (const [index, { levels = [], useUnit = null, ...benefit }] of benefits.entries()) {
    const row = { ...benefit, levels: JSON.stringify(levels), useUnit }
    insert(db, 'memberBenefit', { id: 3201 + index, ...row, ...audit(index) })
  }
  for (const [index, { title, body }] of disclosures.entries()) {
    const content = fillDates(body, written(index))
    insert(db, 'socialInformation', { id: 3301 + index, title, content, ...audit(index) })
  }
}
