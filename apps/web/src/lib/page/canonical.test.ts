import { expect, it } from 'vitest'
import { canonicalPath, pageUrl } from './canonical.ts'

it('lies below the website’s root', () => {
  const base = 'https://portal.example/site/'
  expect(pageUrl('/', base)).toBe('https://portal.example/site/')
  expect(pageUrl('/DynamicWork?page=2', base)).toBe('https://portal.example/site/DynamicWork?page=2')
})

it('leaves out what decides nothing, and keeps what does', () => {
  expect(canonicalPath('/', {})).toBe('/')
  expect(
    canonicalPath('/DynamicWork', {
      page: 2,
      id: 3,
      title: '行业动态',
      child: 301,
      sort: 'newest',
      year: undefined,
    }),
  ).toBe('/DynamicWork?child=301&page=2')
  expect(canonicalPath('/MemberLogin', { redirect: '/unitPay' })).toBe('/MemberLogin')
})

it('is the same in whatever order the query stands', () => {
  expect(canonicalPath('/JoinUs', { city: '临江市', cert: 'a' })).toBe(
    canonicalPath('/JoinUs', { cert: 'a', city: '临江市' }),
  )
})

it('is what the route says where hints decide, and where nothing does', () => {
  expect(canonicalPath('/CommitteeBookDetail', { id: 4201, page: 3 }, ['id'])).toBe(
    '/CommitteeBookDetail?id=4201',
  )
  expect(canonicalPath('/Calculator', { amount: '4000' }, [])).toBe('/Calculator')
})

it('of a record is one, from whichever list it was opened', () => {
  expect(canonicalPath('/DynamicWork', { article: 7, child: 301, keyword: '结算', page: 2 })).toBe(
    '/DynamicWork?article=7',
  )
  expect(canonicalPath('/2408', { view: 'activities', activity: 4306, status: 'SIGNUP' })).toBe(
    '/2408?activity=4306&view=activities',
  )
})
