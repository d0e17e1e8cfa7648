import type { OwnSite, OwnSiteItem } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { valuesOf } from '../form/site-values.ts'
import { valuesOf as itemValuesOf } from '../items/item-values.ts'
import { newItemId, previewSite, siteToCome } from './preview-site.ts'

const site = {
  id: 303,
  ownerType: 'UNIT',
  name: '衡准',
  domainId: 'hengzhun',
  coverId: [],
  logoUrl: null,
  intro: '<p>旧</p>',
  contacts: {},
  mapLng: null,
  mapLat: null,
  isPublished: 1,
  published: { domainId: 'hengzhun' },
  lastModifiedDate: '2026-10-08T01:00:00.000Z',
} as unknown as OwnSite

const item = (id: number, publishDate: string | null) =>
  ({
    id,
    kind: 'NEWS',
    title: `第${id}条`,
    content: '<p>正文</p>',
    publishDate,
    lastModifiedDate: '2026-10-09T01:00:00.000Z',
  }) as OwnSiteItem

const items = [item(1, '2026-01-01T00:00:00.000Z'), item(2, null), item(3, '2026-03-01T00:00:00.000Z')]
const shown = (typed?: Parameters<typeof previewSite>[0]['typed']) =>
  previewSite({ site, values: undefined, items, typed }).items.map(({ id, title }) => [id, title])

it('shows what is typed, and keeps what is saved where nothing is', () => {
  const values = { ...valuesOf(site), intro: '<p>新</p>', domainId: '' }
  expect(previewSite({ site, values, items: [], typed: undefined })).toMatchObject({
    intro: '<p>新</p>',
    domainId: 'hengzhun',
    owner: 'unit',
  })
})

it('shows what is published, newest first', () => {
  expect(shown()).toEqual([
    [3, '第3条'],
    [1, '第1条'],
  ])
})

it('shows the item that is being changed as it is typed, and a new one before it has an id', () => {
  const values = { ...itemValuesOf(items[1]), title: '改' }
  expect(shown({ id: 2, kind: 'NEWS', values })[0]).toEqual([2, '改'])
  expect(shown({ id: undefined, kind: 'NEWS', values })).toContainEqual([newItemId, '改'])
})

it('names no register of a site that is hidden', () => {
  const hidden = { ...site, isPublished: 0 as const }
  expect(
    previewSite({ site: hidden, values: undefined, items, typed: undefined }).publishedDomainId,
  ).toBeUndefined()
})

it('shows a site that is written for the first time', () => {
  const toCome = siteToCome('PERSON', '程亦安')
  const values = { ...valuesOf(null), intro: '<p>新</p>' }
  expect(previewSite({ site: toCome, values, items: [], typed: undefined })).toMatchObject({
    owner: 'person',
    name: '程亦安',
    intro: '<p>新</p>',
    publishedDomainId: undefined,
  })
})
