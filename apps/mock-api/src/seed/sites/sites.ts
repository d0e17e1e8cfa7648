import { createRandom } from '../../domain/random.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import type { SiteSeed } from '../content/sites/types.ts'
import type { MemberSeed } from '../members/members.ts'
import { unitDetails } from '../profiles/companies.ts'
import { personDetails } from '../profiles/people.ts'
import { seedSiteBanner } from '../public/files.ts'
import { publishedAt } from '../public/publish-date.ts'

/** Where the province's cities lie, in degrees. */
const places: Readonly<Record<string, readonly [lng: number, lat: number]>> = {
  临江市: [118.78, 31.19],
  云洲市: [119.42, 31.57],
  松陵市: [120.11, 30.86],
  白沙市: [117.93, 30.64],
  青屿市: [121.36, 30.27],
  望山市: [117.41, 31.92],
  澄阳市: [119.87, 32.14],
  丹河市: [118.26, 32.48],
  平湖州: [116.58, 31.33],
}

/** Text of several lines as paragraphs. */
export const toHtml = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')

const introOf = ({ intro, scope }: SiteSeed, { ownerType }: MemberSeed): string =>
  `${toHtml(intro)}<h2>${ownerType === 'UNIT' ? '主要业务' : '专业方向'}</h2>` +
  `<ul>${scope.map((entry) => `<li>${entry}</li>`).join('')}</ul>`

/** The banner as one of the two forms that are in use: pictures with ids, or an address. */
function coverOf({ db }: World, { domainId, covers, coverForm }: SiteSeed, siteId: number, index: number) {
  if (coverForm === 'LOST') return `files/covers/site-${domainId}-lost.svg`
  const pictures = covers.map((motif, at) => ({
    id: siteId * 100 + at + 1,
    imgUrl: seedSiteBanner(db, `site-${domainId}-${at + 1}`, motif, index),
  }))
  return coverForm === 'ADDRESS' ? (pictures[0]?.imgUrl ?? '') : pictures
}

function contactsOf({ key, ownerType }: MemberSeed) {
  if (ownerType === 'PERSON') return { email: personDetails(key).email }
  const { contactName, phone, email, address, website } = unitDetails(key)
  return { contactName, phone, email, address, website }
}

/** Units put themselves on the map; persons do not. */
function mapOf({ key, ownerType }: MemberSeed): { mapLng: number | null; mapLat: number | null } {
  const place = ownerType === 'UNIT' ? places[unitDetails(key).city] : undefined
  if (!place) return { mapLng: null, mapLat: null }
  const random = createRandom(`map/${key}`)
  const near = (degree: number) => Number((degree + random.between(-0.06, 0.06)).toFixed(4))
  return { mapLng: near(place[0]), mapLat: near(place[1]) }
}

/** Days since a site was opened. */
export const siteAge = (key: string): number => createRandom(`site/${key}`).int(300, 1200)

const firstSiteId = 301

const approvedAt = (date: string) => ({
  status: 'PUBLISHED',
  opinion: '同意发布。',
  submittedDate: date,
  approvedDate: date,
})

/** Writes a mini-site as its owner has filled it in. @param index counts the sites from 0 */
export function seedSite(world: World, index: number, seed: SiteSeed, member: MemberSeed): void {
  const id = firstSiteId + index
  const now = world.clock.now()
  const age = siteAge(seed.key)
  const modified = publishedAt(now, Math.floor(age / 9), id).toISOString()
  insert(world.db, 'miniSite', {
    id,
    memberId: member.id,
    domainId: seed.domainId,
    coverId: JSON.stringify(coverOf(world, seed, id, index)),
    logoUrl: member.ownerType === 'UNIT' ? `files/logos/${member.key}.svg` : null,
    intro: introOf(seed, member),
    contacts: JSON.stringify(contactsOf(member)),
    ...mapOf(member),
    isPublished: Number(!seed.isUnpublished),
    ...(seed.isUnpublished ? { status: 'DRAFT' } : approvedAt(modified)),
    createdDate: publishedAt(now, age, id).toISOString(),
    lastModifiedDate: modified,
    orderNum: id,
  })
}
