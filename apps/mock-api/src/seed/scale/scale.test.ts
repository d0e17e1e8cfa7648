import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { createFreshWorld } from '../../testing/fresh-world.ts'
import { contradictionsIn } from '../../testing/ledger.ts'
import { createTestBed } from '../../testing/test-bed.ts'

const scale = 120
const bed = await createTestBed({ scale })
const { db } = bed.world
const firstId = 100_001

const lists = [...operations.values()].filter(({ path, list }) => path.startsWith('/api/admin/') && list)
/** Of the last activity, which everybody has signed up for. */
const addressOf = (path: string): string =>
  path.slice('/api'.length).replace('{id}', String(firstId + scale - 1))

const ask = (path: string) => bed.get(`/api${path}`, 'mishuzhang')

describe('the scaled world', () => {
  it.each(lists.map(({ id, path }) => [id, addressOf(path)] as const))('has a long %s', async (id, path) => {
    const answers = await Promise.all([0, 1, 2].map((page) => ask(`${path}?size=200&page=${page}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const total = Number(answers[0]?.headers['x-total-count'])
    // Roles are chosen from a list that is shown as a whole.
    if (id === 'listDeskRoles') expect(total).toBeLessThan(scale)
    else expect(total).toBeGreaterThanOrEqual(scale)
  })

  it('has the same reviews on its pages as on one, though records of several kinds have one id', async () => {
    const rowsOf = async (query: string) => (await ask(`/admin/reviews?sort=title&${query}`)).json()
    const pages = await Promise.all([0, 1, 2, 3].map((page) => rowsOf(`size=50&page=${page}`)))
    expect(pages.flat()).toEqual(await rowsOf('size=200'))
  })

  it('says whose records the entries of the log are about', async () => {
    const entries = (await ask('/admin/log?size=200')).json<{ ownerName: string | null }[]>()
    expect(entries.filter(({ ownerName }) => ownerName === null)).toEqual([])
  })

  it('adds up', () => {
    expect(contradictionsIn(db)).toEqual([])
  })

  it('is the same every time, its secrets aside', async () => {
    const other = await createFreshWorld({ scale })
    const tables = ['memberApply', 'gatewayPayment', 'orderRefund', 'bankTransfer', 'courseEnrollment']
    const more = [
      'expertApplication',
      'jobApplication',
      'miniSite',
      'siteItem',
      'activity',
      'course',
      'deskLog',
    ]
    for (const table of [...tables, ...more])
      expect(other.world.db.all(`SELECT * FROM ${table}`)).toEqual(db.all(`SELECT * FROM ${table}`))
  })

  it.each(['EXPERT', 'JOB', 'SITE', 'SITE_ITEM', 'ORDER_REFUND', 'BANK_TRANSFER', 'INVOICE'])(
    'has reviews of the kind %s that can be opened',
    async (kind) => {
      const reviews = (await ask(`/admin/reviews?size=200&kind.equals=${kind}`)).json()
      expect(reviews.length).toBeGreaterThanOrEqual(scale)
      for (const { recordId } of reviews)
        expect((await ask(`/admin/reviews/${kind}/${recordId}`)).statusCode).toBe(200)
    },
  )
})
