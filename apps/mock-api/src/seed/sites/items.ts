import type { CreditLevel, ItemKind } from '@portal/api-contract'
import { prcDate, prcInstant } from '../../domain/prc-time.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import type { ItemSeed, SiteSeed } from '../content/sites/types.ts'
import type { MemberSeed } from '../members/members.ts'
import { seedCover } from '../public/files.ts'
import { publishedAt } from '../public/publish-date.ts'
import { siteAge, toHtml } from './sites.ts'

const day = 86_400_000

interface DatedItem {
  kind: ItemKind
  item: ItemSeed
}

/** Whole days from the start of a day in PRC. */
const daysSince = (now: Date, date: string): number =>
  Math.max(1, Math.floor((now.getTime() - prcInstant(date).getTime()) / day))

interface Registration {
  certType: string
  certNo: string
  certMajor: string
  certIssueDate: string | null
  title: string | null
}

/** A person's qualifications, as the register has them. */
function qualificationsOf({ db, clock }: World, memberId: number): ItemSeed[] {
  const person = db.get<Registration>(
    'SELECT certType, certNo, certMajor, certIssueDate, title FROM personProfile WHERE memberId = ?',
    [memberId],
  )
  if (!person?.certIssueDate) return []
  const age = daysSince(clock.now(), person.certIssueDate)
  const register: ItemSeed = [
    age,
    person.certType,
    `注册专业：${person.certMajor}。注册证书编号：${person.certNo}。`,
  ]
  return person.title === null
    ? [register]
    : [
        register,
        [age + 400, person.title, `专业技术职务任职资格：${person.title}，专业方向${person.certMajor}工程。`],
      ]
}

/** A unit's latest credit rating, as the association has it. */
function ratingOf({ db, clock }: World, companyId: number): ItemSeed[] {
  const rating = db.get<{ year: number; level: CreditLevel; certNo: string; createdDate: string }>(
    'SELECT year, level, certNo, createdDate FROM companyRating WHERE companyId = ? ORDER BY year DESC LIMIT 1',
    [companyId],
  )
  if (!rating) return []
  const { year, level, certNo, createdDate } = rating
  const text = `协会${year}年度会员单位信用评价结果为${level}级，证书编号${certNo}，有效期三年。`
  return [[daysSince(clock.now(), prcDate(new Date(createdDate))), `${year}年度信用评价${level}级单位`, text]]
}

/** Everything on a site, in the order of its pages. */
function itemsOf(world: World, seed: SiteSeed, { id, ownerType }: MemberSeed): DatedItem[] {
  const of = (kind: ItemKind, items: readonly ItemSeed[]) => items.map((item) => ({ kind, item }))
  const isUnit = ownerType === 'UNIT'
  return [
    ...of('NEWS', seed.news),
    ...of('CONSTRUCT', seed.cases),
    ...of('CERTIFICATE', [...(isUnit ? ratingOf(world, id) : []), ...seed.honours]),
    ...of('ACHIEVE', seed.works ?? []),
    ...of('PROF', isUnit ? [] : qualificationsOf(world, id)),
  ]
}

/** The day and the instant of publication: what is older than the site came with its opening. */
function datesOf(
  { kind, item: [daysAgo] }: DatedItem,
  { now, key, id }: { now: Date; key: string; id: number },
) {
  const publishDate = publishedAt(now, Math.min(daysAgo, siteAge(key)), id).toISOString()
  const eventDate = kind === 'NEWS' ? null : prcDate(new Date(now.getTime() - daysAgo * day))
  return {
    eventDate,
    publishDate,
    submittedDate: publishDate,
    decidedDate: publishDate,
    createdDate: publishDate,
    lastModifiedDate: publishDate,
  }
}

/** The first sentences, as many as make two lines of a card. */
function summaryOf(text: string): string {
  const [paragraph = ''] = text.split('\n')
  const enough = paragraph.indexOf('。', 32) + 1
  return enough > 0 ? paragraph.slice(0, enough) : paragraph
}

/** Honours and qualifications show their certificate; anything else its cover where it has one. */
function pictureOf({ db }: World, seed: SiteSeed, { kind, item }: DatedItem, [id, index]: [number, number]) {
  const [, , , motif] = item
  if (kind === 'CERTIFICATE' || kind === 'PROF') return `files/certificates/${id}.svg`
  return motif ? seedCover(db, `item-${seed.domainId}-${index + 1}`, motif) : null
}

/** Writes what is published on a site. @returns how many items */
export function seedItems(world: World, firstId: number, seed: SiteSeed, member: MemberSeed): number {
  const items = itemsOf(world, seed, member)
  const now = world.clock.now()
  for (const [index, dated] of items.entries()) {
    const id = firstId + index
    const [, title, text] = dated.item
    insert(world.db, 'siteItem', {
      id,
      memberId: member.id,
      kind: dated.kind,
      title,
      summary: summaryOf(text),
      coverUrl: pictureOf(world, seed, dated, [id, index]),
      content: toHtml(text),
      status: 'PUBLISHED',
      decision: 'APPROVED',
      ...datesOf(dated, { now, key: seed.key, id }),
    })
  }
  return items.length
}
