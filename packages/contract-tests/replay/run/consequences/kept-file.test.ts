import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { filesOf, hasOtherSize } from './kept-file.ts'

const shown = (...urls: string[]) => {
  const attachments = urls.map((url) => ({ id: 7, url, name: '招标文件.pdf', size: 2048 }))
  return filesOf(exchangeOf('getTender', { answer: answerOf(200, { attachments }) }))
}

describe('a file that an answer points to', () => {
  it('is read where the backend keeps it', () => {
    const file = { pointer: '/attachments/0/size', size: 2048, path: '/files/attachments/7.pdf' }
    expect(shown('files/attachments/7.pdf')).toEqual([file])
    expect(shown('https://elsewhere.example/7.pdf')).toEqual([])
  })

  it('is read of several as the first and as the last', () => {
    const pointers = shown('files/1.pdf', 'files/2.pdf', 'files/3.pdf').map(({ pointer }) => pointer)
    expect(pointers).toEqual(['/attachments/0/size', '/attachments/2/size'])
  })

  it('has as many bytes as the answer says', () => {
    const [file] = shown('files/attachments/7.pdf')
    if (!file) throw new Error('no file')
    const read = (status: number, size: number) =>
      hasOtherSize(file, exchangeOf('getTender', { answer: { ...answerOf(status, ''), size } }))
    expect(read(200, 2048)).toBeNull()
    expect(read(404, 100)).toBeNull()
    expect(read(200, 2)).toMatchObject({ path: '/attachments/0/size', seen: '2048 of 2' })
  })
})
