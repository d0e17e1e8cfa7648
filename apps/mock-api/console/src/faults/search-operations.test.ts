import { expect, it } from 'vitest'
import { everyOperation, searchOperations } from './search-operations.ts'

const news = {
  id: 'listNews',
  method: 'get',
  path: '/api/public/info-news-list',
  tag: 'news',
  summary: 'Published news',
}
const pay = {
  id: 'payByWechat',
  method: 'post',
  path: '/api/weixin/native/pay',
  tag: 'payments',
  summary: 'Pays',
}

it.each([
  ['', [everyOperation, news, pay]],
  ['NATIVE', [pay]],
  ['post pay', [pay]],
  ['news published', [news]],
  ['every', [everyOperation]],
  ['*', [everyOperation]],
  ['nothing', []],
])('%j finds %j', (text, found) => {
  expect(searchOperations([news, pay], text)).toEqual(found)
})
