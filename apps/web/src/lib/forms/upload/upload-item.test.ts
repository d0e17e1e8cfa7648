import { expect, it } from 'vitest'
import { acceptOf, fileFault, keptFiles, lastingItems, maxFileSize } from './upload-item.ts'

const file = { id: 7, url: 'files/uploads/x.png', name: '照片.png', size: 9 }

it.each([
  ['a picture', { name: '照片.PNG', size: 9 }, 'picture', undefined],
  ['a document', { name: '简历.pdf', size: maxFileSize }, 'document', undefined],
  ['a document where a picture is wanted', { name: '简历.pdf', size: 9 }, 'picture', 'type'],
  ['a name without an ending', { name: '照片', size: 9 }, 'picture', 'type'],
  ['a byte too much', { name: '简历.pdf', size: maxFileSize + 1 }, 'document', 'size'],
  ['nothing in it', { name: '照片.png', size: 0 }, 'picture', 'empty'],
] as const)('%s', (_what, chosen, kind, fault) => {
  expect(fileFault(chosen, kind)).toBe(fault)
})

it('names the endings for the file dialog', () => {
  expect(acceptOf('document')).toBe('.jpg,.jpeg,.png,.pdf')
})

it('hands over, and keeps for later, only what is there', () => {
  const there = { key: 'a', name: '照片.png', size: 9, file, preview: 'blob:x' }
  const items = [
    there,
    { key: 'b', name: 'b.png', size: 9, sent: 0.4 },
    { key: 'c', name: 'c.png', size: 9, error: '失败' },
  ]
  expect(keptFiles(items)).toEqual([file])
  expect(lastingItems(items)).toEqual([{ key: 'kept-7', name: '照片.png', size: 9, file }])
})
