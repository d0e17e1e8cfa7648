import { expect, it } from 'vitest'
import { withoutContacts } from './without-contacts.ts'

it.each([
  '13900030001',
  '139 0003 0001',
  '139-0003-0001',
  '139.0003.0001',
  '139·0003·0001',
  '139 - 0003 - 0001',
  '139—0003—0001',
  '1390 003 0001',
  '+8613900030001',
  '8613900030001',
  '+86 139 0003 0001',
  '(+86)139-0003-0001',
  '（86）13900030001',
  '0086-13900030001',
  '１３９０００３０００１',
  '＋８６　１３９　０００３　０００１',
  '139\u200b0003\u200b0001',
  '0590-8866108',
  '(0590)8866108',
  '0590 886 6108',
  'a.b@mail.example',
  'a.b＠mail．example',
  'ａ.ｂ@mail.example',
  'a.b @ mail.example',
  '13900030001@mail.example',
  '11010519491231002X',
  '11010519491231002x',
  '110105 19491231 0021',
  '１１０１０５１９４９１２３１００２１',
])('%s is not shown', (contact) => {
  expect(withoutContacts(`㎡𠮷电话：${contact}，㎡𠮷等。`)).toBe('㎡𠮷电话：***，㎡𠮷等。')
  expect(withoutContacts(contact)).toBe('***')
  expect(withoutContacts(`${contact}\n${contact}`)).toBe('***\n***')
})

it('keeps figures that are no phone, and every other character as it was written', () => {
  const text =
    '证号建[造]1112349900321，造价13900030001234元，2018年起；１９９８．０７—２００１．０６、1990.5-2001.06，面积１３９㎡，@全体，05902345678号'
  expect(withoutContacts(text)).toBe(text)
})

it('reads a long text without a contact', () => {
  for (const part of ['a', 'a.', '1', '1 ', '86', '(', '@', 'a@', '０'])
    expect(withoutContacts(part.repeat(50_000))).toBe(part.repeat(50_000))
})
