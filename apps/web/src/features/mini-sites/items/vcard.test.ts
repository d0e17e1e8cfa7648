import { expect, it } from 'vitest'
import { vCard } from './vcard.ts'

it('names the person to talk to, and the unit behind it', () => {
  const card = vCard('江川衡准, 分公司', {
    contactName: '许静怡',
    phone: '0590-8339563',
    address: '观澜路118号;12层',
  })
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:许静怡',
    'ORG:江川衡准\\, 分公司',
    'TEL;TYPE=WORK:0590-8339563',
    'ADR;TYPE=WORK:;;观澜路118号\\;12层;;;;',
    'END:VCARD',
  ])
})

it('leaves out what is not given', () => {
  expect(vCard('林知远', { email: 'lin@mail.example', phone: null })).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:林知远\r\nEMAIL:lin@mail.example\r\nEND:VCARD',
  )
})
