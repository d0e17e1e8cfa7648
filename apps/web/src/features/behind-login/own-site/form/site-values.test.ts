import type { OwnSite } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { toSiteBody, valuesOf } from './site-values.ts'

const site = {
  id: 303,
  domainId: 'hengzhun',
  coverId: 'files/a.svg',
  logoUrl: null,
  intro: '<p>正文</p>',
  contacts: { phone: '0590-8339563', email: null },
  mapLng: 118.79,
  mapLat: 31.2,
  isPublished: 1,
} as OwnSite

describe('a site that is saved unchanged', () => {
  it('is what it was, with its single picture and the contacts it had', () => {
    const { id: _, ...body } = site
    expect(toSiteBody(valuesOf(site), site)).toEqual(body)
  })

  it('keeps a list of pictures', () => {
    const listed = { ...site, coverId: [{ id: 7, imgUrl: 'files/a.svg' }] }
    expect(toSiteBody(valuesOf(listed), listed).coverId).toEqual(listed.coverId)
  })
})

it('sends what was changed, trimmed, and nothing for what was emptied', () => {
  const values = { ...valuesOf(site), phone: ' ', address: ' 观澜路 ', mapLng: '', mapLat: '' }
  expect(toSiteBody({ ...values, covers: [] }, site)).toMatchObject({
    coverId: [],
    contacts: { phone: null, email: null, address: '观澜路' },
    mapLng: null,
    mapLat: null,
  })
})

it('opens a site that visitors do not see', () => {
  expect(toSiteBody({ ...valuesOf(null), domainId: 'studio', intro: '<p>1</p>' }, null)).toEqual({
    domainId: 'studio',
    coverId: [],
    logoUrl: null,
    intro: '<p>1</p>',
    contacts: {},
    mapLng: null,
    mapLat: null,
    isPublished: 0,
  })
})

it('sends the words about a picture, and none where they were cleared', () => {
  const described = { ...site, coverId: [{ id: 7, imgUrl: 'files/a.svg', alt: '办公楼' }] }
  const values = valuesOf(described)
  expect(toSiteBody(values, described).coverId).toEqual(described.coverId)
  const said = (alt: string) => ({ ...values, covers: values.covers.map((cover) => ({ ...cover, alt })) })
  expect(toSiteBody(said(' 大厅 '), described).coverId).toEqual([
    { id: 7, imgUrl: 'files/a.svg', alt: '大厅' },
  ])
  expect(toSiteBody(said(' '), described).coverId).toEqual([{ id: 7, imgUrl: 'files/a.svg', alt: null }])
})
