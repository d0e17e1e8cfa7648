import { expect, test } from 'vitest'
import { simplifiedIn } from './traditional.ts'

test('simplified characters are found, each once', () => {
  expect(simplifiedIn('会员登录，会費')).toEqual(['会', '员', '录'])
})

test('so are those that Big5 has for rare words', () => {
  expect(simplifiedIn('名稱中的几個字，怎么辦')).toEqual(['几', '么'])
})

test('what Taiwan writes is left alone, and so are other scripts', () => {
  expect(simplifiedIn('門檻、準繩路、皇后、台灣與臺灣；Cost ¥1 ção')).toEqual([])
})
