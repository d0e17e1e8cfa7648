import { expect, it } from 'vitest'
import { postsQuery, seekersQuery } from './jobs-criteria.ts'

it('asks for the first page of everything', () => {
  expect(JSON.parse(JSON.stringify(postsQuery({})))).toEqual({ page: 0, size: 10 })
})

it('narrows posts by all that is chosen', () => {
  const query = postsQuery({
    keyword: '造价',
    city: '临江市',
    salary: 'middle',
    experience: 'junior',
    cert: 'class1',
    page: 2,
  })
  expect(query).toEqual({
    'position.contains': '造价',
    'city.equals': '临江市',
    'salaryMax.greaterThanOrEqual': 8000,
    'salaryMin.lessThanOrEqual': 15_000,
    'experienceReq.in': ['1年以上', '2年以上', '3年以上'],
    'certReq.contains': '一级',
    page: 1,
    size: 10,
  })
})

it('finds what asks for nothing', () => {
  expect(postsQuery({ salary: 'open', experience: 'none', cert: 'none' })).toMatchObject({
    'salaryMin.specified': false,
    'experienceReq.specified': false,
    'certReq.specified': false,
  })
  expect(seekersQuery({ cert: 'class2' })).toMatchObject({ 'certType.contains': '二级' })
})
