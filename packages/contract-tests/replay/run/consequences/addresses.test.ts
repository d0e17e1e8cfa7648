import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { addressesIn, leadsNowhere } from './addresses.ts'

const base = 'https://portal.example/ht'
const shown = (body: unknown, status = 200) =>
  addressesIn(exchangeOf('listNews', { answer: answerOf(status, body) }), base).map(({ pointer, path }) => [
    pointer,
    path,
  ])

describe('a file that an answer leads to', () => {
  it('is the first of each property that names one', () => {
    expect(
      shown([
        { coverUrl: null, pages: [{ imgUrl: 'files/1.png' }, { imgUrl: 'files/2.png' }] },
        { coverUrl: '/files/3.svg', url: 'files/4.svg' },
        { coverUrl: 'files/5.svg' },
      ]),
    ).toEqual([
      ['/0/pages/0/imgUrl', '/files/1.png'],
      ['/1/coverUrl', '/files/3.svg'],
    ])
  })

  it('may have a digit in its name', () => {
    expect(shown({ mp4Url: 'files/1.mp4' })).toEqual([['/mp4Url', '/files/1.mp4']])
  })

  it('lies at the backend itself', () => {
    expect(shown({ logoUrl: `${base}/files/6.png` })).toEqual([['/logoUrl', '/files/6.png']])
    const others = ['https://elsewhere.example/7.png', '//elsewhere.example/7.png', 'weixin://wxpay/x', '']
    for (const codeUrl of others) expect(shown({ codeUrl })).toEqual([])
    expect(shown({ logoUrl: 'files/6.png' }, 404)).toEqual([])
  })

  it('is there', () => {
    const address = { property: 'coverUrl', pointer: '/0/coverUrl', path: '/files/3.svg' }
    const read = (status: number) =>
      leadsNowhere(address, exchangeOf('listNews', { answer: answerOf(status, '') }))
    expect(read(200)).toBeNull()
    expect(read(404)).toMatchObject({ path: '/0/coverUrl', seen: '404 at /files/3.svg' })
  })
})
