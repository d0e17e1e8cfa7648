import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displayWidth, pad, wrap } from './terminal.ts'

test('a Chinese character takes two columns', () => {
  assert.equal(displayWidth('会费 2026'), 9)
  assert.equal(pad('会费', 6), '会费  ')
})

test('lines break between words and between Chinese characters', () => {
  assert.deepEqual(wrap('one two three', 7), ['one two', 'three'])
  assert.deepEqual(wrap('会员单位缴纳会费', 8), ['会员单位', '缴纳会费'])
})

test('closing punctuation does not begin a line', () => {
  assert.deepEqual(wrap('会员单位，缴费', 8), ['会员单', '位，缴费'])
})
