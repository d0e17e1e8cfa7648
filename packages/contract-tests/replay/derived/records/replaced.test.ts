import { describe, expect, it } from 'vitest'
import { textOf } from '../../../shared/http/bytes.ts'
import type { Send } from '../../../shared/http/send.ts'
import { operationOf } from '../operations.ts'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { refusedPut } from '../testing/strict-put.ts'
import { leavableOf } from './leavable.ts'
import { replacedScenarios } from './replaced.ts'

type Site = Record<string, unknown>

const site: Site = {
  ...{ id: 301, ownerType: 'UNIT', name: '江川恒信工程造价咨询有限公司', domainId: 'hengxin', coverId: [] },
  ...{ logoUrl: 'files/logos/hengxin.svg', intro: '<p>…</p>', contacts: { phone: '0590-8339563' } },
  ...{ mapLng: 118.7, mapLat: 31.2, isPublished: 1, isDeleted: 0, orderNum: 301 },
  ...{ createdDate: '2026-11-01T01:00:00.000Z', lastModifiedDate: '2026-11-01T01:00:00.000Z' },
}

/** A backend with one mini-site. @param keep what is kept of it, given what was there and what was put */
function siteBackend(keep: (before: Site, put: Site) => Site): { send: Send; now(): Site } {
  let now = site
  const send: Send = async ({ operation, request }) => {
    if (operation?.id === 'getCurrentUser') return Response.json({ permissions: [{ name: 'sites.manage' }] })
    if (operation?.id !== 'updateSite') return Response.json(now)
    const put = JSON.parse(await textOf(request)) as Site
    const refused = refusedPut(now, put)
    if (!refused) now = keep(now, put)
    return refused ?? Response.json(now)
  }
  return { send, now: () => now }
}

const empty = { logoUrl: null, contacts: {}, mapLng: null, mapLat: null }
/** What a member may change of a mini-site. */
const own = ['domainId', 'coverId', 'logoUrl', 'intro', 'contacts', 'mapLng', 'mapLat', 'isPublished']
const ownOf = (put: Site): Site =>
  Object.fromEntries(Object.entries(put).filter(([name]) => own.includes(name)))
const replaces = (before: Site, put: Site): Site => ({ ...before, ...empty, ...ownOf(put) })

const seenOf = ({ send }: { send: Send }) => mismatchesOf(replacedScenarios, 'updateSite', send, ['rule'])

describe('what replaces a record', () => {
  it('is right when it is read as it was put, and is put back', async () => {
    const backend = siteBackend(replaces)
    expect(await seenOf(backend)).toEqual([])
    expect(backend.now()).toEqual(site)
  })

  it('keeps what is only read, and is put back where it does not', async () => {
    const backend = siteBackend((before, put) => ({ ...before, ...empty, ...put }))
    const told = await seenOf(backend)
    expect(told.filter(({ expected }) => /only read/.test(expected)).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/orderNum', '/ownerType', '/name', '/createdDate']),
    )
    expect(backend.now()).toEqual(site)
  })

  it('is put back also where it cannot be read in between', async () => {
    const backend = siteBackend(replaces)
    let puts = 0
    let isCut = false
    const send: Send = async (outgoing) => {
      const { id } = outgoing.operation ?? {}
      if (id === 'updateSite') puts++
      if (id === 'getOwnSite' && puts === 1 && !isCut) {
        isCut = true
        throw new Error('the connection was cut')
      }
      return backend.send(outgoing)
    }
    await expect(seenOf({ send })).rejects.toThrow('cut')
    expect(backend.now()).toEqual(site)
  })

  it('clears what is left out', async () => {
    const seen = await seenOf(siteBackend((before, put) => ({ ...before, ...put })))
    expect(seen.map(({ path }) => path)).toEqual(expect.arrayContaining(['/contacts', '/mapLng', '/mapLat']))
  })

  it('may be without what its body does not need', () => {
    const put = operationOf('updateSite')
    expect(leavableOf(put, site)).toEqual(['logoUrl', 'contacts', 'mapLng', 'mapLat'])
    expect(leavableOf(put, { ...site, contacts: {}, mapLng: null })).toEqual(['logoUrl', 'mapLat'])
  })

  it('keeps what is put', async () => {
    const seen = await seenOf(siteBackend((before, put) => ({ ...replaces(before, put), mapLat: null })))
    expect(seen).toContainEqual(
      expect.objectContaining({ path: '/mapLat', expected: 'what was put is what is read' }),
    )
  })
})
