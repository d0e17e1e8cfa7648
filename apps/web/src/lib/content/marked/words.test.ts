import { describe, expect, it } from 'vitest'
import { cutAtWords, wordsOf } from './words.ts'

const hits = (text: string, ...words: string[]) =>
  cutAtWords(text, words)
    .filter(({ isHit }) => isHit)
    .map(({ at, text }) => [at, text])

describe('wordsOf', () => {
  it('parts at any space, longest first, each word once', () => {
    expect(wordsOf('结算 竣工结算\u3000审核  结算')).toEqual(['竣工结算', '结算', '审核'])
  })

  it('takes off what surrounds a word and keeps what stands inside it', () => {
    expect(wordsOf('《工程量清单》， GB/T 50500-2024')).toEqual(['50500-2024', '工程量清单', 'GB/T'])
  })

  it('reads full-width letters as plain ones', () => {
    expect(wordsOf('ＢＩＭ')).toEqual(['BIM'])
  })

  it('finds no word in punctuation', () => {
    expect(wordsOf(' 《》 … ')).toEqual([])
  })
})

describe('cutAtWords', () => {
  it('loses nothing of the text', () => {
    const text = '关于发布信息价的通知：信息价按月发布'
    const whole = cutAtWords(text, ['信息价', '通知'])
      .map((stretch) => stretch.text)
      .join('')
    expect(whole).toBe(text)
  })

  it('names each occurrence with its place', () => {
    expect(hits('信息价的通知：信息价', '信息价', '通知')).toEqual([
      [0, '信息价'],
      [4, '通知'],
      [7, '信息价'],
    ])
  })

  it('prefers the longer of two words that begin alike', () => {
    expect(hits('竣工结算书', ...wordsOf('竣工 竣工结算'))).toEqual([[0, '竣工结算']])
  })

  it('overlooks case and keeps the spelling of the text', () => {
    expect(hits('bim 与 BIM', 'Bim')).toEqual([
      [0, 'bim'],
      [6, 'BIM'],
    ])
  })

  it.each(['(', 'a|b', '[x]', '\\d', '.*', 'GB/T', '2024-1', '$&'])('takes %s for what it says', (word) => {
    expect(hits(`前${word}后`, word)).toEqual([[1, word]])
  })

  it('marks nothing without words', () => {
    expect(cutAtWords('通知', [])).toEqual([{ at: 0, text: '通知', isHit: false }])
  })
})
