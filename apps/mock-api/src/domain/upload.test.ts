import { describe, expect, it } from 'vitest'
import { uploadFault, uploadKind } from './upload.ts'

const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const pdf = new TextEncoder().encode('%PDF-1.7')

describe('uploadFault', () => {
  it.each([
    ['照片.jpg', jpg],
    ['照片.JPEG', jpg],
    ['章.png', png],
    ['江川建价〔2026〕12号.pdf', pdf],
    ['a.b.pdf', pdf],
  ])('takes %s', (name, bytes) => {
    expect(uploadFault(name, bytes)).toBeNull()
  })

  it.each([
    ['a picture that is called a document', '照片.pdf', jpg, 'Extension'],
    ['a name without an extension', '照片', jpg, 'Extension'],
    ['an extension without a name', '.png', png, 'Extension'],
    ['a program that is called a picture', 'run.png', new TextEncoder().encode('MZ\u0090'), 'Content'],
    ['markup', 'x.png', new TextEncoder().encode('<svg xmlns='), 'Content'],
    ['nothing', 'x.pdf', new Uint8Array(), 'Content'],
    ['a signature that breaks off', 'x.png', png.subarray(0, 7), 'Content'],
    ['a path', '../x.pdf', pdf, 'Pattern'],
    ['a path of Windows', 'C:\\x.pdf', pdf, 'Pattern'],
    ['a line break', 'x\n.pdf', pdf, 'Pattern'],
    ['a mark that turns the direction', 'x\u202Egnp.pdf', pdf, 'Pattern'],
    ['no name', '', pdf, 'Size'],
    ['a name that is too long', `${'长'.repeat(197)}.pdf`, pdf, 'Size'],
  ])('refuses %s', (_case, name, bytes, message) => {
    expect(uploadFault(name, bytes)).toMatchObject({ message })
  })

  it('says which extension fits', () => {
    expect(uploadFault('x.png', jpg)?.detail).toContain('.jpg or .jpeg')
  })
})

describe('uploadKind', () => {
  it('looks at the first bytes only', () => {
    expect(uploadKind(pdf)?.type).toBe('application/pdf')
    expect(uploadKind(Buffer.concat([Buffer.from(' '), pdf]))).toBeUndefined()
  })
})
