import { expect, it } from 'vitest'
import { factsOf } from './facts-of.ts'

it('shows what has a name and a value, in the order of the names', () => {
  const submission = {
    email: null,
    expertType: '["造价","培训"]',
    name: '骆云归',
    secret: 1,
    content: '<p>好</p>',
  }
  expect(factsOf(submission, ['name', 'email', 'expertType', 'content'])).toEqual([
    { name: 'name', value: '骆云归', isRich: false },
    { name: 'expertType', value: '造价、培训', isRich: false },
    { name: 'content', value: '<p>好</p>', isRich: true },
  ])
})

it('reads an order within it, and a text that only looks like a list', () => {
  expect(factsOf({ order: { orderNo: 'JC1' }, reason: '[急' }, ['reason', 'order.orderNo'])).toEqual([
    { name: 'reason', value: '[急', isRich: false },
    { name: 'order.orderNo', value: 'JC1', isRich: false },
  ])
})
